import type { MatchCard, ResultsView, RoundName, SlotView } from '@threecount/tournament';
import { type CsvCell, toCsv } from './csv.ts';
import { plannedCells } from './schedule/zone.ts';

const headers = [
  'Division',
  'Kind',
  'Place',
  'Match',
  'Round',
  'Red',
  'Red club',
  'Blue',
  'Blue club',
  'Winner',
  'Method',
  'Red points',
  'Blue points',
  'Time',
  'Paper',
  'Mat',
  'Planned',
  'Time zone',
  'Red left',
  'Blue left',
  'Bouts',
  'Members',
] as const;

type Division = ResultsView['divisions'][number];

/** The round in words. */
export function roundText(round: RoundName): string {
  switch (round.kind) {
    case 'round':
      return `Round ${round.number}`;
    case 'round-of':
      return `Round of ${round.size}`;
    case 'quarter-final':
      return 'Quarter-final';
    case 'semi-final':
      return 'Semi-final';
    case 'final':
      return 'Final';
    case 'third-place':
      return 'Third place';
    case 'best-of-three':
      return `Match ${round.number} of three`;
    case 'lower':
      return `Lower round ${round.number}`;
    case 'lower-final':
      return 'Lower final';
    case 'upper-final':
      return 'Upper final';
    case 'second-final':
      return 'Second final';
    case 'repechage':
      return `Repechage ${round.number}`;
    case 'pool':
      return `Pool ${round.pool}, round ${round.number}`;
  }
}

const fullName = (one: { readonly givenName: string; readonly familyName: string }): string =>
  `${one.givenName} ${one.familyName}`.trim();

/** Name and club of a side; empty while it is not known. */
export const person = (slot: SlotView): readonly [name: string, club: string] =>
  slot.kind === 'competitor' ? [fullName(slot.competitor), slot.competitor.club] : ['', ''];

/** Time on the match clock, `m:ss`. */
function timeText(ms: number | null): string {
  if (ms === null) return '';
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function podiumRows({ name, podium }: Division): readonly CsvCell[][] {
  if (podium.kind !== 'places') return [];
  return podium.places.map(({ place, competitor, members = [] }) => {
    const row = [name, 'podium', place, '', '', fullName(competitor), competitor.club];
    return headers.map((header, column) =>
      header === 'Members' ? members.join('; ') : (row[column] ?? ''),
    );
  });
}

const unfought: readonly string[] = ['walkover', 'bye', 'cancelled', 'no-show'];

/** Points; in a team match the fighters that each team has left, and how many bouts there were. */
function numbersOf({ result, team }: MatchCard) {
  const { red = '', blue = '' } = result?.points ?? {};
  if (team === null) return { points: [red, blue], left: ['', '', ''] };
  const isFought = result !== null && !unfought.includes(result.method);
  return { points: ['', ''], left: isFought ? [red, blue, team.bouts || ''] : ['', '', ''] };
}

function matchRow(name: string, match: MatchCard, timeZone: string | null): CsvCell[] {
  const { number, round, red, blue, result, matName, planned } = match;
  const sides = { red: person(red), blue: person(blue) };
  const winner = result?.winner == null ? '' : sides[result.winner][0];
  const { points, left } = numbersOf(match);
  return [
    name,
    'match',
    '',
    number,
    roundText(round),
    ...sides.red,
    ...sides.blue,
    winner,
    result?.method ?? '',
    ...points,
    timeText(result?.elapsedMs ?? null),
    result?.paper === true ? 'yes' : '',
    matName ?? '',
    ...plannedCells(planned, timeZone),
    ...left,
  ];
}

/** Podiums and matches of every division as one table for spreadsheets. */
export function resultsCsv({ tournament, divisions }: ResultsView): string {
  const rows = divisions.flatMap((division) => [
    ...podiumRows(division),
    ...division.matches.map((match) => matchRow(division.name, match, tournament.timeZone)),
  ]);
  const even = rows.map((row) => headers.map((_, column) => row[column] ?? ''));
  return toCsv([headers, ...even]);
}
