/**
 * Chance from a text: the same text gives the same numbers on every machine.
 *
 * The text's UTF-16 code units are hashed into four 32-bit words (each a multiplicative hash with its own odd factor,
 * finished by xor-shift and multiply), which seed the generator known as sfc32 (three words of state and a counter).
 * Only 32-bit integer operations are used.
 */
export interface Random {
  /** A whole number from 0 to 2^32 - 1. */
  word(): number;
  /** A whole number from 0 to `limit - 1`, each equally likely; `limit` is a whole number from 1 to 2^32. */
  below(limit: number): number;
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean;
}

const factors = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

function hash(text: string, factor: number): number {
  let h = Math.imul(text.length + 1, factor) ^ 0x6a09e667;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), factor);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function sfc32(seed: readonly [number, number, number, number]): () => number {
  let [a, b, c, counter] = seed;
  return () => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    c |= 0;
    return out >>> 0;
  };
}

/** A generator seeded by a text. */
export function randomFrom(text: string): Random {
  const [f0, f1, f2, f3] = factors;
  const word = sfc32([hash(text, f0), hash(text, f1), hash(text, f2), hash(text, f3)]);
  // The first words still show the seed: they are not used.
  for (let i = 0; i < 16; i += 1) word();
  const below = (limit: number): number => {
    // Words above the last whole multiple of `limit` would favour small numbers: they are drawn again.
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % limit;
  };
  return { word, below, chance: (percent) => below(100) < percent };
}

/** The items in a random order (Fisher and Yates, from the end); the list given stays as it is. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    const [here, there] = [result[i] as T, result[j] as T];
    result[i] = there;
    result[j] = here;
  }
  return result;
}

/** One of the items, each equally likely; undefined for an empty list. */
export function oneOf<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[random.below(items.length)];
}
