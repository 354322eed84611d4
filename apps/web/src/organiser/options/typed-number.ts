/** A number as people write it: with a point or a comma, with a minus of either kind. */
const shape = /^[-+]?(?:\d+\.?\d*|\.\d+)$/u;

/** The number that was typed; the text itself where it is none, so that it stays to be mended; undefined: nothing. */
export function typedNumber(text: string): number | string | undefined {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-');
  if (plain === '') return undefined;
  // `+ 0` makes a minus nought an ordinary one.
  return shape.test(plain) ? Number(plain) + 0 : text;
}
