/**
 * Chance from a seed (a whole number), the same on every machine: the generator known as mulberry32.
 * Good enough to choose moments and to invent lists.
 */
export function randomOf(seed) {
  let state = seed >>> 0;
  const part = () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(part() * limit);
  return {
    /** A whole number from 0 to `limit - 1`. */
    below,
    /** True in `percent` of 100 cases. */
    chance: (percent) => part() * 100 < percent,
    /** One of a list that is not empty. */
    one: (list) => list[below(list.length)],
  };
}
