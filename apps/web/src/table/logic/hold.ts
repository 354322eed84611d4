/** A press that ends within this time is no count, but a press. Milliseconds. */
export const shortMs = 400;
const second = 1_000;

/** How a press stands that is held for a count of the referee's seconds. */
export interface HoldStanding {
  /** Let go now it is an ordinary press. */
  readonly short: boolean;
  /** Seconds counted. */
  readonly count: number;
  /** The count is full. */
  readonly full: boolean;
}

/** @param lengthMs the book's count */
export function holdAt(heldMs: number, lengthMs: number): HoldStanding {
  return {
    short: heldMs < shortMs,
    count: Math.floor(Math.min(heldMs, lengthMs) / second),
    full: heldMs >= lengthMs,
  };
}
