/** Somebody in the form of a show match, as typed. */
export interface TypedGuest {
  readonly givenName: string;
  readonly familyName: string;
  readonly club: string;
}

/** What stands in the form of a show match. */
export interface TypedShow {
  readonly name: string;
  /** The division by whose column it is judged. */
  readonly like: string;
  readonly red: TypedGuest;
  readonly blue: TypedGuest;
  /** Empty: none yet. */
  readonly matId: string;
}

const nobody: TypedGuest = { givenName: '', familyName: '', club: '' };
export const emptyShow = (name: string): TypedShow => ({
  name,
  like: '',
  red: nobody,
  blue: nobody,
  matId: '',
});

/** What is sent; null while something is missing. */
export function showBody({ name, like, red, blue, matId }: TypedShow) {
  const sides = [red, blue].map(trimmed);
  const [one, other] = sides;
  if (name.trim() === '' || like === '' || one === undefined || other === undefined) return null;
  if (sides.some(({ familyName }) => familyName === '')) return null;
  return { name: name.trim(), like, red: one, blue: other, matId: matId === '' ? null : matId };
}

const trimmed = ({ givenName, familyName, club }: TypedGuest): TypedGuest => ({
  givenName: givenName.trim(),
  familyName: familyName.trim(),
  club: club.trim(),
});
