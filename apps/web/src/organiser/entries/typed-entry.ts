/** What stands in the form of one entry, as typed. */
export interface TypedEntry {
  readonly givenName: string;
  readonly familyName: string;
  readonly club: string;
  readonly divisionId: string;
  readonly seed: string;
  readonly weightKg: string;
  readonly born: string;
  /** `male`, `female`, or empty where nobody asked. */
  readonly gender: string;
  readonly rank: string;
  readonly months: string;
}

export const emptyEntry: TypedEntry = {
  givenName: '',
  familyName: '',
  club: '',
  divisionId: '',
  seed: '',
  weightKg: '',
  born: '',
  gender: '',
  rank: '',
  months: '',
};

const numberOrNull = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim());

/** What is sent of it: names without blanks around them, and null for what was left open. */
export function entryBody(typed: TypedEntry) {
  const { givenName, familyName, club, divisionId, seed, weightKg, born } = typed;
  const { gender, rank, months } = typed;
  return {
    givenName: givenName.trim(),
    familyName: familyName.trim(),
    club: club.trim(),
    divisionId,
    seed: numberOrNull(seed),
    weightKg: numberOrNull(weightKg),
    born: born === '' ? null : born,
    gender: gender === '' ? null : gender,
    rank: rank.trim(),
    months: numberOrNull(months),
  };
}
