import type { CompetitorView, MatchCard, ResultsView } from '@threecount/tournament';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { resultsCsv } from './results-csv.ts';

const competitor = (entryId: string, familyName: string): CompetitorView => {
  const rest = { personId: `p-${entryId}`, givenName: '', country: '', seed: null };
  return { entryId, familyName, club: `${familyName} Club`, ...rest };
};
const harbour = competitor('e1', 'Harbour');
const mill = competitor('e2', 'Mill');

const card = (over: Partial<MatchCard>): MatchCard => ({
  matchId: 'd1-1',
  number: 1,
  divisionId: 'd1',
  divisionName: 'Blue belts',
  round: { kind: 'final' },
  red: { kind: 'competitor', competitor: harbour },
  blue: { kind: 'competitor', competitor: mill },
  exchanged: false,
  standing: 'confirmed',
  matId: 'm1',
  matName: 'Mat 1',
  result: null,
  corrected: [],
  ruled: false,
  calls: [],
  held: [],
  planned: null,
  clash: null,
  team: { red: null, blue: null, bouts: 0 },
  ...over,
});

const result = (over: object) => ({
  winner: 'red' as const,
  method: 'last-fighter' as const,
  points: { red: 4, blue: 0 },
  elapsedMs: 725_000,
  paper: false,
  ...over,
});

function rowsOf(matches: readonly MatchCard[], members?: readonly string[]) {
  const division = { divisionId: 'd1', name: 'Blue belts', format: 'single-elimination' } as const;
  const first = { place: 1 as const, competitor: harbour, ...(members ? { members } : {}) };
  const view: ResultsView = {
    tournament: { name: 'Lantern', date: null, rulebook: 'Classic', timeZone: null },
    divisions: [{ ...division, podium: { kind: 'places', places: [first] }, matches }],
  };
  const csv = resultsCsv(view).slice(1);
  return Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
}

describe('the results as CSV', () => {
  it('have the fighters left of a team match beside its method, and no points', () => {
    const team = { red: null, blue: null, bouts: 6 };
    const [, match] = rowsOf([card({ team, result: result({}) })]);
    expect(match).toMatchObject({ Winner: 'Harbour', Method: 'last-fighter', Time: '12:05' });
    expect(match).toMatchObject({ 'Red left': '4', 'Blue left': '0', Bouts: '6' });
    expect(match).toMatchObject({ 'Red points': '', 'Blue points': '' });
  });

  it('say nothing of fighters where no bout was fought, nor of bouts that nobody counted', () => {
    const [, walkover] = rowsOf([card({ result: result({ method: 'walkover' }) })]);
    expect(walkover).toMatchObject({ Method: 'walkover', 'Red left': '', Bouts: '' });
    const [, paper] = rowsOf([card({ result: result({ paper: true }) })]);
    expect(paper).toMatchObject({ Paper: 'yes', 'Red left': '4', 'Blue left': '0', Bouts: '' });
  });

  it('have points elsewhere, as ever', () => {
    const points = result({ method: 'points', points: { red: 3, blue: -1 } });
    const [, match] = rowsOf([card({ team: null, result: points })]);
    expect(match).toMatchObject({ 'Red points': '3', 'Blue points': '-1', 'Red left': '' });
  });

  it('name the people of a team on the podium', () => {
    const [podium] = rowsOf([], ['Ada Quill', 'Bea Stone']);
    expect(podium).toMatchObject({
      ...{ Kind: 'podium', Place: '1', Red: 'Harbour', 'Red club': 'Harbour Club' },
      Members: 'Ada Quill; Bea Stone',
    });
    expect(rowsOf([])[0]).toMatchObject({ Kind: 'podium', Members: '' });
  });
});
