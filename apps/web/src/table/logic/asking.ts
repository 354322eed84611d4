import type { LogLineView } from '@threecount/match';

/** Flags of a call that say something was done already, or by somebody: nothing to look at any more. */
const settled = new Set(['overruled', 'stranded', 'voided-by-leg-lock']);

/** A call that an official should look at. */
export interface Asking {
  readonly line: LogLineView;
  /** What to look at. */
  readonly flags: readonly string[];
}

/**
 * The calls whose flags ask, newest first: those that stand and that nobody kept.
 * @param kept indexes of the calls that were looked at and stand
 */
export function askingLines(
  log: readonly LogLineView[],
  kept: ReadonlySet<number>,
): readonly Asking[] {
  return log
    .filter(({ voided, voidable, index }) => voidable && !voided && !kept.has(index))
    .map((line) => ({ line, flags: line.flags.filter((flag) => !settled.has(flag)) }))
    .filter(({ flags }) => flags.length > 0)
    .toReversed();
}
