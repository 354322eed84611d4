import type { MatchCard, ScheduleView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { calendar } from './calendar.ts';
import { scheduleCsv } from './schedule-csv.ts';
import { offsetMs, plannedCells, wallTime } from './zone.ts';

const side = (personId: string, givenName: string): MatchCard['red'] => ({
  kind: 'competitor',
  competitor: {
    entryId: `e-${personId}`,
    personId,
    givenName,
    familyName: 'Berg; "A", B',
    club: '=Northside',
    country: '',
    seed: null,
  },
});

const match = (matchId: string, planned: string | null): MatchCard => ({
  matchId,
  number: 7,
  divisionId: 'd1',
  divisionName: 'Adults -70 kg',
  round: { kind: 'final' },
  red: side('p1', 'Anna'),
  blue: { kind: 'winner-of', matchId: 'd1-1', number: 1 },
  standing: 'waiting',
  matId: planned === null ? null : 'm1',
  matName: planned === null ? null : 'Mat 1',
  result: null,
  held: [],
  planned: planned === null ? null : Date.parse(planned),
  clash: null,
  team: null,
  corrected: [],
  calls: [],
  exchanged: false,
  ruled: false,
});

const view = (timeZone: string | null, matches: readonly MatchCard[]): ScheduleView => ({
  tournament: { tournamentId: 't1', name: 'Lantern Open', date: null, timeZone },
  matches,
});

const lines = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');
const now = Date.parse('2026-07-01T00:00:00Z');

describe('card 72: the calendar file carries the zone', () => {
  const text = calendar(
    view('America/Sao_Paulo', [match('d1-3', '2026-07-18T17:40:00Z')]),
    null,
    now,
  );
  it('has venue time with the name of the zone and its offset', () => {
    const all = lines(text);
    expect(all).toContain('DTSTART;TZID=America/Sao_Paulo:20260718T144000');
    expect(all).toContain('TZID:America/Sao_Paulo');
    expect(all).toContain('TZOFFSETTO:-0300');
    expect(all).toContain('DTSTAMP:20260701T000000Z');
  });
  it('has short lines, and marks what has a meaning in the format', () => {
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines(text)).toContain('SUMMARY:Anna Berg\\; "A"\\, B v ? (Adults -70 kg\\, Final)');
  });
  it('has the change of the clocks between its first and last time', () => {
    const over = calendar(
      view('Europe/Berlin', [
        match('d1-1', '2026-10-24T08:00:00Z'),
        match('d1-2', '2026-10-25T08:00:00Z'),
      ]),
      null,
      now,
    );
    const all = lines(over);
    const change = all.indexOf('DTSTART:20261025T030000');
    expect(all.slice(change, change + 3)).toEqual([
      'DTSTART:20261025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
    ]);
    expect(all).toContain('DTSTART;TZID=Europe/Berlin:20261024T100000');
    expect(all).toContain('DTSTART;TZID=Europe/Berlin:20261025T090000');
  });
  it('is in UTC where the venue has no zone', () => {
    const plain = lines(calendar(view(null, [match('d1-3', '2026-07-18T17:40:00Z')]), null, now));
    expect(plain).toContain('DTSTART:20260718T174000Z');
    expect(plain.join()).not.toContain('VTIMEZONE');
  });
  it('has the matches of one person alone where one is named, and none without a time', () => {
    const all = view('UTC', [match('d1-3', '2026-07-18T17:40:00Z'), match('d1-4', null)]);
    const count = (...persons: readonly string[]) =>
      lines(calendar(all, persons.length === 0 ? null : new Set(persons), now)).filter(
        (line) => line === 'BEGIN:VEVENT',
      ).length;
    expect([count(), count('p1'), count('p2'), count('p2', 'p1')]).toEqual([1, 1, 0, 1]);
  });
});

describe('card 70 and card 73: exports', () => {
  it('have venue time with its zone, and empty cells where there is no time', () => {
    const rows = scheduleCsv(
      view('Pacific/Auckland', [match('d1-3', '2026-04-10T21:00:00Z'), match('d1-4', null)]),
    ).split('\r\n');
    expect(rows[1]).toMatch(
      /^2026-04-11 09:00,Pacific\/Auckland,2026-04-10T21:00:00.000Z,Mat 1,7,/u,
    );
    expect(rows[2]).toMatch(/^,,,,7,/u);
  });
});

it('knows what a clock of a zone shows', () => {
  expect(wallTime(Date.parse('2026-04-10T21:00:00Z'), 'Pacific/Auckland')).toEqual({
    day: '2026-04-11',
    time: '09:00:00',
  });
  expect(offsetMs(Date.parse('2026-07-18T12:00:00Z'), 'Asia/Kathmandu')).toBe(20_700_000);
  expect(plannedCells(0, null)).toEqual(['1970-01-01 00:00', 'UTC']);
});
