import { type Method, type Row, rowsUnder, type Side } from '@threecount/match';
import { sides } from '../sides.ts';
import type { No, RecordedBracket, RecordedMatch, RecordedPlaces, RecordedStage } from './types.ts';

const corner = { red: 'Left', blue: 'Right' } as const;
const headers = [
  'Group / Bracket',
  'Match',
  'Winner',
  'Won by',
  ...sides.flatMap((side) => [`Firstname ${corner[side]}`, `Lastname ${corner[side]}`]),
];

/** By how the file says that a match was won; null: nobody met. */
const methods: Readonly<Record<string, Method | null>> = {
  SUBMISSION: 'submission',
  POINTS: 'points',
  DECISION: 'decision',
  DISQUALIFICATION: 'disqualification',
  'NO-SHOW': 'no-show',
  WALKOVER: 'forfeit',
  BYE: null,
  'DOUBLE-BYE': null,
};

/** Who is nobody. */
const nobody = ['', 'bye', 'to be decided'];

/**
 * The brackets of a file of matches, in the order of the file. `cells`: its rows, the first of them the headers.
 * Refused: a file with other headers, a stage or a kind of win that we do not know, a winner who is not there.
 */
export function readRecordedBrackets(
  cells: readonly (readonly string[])[],
): { readonly ok: true; readonly brackets: readonly RecordedBracket[] } | No {
  const rows = rowsUnder(cells, headers);
  if (rows === null) return no('its headers are not those of a list of recorded matches');
  const groups = new Map<string, RecordedMatch[]>();
  for (const row of rows) {
    const match = matchOf(row);
    if ('message' in match) return match;
    const group = row.cell('Group / Bracket');
    groups.set(group, [...(groups.get(group) ?? []), match]);
  }
  const brackets = [...groups].map(([group, matches]) => {
    return { row: matches[0]?.row ?? 0, group, matches };
  });
  return { ok: true, brackets };
}

const no = (message: string): No => ({ ok: false, message });

function matchOf(row: Row): RecordedMatch | No {
  const stage = stageOf(row.cell('Match'));
  if (stage === null) return no(`row ${row.row}: an unknown stage, "${row.cell('Match')}"`);
  const how = row.cell('Won by');
  const method = methods[how];
  if (method === undefined) return no(`row ${row.row}: an unknown kind of win, "${how}"`);
  const names = { red: nameOn(row, 'red'), blue: nameOn(row, 'blue') };
  const named = row.cell('Winner').replaceAll(/\s+/gu, ' ');
  const winner = sides.find((side) => names[side] !== null && names[side] === named) ?? null;
  const unnamed = nobody.includes(named.toLowerCase());
  if (winner === null && !(unnamed && method === null)) {
    return no(`row ${row.row}: its winner is none of the two`);
  }
  const points = { red: row.number('Score Left') ?? 0, blue: row.number('Score Right') ?? 0 };
  return { row: row.row, stage, names, winner, method, points };
}

function nameOn(row: Row, side: Side): string | null {
  const given = row.cell(`Firstname ${corner[side]}`);
  const name = fullName(given, row.cell(`Lastname ${corner[side]}`));
  return nobody.includes(name.toLowerCase()) ? null : name;
}

const fullName = (given: string, family: string): string =>
  `${given} ${family}`.replaceAll(/\s+/gu, ' ').trim();

const rounds: Readonly<Record<string, number>> = {
  Final: 1,
  Semifinals: 2,
  Quarterfinals: 4,
  'Eighth-finals': 8,
};

function stageOf(text: string): RecordedStage | null {
  const matches = rounds[text] ?? Number(/^(\d+)\w\w-finals$/u.exec(text)?.[1] ?? 0);
  if (matches > 0) return { kind: 'knock-out', matches };
  if (text === 'Bronze match') return { kind: 'third-place' };
  if (/^Repechage \d+ of \d+$/u.test(text)) return { kind: 'repechage' };
  const of = Number(/^Match \d+\/(\d+)$/u.exec(text)?.[1] ?? 0);
  return of > 0 ? { kind: 'numbered', of } : null;
}

/** The places of a file of registrations. */
export function readRecordedPlaces(
  cells: readonly (readonly string[])[],
): { readonly ok: true; readonly places: RecordedPlaces } | No {
  const rows = rowsUnder(cells, ['Firstname', 'Lastname', 'Group', 'Placement']);
  if (rows === null) return no('its headers are not those of registrations with places');
  const places = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const place = row.number('Placement');
    if (place === null || place < 1) continue;
    const group = places.get(row.cell('Group')) ?? new Map<string, number>();
    places.set(row.cell('Group'), group);
    group.set(fullName(row.cell('Firstname'), row.cell('Lastname')), place);
  }
  return { ok: true, places };
}
