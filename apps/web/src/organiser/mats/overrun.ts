import type { MatSummary, Session } from '@threecount/tournament';
import { dayIn } from '../../ui/venue-time.ts';

/**
 * How the plan of a mat leaves its day: it ends after the last session does, or on a later day than that begins; null:
 * it fits, or there is no plan.
 * @param sessions those of all mats
 * @param timeZone of the venue
 */
export function overrunOf(
  { plannedEnd, sessions: own }: Pick<MatSummary, 'plannedEnd' | 'sessions'>,
  sessions: readonly Session[],
  timeZone: string | null,
): 'session' | 'day' | null {
  const last = (own ?? sessions).at(-1);
  if (plannedEnd === null || last === undefined) return null;
  const start = Date.parse(last.start);
  if (dayIn(plannedEnd, timeZone) > dayIn(start, timeZone)) return 'day';
  return last.end !== null && plannedEnd > Date.parse(last.end) ? 'session' : null;
}
