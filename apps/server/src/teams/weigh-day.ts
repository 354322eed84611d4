import type { TournamentAction, TournamentState } from '@threecount/tournament';
import { refused } from '../http/api-error.ts';
import { wallTime } from '../schedule/zone.ts';

const hour = 3_600_000;

/** The days that it is at a moment (epoch ms): one in a zone, else that of every zone that there is. */
function daysAt(at: number, timeZone: string | null): readonly string[] {
  if (timeZone !== null) return [wallTime(at, timeZone).day];
  const ends = [at - 12 * hour, at + 14 * hour].map((one) => wallTime(one, 'UTC').day);
  return [...new Set(ends)];
}

type Occasion = Pick<TournamentState, 'date' | 'timeZone' | 'sessions'>;

/** Whether a day is that of the tournament, or one on which it has a session. */
function isOfTournament({ date, timeZone, sessions }: Occasion, day: string): boolean {
  if (date === day) return true;
  return sessions.some(({ start, end }) => {
    const on = (instant: string): string => wallTime(Date.parse(instant), timeZone ?? 'UTC').day;
    return on(start) <= day && day <= on(end ?? start);
  });
}

/**
 * A weight that nobody gave a date is one of now, and counts only on a day of the tournament (CLS-COMP-04). Where its
 * time zone is not set, it is taken as long as it could be that day somewhere.
 * @param now epoch ms
 * @throws ApiError 409 on any other day
 */
export function refuseOtherDay(occasion: Occasion, action: TournamentAction, now: number): void {
  if (action.type !== 'weigh-member' || action.date !== undefined) return;
  const { date, timeZone } = occasion;
  if (date === null) return;
  const days = daysAt(now, timeZone);
  if (days.some((day) => isOfTournament(occasion, day))) return;
  const today = days.join(' or ');
  throw refused(
    'not-the-day',
    `The tournament is on ${date}, and today is ${today}: only weights of the day count.`,
  );
}
