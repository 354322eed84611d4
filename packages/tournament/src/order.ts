/** Compares two texts by their UTF-16 code units: the same everywhere, without a locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Where the digits at the end of a text begin; at most 15 count as a number. */
function digitsFrom(text: string): number {
  let from = text.length;
  while (from > 0 && text.length - from < 15 && isDigit(text.charCodeAt(from - 1))) from -= 1;
  return from;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Compares ids or names by their text, then by a number at their end: `e2` before `e10`, `Mat 9` before `Mat 10`. */
export function compareIds(a: string, b: string): number {
  const left = digitsFrom(a);
  const right = digitsFrom(b);
  const words = compareText(a.slice(0, left), b.slice(0, right));
  // An empty number counts as 0 and is parted from `0` by the whole text.
  return words || Number(a.slice(left)) - Number(b.slice(right)) || compareText(a, b);
}
