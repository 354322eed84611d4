/** Why something does not fit a book: the place in it, a sentence, and the names that would have been valid. */
export interface Problem {
  readonly place: string;
  readonly message: string;
  readonly valid?: readonly string[];
}

/** The problem of a name that is in none of the lists. */
export function unknownName(place: string, name: unknown, valid: readonly string[]): Problem {
  return { place, message: `${JSON.stringify(name)} is not known here`, valid };
}
