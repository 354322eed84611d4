/** What stands in the form of one entry, as typed. */
export interface TypedEntry {
  readonly givenName: string;
  readonly familyName: string;
  readonly club: string;
  readonly divisionId: string;
  readonly seed: string;
  readonly weightKg: string;
  readonly born: string;
}

export const emptyEntry: TypedEntry = {
  givenName: '',
  familyName: '',
  club: '',
  divisionId: '',
  seed: '',
  weightKg: '',
  born: '',
};

const numberOrNull = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim());

/** What is sent of it: names without blanks around them, and null for what was left open. */
export function entryBody(typed: TypedEntry) {
  const { givenName, familyName, club, divisionId, seed, weightKg, born } = typed;
  return {
    givenName: givenName.trim(),
    familyName: familyName.trim(),
    club: club.trim(),
    divisionId,
    seed: numberOrNull(seed),
    weightKg: numberOrNull(weightKg),
    born: born === '' ? null : born,
  };
}
