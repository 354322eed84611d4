/** Why something does not fit a book: the place in it, a sentence, and the names that would have been valid. */
export interface Problem {
  readonly place: string;
  readonly message: string;
  readonly valid?: readonly string[];
}

/** The problem of a name that is in none of the lists. */
export function unknownName(place: string, name: unknown, valid: readonly string[]): Problem {
  const message = name === undefined ? 'is missing' : `${quoted(name)} is not known here`;
  return { place, message, valid };
}

const longest = 80;

/** A given value as it may stand in a message of one line. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= longest ? text : `${text.slice(0, longest)}...`;
}
