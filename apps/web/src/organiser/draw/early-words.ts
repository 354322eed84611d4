import type { EarlyMeetings } from '@threecount/tournament';
import { t } from './words.ts';

/** How many of one club meet at once, beside the fewest that are possible. */
export function earlyWords({ clubPairs, clubBound }: EarlyMeetings, inPools: boolean): string {
  if (clubPairs === 0) return t(inPools ? 'early.pool-none' : 'early.none');
  const words = t(inPools ? 'early.pool' : 'early.first', { count: clubPairs });
  if (clubPairs === clubBound) return t('early.least', { words });
  return t('early.more', { words, bound: clubBound });
}
