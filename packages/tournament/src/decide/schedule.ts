import { sessionsOf } from '../schedule/sessions.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatBreak, Session } from '../types/schedule.ts';
import type { MatState, TournamentState } from '../types/state.ts';
import { accept, isCalendarDate, refuse, type TournamentDecision } from './decision.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

const minute = 60_000;
/** A longer one is the night between two sessions. */
const longestBreakMinutes = 12 * 60;
const longestName = 100;

/**
 * The form alone: which zones there are differs from machine to machine, and no instant of the log hangs on it.
 * Whoever takes the name from people checks it against the zones that it knows.
 */
const zoneForm = /^(?:UTC|[A-Z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){1,2})$/u;

export function setTimeZone({ timeZone }: Of<'set-time-zone'>): TournamentDecision {
  if (timeZone !== null && (timeZone.length > 64 || !zoneForm.test(timeZone))) {
    return refuse('bad-time-zone', `${timeZone} is no name of a time zone, as Europe/Lisbon is.`);
  }
  return accept({ type: 'TimeZoneSet', timeZone });
}

export function setSessions({ sessions }: Of<'set-sessions'>): TournamentDecision {
  const made = inOrder(sessions);
  return typeof made === 'string'
    ? refuse('bad-sessions', made)
    : accept({ type: 'SessionsSet', sessions: made });
}

export function setMatSessions({ sessions }: Of<'set-mat-sessions'>): TournamentDecision {
  if (sessions === null) return accept({ type: 'MatSessionsSet', sessions });
  const made = inOrder(sessions);
  return typeof made === 'string'
    ? refuse('bad-sessions', made)
    : accept({ type: 'MatSessionsSet', sessions: made });
}

/** Sessions in order of time and in UTC, or a sentence that says what is wrong with them. */
function inOrder(given: readonly Session[]): readonly Session[] | string {
  const sessions: Session[] = [];
  for (const { start, end } of given) {
    const from = utc(start);
    const to = end === null ? null : utc(end);
    if (from === null || (end !== null && to === null)) {
      return 'A session begins and ends at an instant of the form 2026-04-10T21:00:00Z.';
    }
    if (to !== null && to <= from) return 'A session ends before it begins.';
    sessions.push({ start: from, end: to });
  }
  sessions.sort((a, b) => (a.start < b.start ? -1 : 1));
  const overlaps = sessions.some(({ end }, i) => {
    const next = sessions[i + 1];
    return next !== undefined && (end === null || end > next.start);
  });
  return overlaps ? 'A session ends before the next one begins.' : sessions;
}

export function setBreaks(
  state: TournamentState,
  mat: MatState,
  action: Of<'set-breaks'>,
): TournamentDecision {
  const breaks: MatBreak[] = [];
  for (const { start, minutes, name } of action.breaks) {
    const at = utc(start);
    if (at === null) {
      return refuse('bad-break', 'A break begins at an instant of the form 2026-04-10T21:00:00Z.');
    }
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > longestBreakMinutes) {
      return refuse('bad-break', 'A break lasts between one minute and twelve hours.');
    }
    if (name.length > longestName) {
      return refuse('too-long', `The name is longer than ${longestName} characters.`);
    }
    breaks.push({ start: at, minutes, name: name.trim() });
  }
  breaks.sort((a, b) => (a.start < b.start ? -1 : 1));
  const overlaps = breaks.some((one, i) => {
    const next = breaks[i + 1];
    return next !== undefined && endOf(one) > Date.parse(next.start);
  });
  if (overlaps) return refuse('overlapping-breaks', `Two breaks of ${mat.name} overlap.`);
  const outside = breaks.find((one) => !isInside(one, sessionsOf(state, mat)));
  if (outside !== undefined) {
    return refuse('break-outside', `A break of ${mat.name} lies outside its sessions.`);
  }
  return accept({ type: 'BreaksSet', breaks });
}

/** Whether a break lies in one of the sessions; where there are none, anywhere. */
function isInside(one: MatBreak, sessions: readonly Session[]): boolean {
  return (
    sessions.length === 0 ||
    sessions.some(
      ({ start, end }) => one.start >= start && (end === null || endOf(one) <= Date.parse(end)),
    )
  );
}

const endOf = ({ start, minutes }: MatBreak): number => Date.parse(start) + minutes * minute;

/** An ISO instant with its offset, as `2026-04-10T21:00:00.000Z`; null where it is none. */
function utc(text: string): string | null {
  const form = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/u;
  const ms = Date.parse(text);
  const day = form.exec(text)?.[1];
  if (day === undefined || !Number.isFinite(ms) || !isCalendarDate(day)) return null;
  return new Date(ms).toISOString();
}
