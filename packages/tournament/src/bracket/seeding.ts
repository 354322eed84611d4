/**
 * Places of a knock-out of `size` (a power of two) from top to bottom: 1 and 2 in opposite halves, 1 to 4 in different
 * quarters, and so on. Neighbours meet in the first round, and their places add up to `size + 1`, so that with fewer
 * competitors than places the missing ones fall to the first places, and never two to one match.
 */
export function seedingOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    // The better place of a pair stands at the outside of its half.
    order = order.flatMap((place, i) =>
      i % 2 === 0 ? [place, sum - place] : [sum - place, place],
    );
  }
  return order;
}

/** The smallest power of two that is not below `count`. */
export function bracketSize(count: number): number {
  let size = 1;
  while (size < count) size *= 2;
  return size;
}
