import type { BoutLine, FighterLine, MatchView, TeamMatchView } from '@threecount/match';
import type { TeamBoutsView, TeamFighterView } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { hasToLeave, modeOf } from './mode.ts';
import { rowsOf } from './rows.ts';
import { totalsOf } from './totals.ts';

type Standing = TeamFighterView['standing'];
type Shown = Parameters<typeof rowsOf>[0] & Parameters<typeof totalsOf>[0];

const fighter = (standing: Standing, place: number): TeamFighterView => ({
  personId: `p${place}`,
  name: `Fighter ${place + 1}`,
  rank: 'blue',
  place,
  standing,
  won: 0,
  warnings: 0,
});

const up = (place: number): FighterLine => ({ place, name: '', rank: null });
const bout = (a: number, b: number) => ({ a: up(a), b: up(b) }) as BoutLine;

interface Given {
  readonly standings?: readonly Standing[];
  /** Places still in the line, in the order in which they fight. */
  readonly line?: readonly number[];
  readonly bouts?: readonly BoutLine[];
  readonly onMat?: TeamBoutsView['onMat'];
  readonly settling?: boolean;
  readonly method?: TeamMatchView['method'];
}

function shown(given: Given): Shown {
  const { standings = [], line = [], bouts = [], onMat = null, settling = false } = given;
  const fighters = standings.map(fighter);
  const match = {
    line: { a: line, b: [] },
    bouts,
    method: given.method ?? null,
    warnings: { a: 4, b: 1 },
    submissions: { a: 1, b: 2 },
  } as Partial<TeamMatchView> as TeamMatchView;
  return {
    lines: { a: { fighters, left: line.length }, b: { fighters: [], left: 0 } },
    match,
    onMat,
    settling,
    before: { a: { submissions: 3, warnings: 9 }, b: { submissions: 0, warnings: 0 } },
  };
}

/** The places from the top of the board down. */
const downwards = (given: Given): readonly number[] =>
  [...rowsOf(shown(given), 'a')].sort((x, y) => x.at - y.at).map(({ fighter: { place } }) => place);

const nextOf = (given: Given) => rowsOf(shown(given), 'a').find(({ isNext }) => isNext);

describe('the line of a team on the board', () => {
  const running: Given = {
    // It began at the third, whom the fourth followed; the fifth is hurt.
    standings: ['waiting', 'waiting', 'out', 'on', 'unavailable'],
    line: [3, 0, 1],
    bouts: [bout(2, 0)],
    onMat: { a: 3, b: 0 },
  };

  it('CLS-DISP-01: on top who is on the mat, then the line as it goes on, below it the fallen, then the hurt', () => {
    expect(downwards(running)).toEqual([3, 0, 1, 2, 4]);
  });

  it('who fell last lies on top of those who fell before', () => {
    const bouts = [bout(0, 0), bout(1, 0), bout(2, 0)];
    const standings: Standing[] = ['out', 'out', 'out', 'on'];
    expect(downwards({ standings, line: [3], bouts })).toEqual([3, 2, 1, 0]);
  });

  it('rows stay in the order of the team, so that one that falls is seen to move', () => {
    const rows = rowsOf(shown(running), 'a');
    expect(rows.map(({ fighter: { place } }) => place)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(rows.map(({ at }) => at))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it.each([1, 3, 7])('holds for a team of %i', (size) => {
    const standings = Array.from({ length: size }, (): Standing => 'waiting');
    const line = standings.map((_, i) => i);
    expect(downwards({ standings, line })).toEqual(line);
  });

  it('next is who stands behind the one on the mat', () => {
    expect(nextOf(running)?.fighter.place).toBe(0);
  });

  it('nobody is next for the last one, in the bout that settles the match, or when it is over', () => {
    expect(nextOf({ ...running, line: [3] })).toBeUndefined();
    expect(nextOf({ ...running, settling: true })).toBeUndefined();
    expect(nextOf({ ...running, method: 'last-fighter' })).toBeUndefined();
    expect(nextOf({ ...running, onMat: null })).toBeUndefined();
  });
});

describe('the totals of a team on the board', () => {
  const now = { red: { fouls: 2 }, blue: { fouls: 1 } } as MatchView;

  it('CLS-DISP-01: submissions of the tournament, warnings of this team match', () => {
    expect(totalsOf(shown({}), 'a', null)).toEqual({ submissions: 4, warnings: 4 });
    expect(totalsOf(shown({}), 'b', null)).toEqual({ submissions: 2, warnings: 1 });
  });

  it('warnings of the bout on the mat count as they are given', () => {
    expect(totalsOf(shown({}), 'a', now).warnings).toBe(6);
    expect(totalsOf(shown({}), 'b', now).warnings).toBe(2);
  });

  it('those of the bout that settles it do not, nor is a bout counted again after the end', () => {
    expect(totalsOf(shown({ settling: true }), 'a', now).warnings).toBe(4);
    expect(totalsOf(shown({ method: 'last-fighter' }), 'a', now).warnings).toBe(4);
  });
});

describe('what stands in the middle of the board', () => {
  const onMat = { a: 0, b: 0 };

  it('the bout on the mat; the tie-breaks while nobody is; the end once it is decided', () => {
    expect(modeOf({ result: null }, shown({ onMat }))).toBe('bout');
    expect(modeOf({ result: null }, shown({}))).toBe('tie-break');
    expect(modeOf({ result: null }, shown({ method: 'total-warnings' }))).toBe('over');
  });

  it('the end of a match that came from paper, which has no bouts', () => {
    expect(modeOf({ result: null }, null)).toBe('over');
  });
});

describe('who has to leave by the bout on the mat', () => {
  const onMat = { a: 2, b: 1 };
  const after = (nobody: object) => ({ onMat, after: { nobody } }) as never;
  const goesOn = after({ is: 'bout', pairing: { a: 3, b: 1 } });

  it('is whoever lost', () => {
    expect([hasToLeave(goesOn, 'a', 'b'), hasToLeave(goesOn, 'b', 'b')]).toEqual([true, false]);
  });

  it('where nobody won, whoever does not fight the next one', () => {
    expect([hasToLeave(goesOn, 'a', null), hasToLeave(goesOn, 'b', null)]).toEqual([true, false]);
  });

  it('both, where no bout follows', () => {
    const level = after({ is: 'level' });
    expect([hasToLeave(level, 'a', null), hasToLeave(level, 'b', null)]).toEqual([true, true]);
  });
});
