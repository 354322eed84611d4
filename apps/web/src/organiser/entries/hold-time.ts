import type { EntryMeasure } from '@threecount/tournament';
import { timeWords } from '../../parts/words.ts';
import { momentOf } from '../../ui/venue-time.ts';
import { t } from '../later/words.ts';

/** Until when somebody is held back, epoch ms, as it was typed in venue time; null: until it is lifted. */
export const holdUntil = (typed: string, timeZone: string | null): number | null =>
  typed === '' ? null : momentOf(typed.slice(0, 16), timeZone);

/** Who holds somebody back, why, and until when. */
export function holdWords(
  { by, reason, until }: NonNullable<EntryMeasure['hold']>,
  now = Date.now(),
): string {
  const end = until === null ? t('hold.open-end') : t('hold.ends', { time: timeWords(until, now) });
  return `${t('hold.now', { by, reason })} (${end})`;
}

/** Who put somebody out, and why. */
export const outWords = ({ kind, by, reason }: NonNullable<EntryMeasure['disqualified']>): string =>
  t(`out.now-${kind}`, { by, reason });
