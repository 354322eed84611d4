import type { Side } from '@threecount/match';

/** Both sides, red first. */
export const sides: readonly Side[] = ['red', 'blue'];

export function otherSide(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}
