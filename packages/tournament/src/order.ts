/** Compares two texts by their UTF-16 code units: the same everywhere, without a locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const numbered = /^(.*?)(\d{1,15})$/su;

/** Compares ids or names by their text, then by a number at their end: `e2` before `e10`, `Mat 9` before `Mat 10`. */
export function compareIds(a: string, b: string): number {
  const left = numbered.exec(a);
  const right = numbered.exec(b);
  if (left === null || right === null || left[1] !== right[1]) return compareText(a, b);
  return Number(left[2]) - Number(right[2]) || compareText(a, b);
}

/** Compares match ids (`d2-10`): by division, then by number. */
export function compareMatchIds(a: string, b: string): number {
  const left = a.lastIndexOf('-');
  const right = b.lastIndexOf('-');
  return compareIds(a.slice(0, left), b.slice(0, right)) || compareIds(a, b);
}
