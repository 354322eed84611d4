import type { MatchResultView } from '@threecount/tournament';

const unfought = new Set<MatchResultView['method']>(['walkover', 'bye', 'cancelled', 'no-show']);

/** Whether two met: only then a score says something. */
export const wasFought = ({ method }: Pick<MatchResultView, 'method'>): boolean =>
  !unfought.has(method);
