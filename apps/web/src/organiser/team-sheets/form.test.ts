import type { TeamPaperView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import {
  emptySheet,
  refusedPlace,
  type SheetForm,
  sheetMethods,
  sheetOf,
  sheetResult,
} from './form.ts';

const fighters = (side: string) =>
  ['a', 'b', 'c', 'd', 'e'].map((each) => ({ personId: `${side}-${each}`, name: each }));

const view: TeamPaperView = {
  teams: {
    red: { size: 5, fighters: fighters('red') },
    blue: { size: 4, fighters: null },
  },
  left: { won: 1, lost: 0, level: 'both' },
  tieBreaks: ['last-bout-warnings', 'total-warnings'],
  leaves: 'event',
  now: null,
  barred: [],
  barredFighters: [],
};

const team = { left: '', submissions: '', warnings: '', next: '' };
const full: SheetForm = {
  ...emptySheet,
  winner: 'red',
  method: 'last-fighter',
  teams: {
    red: { ...team, left: '2', submissions: '4', next: '4' },
    blue: { ...team, warnings: '1' },
  },
  by: ' Hedda Lorn ',
};

const faultsOf = (changed: Partial<SheetForm>, held = view) => {
  const read = sheetResult({ ...full, ...changed }, held);
  return read.ok ? [] : read.faults.map(({ place, code }) => `${place} ${code}`);
};
const teams = (red: Partial<typeof team>, blue: Partial<typeof team> = {}) => ({
  teams: { red: { ...team, ...red }, blue: { ...team, ...blue } },
});

describe('the sheet of a team match', () => {
  it('is read whole: places from 0, and what was left empty is none', () => {
    expect(sheetResult(full, view)).toEqual({
      ok: true,
      result: {
        winner: 'red',
        method: 'last-fighter',
        red: { points: 2 },
        blue: { points: 0 },
        elapsedMs: null,
        by: 'Hedda Lorn',
        barredFighters: [],
        teams: {
          red: { submissions: 4, warnings: 0, next: 3 },
          blue: { submissions: 0, warnings: 1 },
        },
      },
    });
  });

  it('says nothing of how teams go on where nothing of it was typed', () => {
    const read = sheetResult({ ...full, ...teams({ left: '1' }) }, view);
    expect(read.ok && read.result).not.toHaveProperty('teams');
  });

  it('says all that is wrong, each at its place', () => {
    expect(faultsOf({ ...emptySheet })).toEqual(['winner winner', 'by by']);
    expect(faultsOf({ method: '', elapsed: '3', by: ' ' })).toEqual([
      'method method',
      'elapsed time',
      'by by',
    ]);
    expect(faultsOf(teams({ left: '6', warnings: '-1' }, { submissions: 'two' }))).toEqual([
      'red.left left',
      'red.warnings count',
      'blue.submissions count',
    ]);
  });

  it('holds who is left to how it ended', () => {
    expect(faultsOf(teams({ left: '0' }, { left: '1' }))).toEqual([
      'red.left left-won',
      'blue.left left-lost',
    ]);
    const level = { method: 'total-warnings', ...teams({ left: '1' }) } as const;
    expect(faultsOf(level)).toEqual(['red.left left-level']);
    expect(faultsOf(level, { ...view, left: { ...view.left, level: 'either' } })).toEqual([]);
    const forgiving = { ...view, left: { won: 2, lost: 1, level: 'both' } as const };
    expect(faultsOf(teams({ left: '1' }, { left: '1' }), forgiving)).toEqual(['red.left left-won']);
  });

  it('takes no more bouts won by submission than fighters of the other team are out', () => {
    expect(faultsOf(teams({ left: '2', submissions: '5' }))).toEqual([
      'red.submissions submissions',
    ]);
    expect(faultsOf(teams({ left: '2' }, { submissions: '3' }))).toEqual([]);
  });

  it('offers the tie-breaks of the rules alone, and nobody as winner only where that can be', () => {
    expect(sheetMethods('red', view)).not.toContain('sudden-death');
    expect(sheetMethods('red', view)).toContain('total-warnings');
    expect(faultsOf({ winner: 'nobody' })).toContain('method method');
  });

  it('puts out who was disqualified and nobody else', () => {
    const out = { ...full, method: 'team-disqualification', barred: ['red', 'blue'] } as const;
    const read = sheetResult(out, view);
    expect(read).toMatchObject({ ok: true, result: { barred: ['blue'] } });
    expect(sheetResult({ ...full, barred: ['blue'] }, view)).not.toHaveProperty('result.barred');
  });

  it('begins with what stands', () => {
    const now = {
      red: { submissions: 2, warnings: 1, next: 0 },
      blue: { submissions: 0, warnings: 3 },
    };
    const result = {
      winner: 'blue',
      method: 'total-warnings',
      points: { red: 0, blue: 0 },
      elapsedMs: 227_400,
      paper: false,
    } as const;
    const form = sheetOf(result, { ...view, now, barredFighters: ['red-b'] });
    expect(form).toMatchObject({
      winner: 'blue',
      method: 'total-warnings',
      teams: { red: { left: '0', submissions: '2', next: '1' }, blue: { warnings: '3', next: '' } },
      barredFighters: ['red-b'],
      elapsed: '3:47',
      by: '',
    });
    expect(sheetResult({ ...form, by: 'A' }, view)).toMatchObject({ result: { teams: now } });
  });

  it('finds the place of a refusal', () => {
    expect(refusedPlace('result.red.points: 7 fighters left.')).toEqual({
      place: 'red.left',
      text: '7 fighters left.',
    });
    expect(refusedPlace('result.teams.blue.warnings: Too many.')?.place).toBe('blue.warnings');
    expect(refusedPlace('result.method: No.')?.place).toBe('method');
    expect(refusedPlace('result.barredFighters.0: x stands in neither team.')).toBeNull();
    expect(refusedPlace('The match is not ready.')).toBeNull();
  });
});
