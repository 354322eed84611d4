import type { TeamActView, TeamBoutsView, TeamFighterView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import {
  boutNumber,
  canFallOut,
  fallsWith,
  fighterOn,
  follows,
  isUntouched,
  nextPlace,
  shortNames,
  waitsFor,
} from './line.ts';

const fighter = (place: number, standing: TeamFighterView['standing']): TeamFighterView => ({
  ...{ personId: `p${place}`, name: `Fighter ${place}`, rank: 'blue', won: 0, warnings: 0 },
  ...{ place, standing },
});

const bout = (n: number, settling = false): TeamActView => ({ is: 'bout', bout: n, settling });

/** The third of team `a` is on the mat, the fifth and the first stand behind; the second is hurt. */
function shown(over: Partial<TeamBoutsView> = {}): TeamBoutsView {
  const standings = ['waiting', 'unavailable', 'on', 'out', 'waiting'] as const;
  const fighters = standings.map((standing, place) => fighter(place, standing));
  return {
    lines: { a: { fighters, left: 3 }, b: { fighters: [fighter(0, 'on')], left: 1 } },
    match: { line: { a: [2, 4, 0], b: [0] }, method: null },
    onMat: { a: 2, b: 0 },
    settling: false,
    acts: [],
    after: null,
    picking: null,
    ...over,
  } as unknown as TeamBoutsView;
}

describe('the line of a team match at the table', () => {
  it('who is on the mat, and who comes next in the order of the line', () => {
    expect(fighterOn(shown(), 'a')?.place).toBe(2);
    expect(nextPlace(shown(), 'a')).toBe(4);
  });

  it('nobody is next for a last one, in the bout that settles it, between bouts or after the end', () => {
    expect(nextPlace(shown(), 'b')).toBeNull();
    expect(nextPlace(shown({ settling: true }), 'a')).toBeNull();
    expect(nextPlace(shown({ onMat: null }), 'a')).toBeNull();
    expect(fighterOn(shown({ onMat: null }), 'a')).toBeNull();
    const over = { ...shown().match, method: 'override' as const };
    expect(nextPlace(shown({ match: over }), 'a')).toBeNull();
  });

  it('only who stands in the line can still fall out of it', () => {
    expect(canFallOut(shown(), 'a').map(({ place }) => place)).toEqual([0, 2, 4]);
  });

  it('while fighters are picked so can whoever can be picked, for either team', () => {
    const pick = { from: 'a', places: [3, 4], picked: false } as const;
    const other = { from: 'b', places: [], picked: true } as const;
    const picked = shown({ picking: { a: other, b: pick } });
    expect(canFallOut(picked, 'a').map(({ place }) => place)).toEqual([0, 2, 3, 4]);
    expect(canFallOut(picked, 'b').map(({ place }) => place)).toEqual([0]);
  });

  it('is called by first names, with an initial where two of a team share one', () => {
    const named = (...names: string[]) => shortNames(names.map((name) => ({ name })));
    expect(named('Ana Silva', 'Bea Costa', 'Ana Maria Öst')).toEqual(['Ana S.', 'Bea', 'Ana Ö.']);
    expect(named('Ana', ' Ana  Li ', '')).toEqual(['Ana', 'Ana L.', '']);
  });

  it('waits for picks, for the ruling, or for nothing once it is over', () => {
    const match = (over: object) => ({ match: { ...shown().match, ...over } });
    expect(waitsFor(match({ awaiting: 'team-tie-break' }))).toBe('picks');
    expect(waitsFor(match({ awaiting: 'senior-official' }))).toBe('ruling');
    expect(waitsFor(match({ awaiting: null, method: 'override' }))).toBe('over');
  });

  it('goes back into the queue only before anything has happened', () => {
    expect(isUntouched(shown())).toBe(true);
    expect(isUntouched(null)).toBe(true);
    expect(isUntouched(shown({ acts: [bout(1)] }))).toBe(false);
  });
});

describe('bouts of a team match at the table', () => {
  const pick: TeamActView = { is: 'pick', team: 'a', name: null };
  const acts = [bout(1), pick, bout(2), bout(3, true)];

  it('the bout on the mat comes after those that are over, whatever happened between', () => {
    expect(boutNumber({ acts })).toBe(4);
    expect(boutNumber({ acts: [] })).toBe(1);
  });

  it('with a bout that is taken back falls everything after it, in order', () => {
    expect(fallsWith(acts, 1)).toEqual([pick, bout(2), bout(3, true)]);
    expect(fallsWith(acts, 3)).toEqual([]);
    expect(fallsWith(acts, 9)).toEqual([]);
  });

  it('what follows goes by who has won it', () => {
    const after: NonNullable<TeamBoutsView['after']> = {
      won: { a: { is: 'won', winner: 'a' }, b: { is: 'bout', pairing: { a: 4, b: 0 } } },
      nobody: { is: 'level' },
      barredCosts: false,
    };
    const one = shown({ after });
    expect(follows(one, 'red')).toEqual({ is: 'won', winner: 'a' });
    expect(follows(one, 'blue')).toMatchObject({ is: 'bout' });
    expect(follows(one, null)).toEqual({ is: 'level' });
    expect(follows(shown(), 'red')).toBe('unknown');
  });
});
