import type { MatBreak, Session } from '@threecount/tournament';
import { momentOf, wallTime } from '../../ui/venue-time.ts';

/** A session as it is typed: a day, and times of the venue's clock. */
export interface SessionRow {
  readonly day: string;
  readonly start: string;
  /** Empty: until all is done. */
  readonly end: string;
}

/** A break as it is typed. */
export interface BreakRow {
  readonly day: string;
  readonly start: string;
  readonly minutes: string;
  readonly name: string;
}

/** Sessions as the venue's clock shows them. */
export function sessionRows(
  sessions: readonly Session[],
  timeZone: string | null,
): readonly SessionRow[] {
  return sessions.map(({ start, end }) => {
    const [day = '', time = ''] = wallTime(Date.parse(start), timeZone).split('T');
    const until = end === null ? '' : (wallTime(Date.parse(end), timeZone).split('T')[1] ?? '');
    return { day, start: time, end: until };
  });
}

/** Breaks as the venue's clock shows them. */
export function breakRows(
  breaks: readonly MatBreak[],
  timeZone: string | null,
): readonly BreakRow[] {
  return breaks.map(({ start, minutes, name }) => {
    const [day = '', time = ''] = wallTime(Date.parse(start), timeZone).split('T');
    return { day, start: time, minutes: String(minutes), name };
  });
}

/** The sessions that were typed; one without a start is left out. Null: a day or a time is none. */
export function sessionsOf(
  rows: readonly SessionRow[],
  timeZone: string | null,
): readonly Session[] | null {
  const made: Session[] = [];
  for (const { day, start, end } of rows) {
    if (start === '') continue;
    const from = momentOf(`${day}T${start}`, timeZone);
    // A session that ends before it begins goes on past midnight.
    const endDay = end !== '' && end <= start ? dayAfter(day) : day;
    const to = end === '' ? null : momentOf(`${endDay}T${end}`, timeZone);
    if (from === null || (end !== '' && to === null)) return null;
    made.push({ start: iso(from), end: to === null ? null : iso(to) });
  }
  return made;
}

/** The breaks that were typed; one without a start is left out. Null: a day, a time or a length is none. */
export function breaksOf(
  rows: readonly BreakRow[],
  timeZone: string | null,
): readonly MatBreak[] | null {
  const made: MatBreak[] = [];
  for (const { day, start, minutes, name } of rows) {
    if (start === '') continue;
    const from = momentOf(`${day}T${start}`, timeZone);
    const length = Number(minutes);
    if (from === null || !Number.isInteger(length) || length < 1) return null;
    made.push({ start: iso(from), minutes: length, name: name.trim() });
  }
  return made;
}

const iso = (at: number): string => new Date(at).toISOString();

function dayAfter(day: string): string {
  const at = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(at) ? day : iso(at + 86_400_000).slice(0, 10);
}
