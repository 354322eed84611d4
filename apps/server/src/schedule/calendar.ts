import type { MatchCard, ScheduleView } from '@threecount/tournament';
import { person, roundText } from '../results-csv.ts';
import { offsetMs, wallTime } from './zone.ts';

const day = 86_400_000;
const hour = 3_600_000;
/** How long an entry of the calendar is: a match and the way to its mat. */
const lengthMs = 10 * 60_000;

/**
 * Planned matches as a calendar file (iCalendar, RFC 5545): times in the venue's zone, which the file carries with its
 * offsets; in UTC where none is set. Matches without a time are left out.
 * @param persons whose matches; null: all
 * @param now epoch ms, the file's stamp
 */
export function calendar(
  view: ScheduleView,
  persons: ReadonlySet<string> | null,
  now: number,
): string {
  const { name, timeZone } = view.tournament;
  const planned = view.matches.flatMap((match) => {
    const mine = persons === null || hasOneOf(match, persons);
    return match.planned === null || !mine ? [] : [{ match, at: match.planned }];
  });
  const times = planned.map(({ at }) => at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Threecount//Schedule//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(timeZone === null || times.length === 0 ? [] : zoneLines(timeZone, times)),
    ...planned.flatMap(({ match, at }) => eventLines(view, match, at, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function hasOneOf({ red, blue }: MatchCard, persons: ReadonlySet<string>): boolean {
  return [red, blue].some(
    (slot) => slot.kind === 'competitor' && persons.has(slot.competitor.personId),
  );
}

function eventLines(
  { tournament }: ScheduleView,
  match: MatchCard,
  at: number,
  now: number,
): string[] {
  const sides = [match.red, match.blue].map((slot) => person(slot)[0]);
  const pair = sides.map((side) => (side === '' ? '?' : side)).join(' v ');
  return [
    'BEGIN:VEVENT',
    `UID:${tournament.tournamentId}-${match.matchId}-${match.number}@threecount`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART${stamp(at, tournament.timeZone)}`,
    `DTEND${stamp(at + lengthMs, tournament.timeZone)}`,
    `SUMMARY:${escaped(`${pair} (${match.divisionName}, ${roundText(match.round)})`)}`,
    `LOCATION:${escaped(`${match.matName ?? ''}, ${tournament.name}`)}`,
    'END:VEVENT',
  ];
}

const utcStamp = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function localStamp(at: number, timeZone: string): string {
  const wall = wallTime(at, timeZone);
  return `${wall.day}T${wall.time}`.replace(/[-:]/g, '');
}

function stamp(at: number, timeZone: string | null): string {
  return timeZone === null ? `:${utcStamp(at)}` : `;TZID=${timeZone}:${localStamp(at, timeZone)}`;
}

/** The zone's offsets from a day before the first time to a day after the last. */
function zoneLines(timeZone: string, times: readonly number[]): string[] {
  const from = Math.min(...times) - day;
  const to = Math.max(...times) + day;
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`];
  let before = offsetMs(from, timeZone);
  lines.push(...offsetLines(localStamp(from, timeZone), before, before));
  for (let at = Math.ceil(from / hour) * hour; at <= to; at += hour) {
    const offset = offsetMs(at, timeZone);
    if (offset === before) continue;
    // The change is written in the clock that it ends.
    const moment = new Date(at + before).toISOString().slice(0, 19).replace(/[-:]/g, '');
    lines.push(...offsetLines(moment, before, offset));
    before = offset;
  }
  return [...lines, 'END:VTIMEZONE'];
}

function offsetLines(start: string, from: number, to: number): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

function offsetText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** A text as the format wants it: on one line, its own signs marked. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u001f\u007f]/g, ' ');

/** Lines of at most 75 bytes; a longer one goes on behind a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
