import type { MatchCard, TournamentSettings } from '@threecount/tournament';

/** How far the calling of a match is. */
export interface CallState {
  /** Epoch ms of each call. */
  readonly made: readonly number[];
  /** How many are left before a no-show counts. */
  readonly left: number;
  /** From 1; null: all are made. */
  readonly next: number | null;
  /** Epoch ms before which the next one is too early; null: it may come now. */
  readonly from: number | null;
}

/** @param now epoch ms of the server's clock */
export function callState(
  calls: readonly number[],
  { number, intervalSeconds }: TournamentSettings['calls'],
  now: number,
): CallState {
  const left = Math.max(0, number - calls.length);
  const last = calls.at(-1);
  const from = last === undefined ? 0 : last + intervalSeconds * 1000;
  return {
    made: calls,
    left,
    next: left === 0 ? null : calls.length + 1,
    from: left > 0 && from > now ? from : null,
  };
}

/** Both are known and nobody has begun: they can be called. `begun`: the clock of the match was started. */
export function isCallable({ standing }: Pick<MatchCard, 'standing'>, begun = false): boolean {
  return standing === 'ready' || standing === 'held' || (standing === 'on-mat' && !begun);
}
