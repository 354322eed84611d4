import type { ClockView } from '@threecount/match';

/**
 * When the present period ends if nothing stops the clock, epoch milliseconds of the server's clock; null where the clock
 * stands, or has no limit.
 * @param startedAt epoch milliseconds at which the match's real time was 0
 */
export function endOfPeriod(
  { running, at, remainingMs }: ClockView,
  startedAt: number | null,
): number | null {
  return running && startedAt !== null && remainingMs !== null
    ? startedAt + at + remainingMs
    : null;
}
