import type { TeamView, TournamentView } from '@threecount/tournament';
import { dayIn } from '../../ui/venue-time.ts';

/** Without a zone it may be any day that it is somewhere: these are the first and the last to begin it. */
const ends = ['Etc/GMT+12', 'Etc/GMT-14'] as const;

/**
 * Whether a weight of now would be refused: the tournament has a day, and this is none of its days, nor of its sessions.
 * @param now epoch ms
 */
export function isOtherDay(
  { date, timeZone, sessions }: Pick<TournamentView, 'date' | 'timeZone' | 'sessions'>,
  now: number,
): boolean {
  if (date === null) return false;
  const today = timeZone === null ? ends.map((end) => dayIn(now, end)) : [dayIn(now, timeZone)];
  const zone = timeZone ?? 'UTC';
  const days = sessions.map(({ start, end }) => ({
    from: dayIn(Date.parse(start), zone),
    to: dayIn(Date.parse(end ?? start), zone),
  }));
  return !today.some(
    (day) => day === date || days.some(({ from, to }) => from <= day && day <= to),
  );
}

/** Who would stand in the next match of a team without a weight of the day. */
export const unweighed = ({ members }: Pick<TeamView, 'members'>): number =>
  members.filter(({ weighed, injured, leftOut }) => !(weighed || injured || leftOut)).length;
