const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A seed text that can be read out: three groups of four from letters and digits that look unlike one another. */
export function seedText(bytes: Uint8Array): string {
  const marks = Array.from(bytes.slice(0, 12), (byte) => letters[byte % letters.length] ?? 'a');
  return [marks.slice(0, 4), marks.slice(4, 8), marks.slice(8, 12)]
    .map((group) => group.join(''))
    .join('-');
}

/** A new one from the browser's random numbers. */
export function randomSeedText(): string {
  return seedText(crypto.getRandomValues(new Uint8Array(12)));
}
