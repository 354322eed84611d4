/** Milliseconds of a time typed as `m:ss`; null where the text is none. */
export function typedTime(text: string): number | null {
  const found = /^\s*(\d{1,3}):([0-5]\d)\s*$/u.exec(text);
  return found ? (Number(found[1]) * 60 + Number(found[2])) * 1_000 : null;
}
