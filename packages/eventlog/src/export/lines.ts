/** A line of a text, without its end; `start` is where it stands in the text. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  readonly text: string;
}

/** The lines of a text, one at a time: a file of 100 MB is not copied as a whole. */
export function* linesOf(text: string): Generator<Line, undefined> {
  let start = 0;
  for (let number = 1; start < text.length; number++) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    yield { number, start, text: text.slice(start, end) };
    start = end + 1;
  }
}

/** The value of a JSON text, or undefined where it is none (JSON has no undefined). */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A member of an object that came from JSON. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
