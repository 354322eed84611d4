import { describe, expect, it } from 'vitest';
import { classicTeam } from '../testing/random-team.ts';
import type { TeamAction } from './fold.ts';
import { initialTeamState, takeTeamAction, upNext } from './fold.ts';
import { hurtPlaces } from './order.ts';
import { pickable, pickedFrom } from './picks.ts';
import type { BoutResult, Team, TeamSetup, TeamState } from './types.ts';

const entry = (name: string) => ({
  name,
  order: [0, 1].map((i) => ({ name: `${name}${i}`, rank: 'blue', weightKg: null })),
  startsAt: 0,
  unavailable: [],
  submissionsBefore: 0,
  warningsBefore: 0,
});
const setup: TeamSetup = { rules: classicTeam(), teams: { a: entry('A'), b: entry('B') } };
const result = (winner: Team | null, method: BoutResult['method'] = 'draw'): BoutResult => ({
  winner,
  method,
  warnings: { a: 0, b: 0 },
  submission: null,
  barred: [],
  clauses: [],
});
const bout = (winner: Team | null, method?: BoutResult['method']): TeamAction => ({
  do: 'bout',
  result: result(winner, method),
});
const draws = [bout(null), bout(null)];

function after(actions: readonly TeamAction[], of = setup): TeamState {
  return actions.reduce((state, action) => {
    const taken = takeTeamAction(state, action);
    if (!taken.ok) throw new Error(taken.refusal.code);
    return taken.state;
  }, initialTeamState(of));
}
const codeOf = (state: TeamState, action: TeamAction): string => {
  const taken = takeTeamAction(state, action);
  return taken.ok ? 'taken' : taken.refusal.code;
};

describe('a bout that an injury ended for both', () => {
  const injury = (hurt?: readonly Team[]): TeamAction => ({
    do: 'bout',
    result: { ...result(null, 'injury'), ...(hurt === undefined ? {} : { hurt }) },
  });

  it('CLS-ORD-05: only who was hurt is kept from being picked, and from the next team match', () => {
    const level = after([injury(['a']), bout(null)]);
    expect(pickable(level, 'b')).toEqual([1]);
    expect(pickable(level, 'a')).toEqual([0, 1]);
    expect([hurtPlaces(level, 'a'), hurtPlaces(level, 'b')]).toEqual([[0], []]);
  });

  it('CLS-ORD-05: both are, where nobody says which', () => {
    const level = after([injury(), bout(null)]);
    expect([hurtPlaces(level, 'a'), hurtPlaces(level, 'b')]).toEqual([[0], [0]]);
  });
});

describe('a ruling on the team match', () => {
  it('waits until no bout can settle it', () => {
    const ruling: TeamAction = { do: 'ruling', winner: 'a' };
    expect(codeOf(after([]), ruling)).toBe('ruling-not-due');
    expect(codeOf(after(draws), ruling)).toBe('ruling-not-due');
    const hurt = after([
      { do: 'bout', result: result(null, 'injury') },
      { do: 'bout', result: result(null, 'injury') },
    ]);
    expect(codeOf(hurt, ruling)).toBe('taken');
  });
});

describe('picking', () => {
  const level = after(draws);

  it('waits for both teams; the pairing is of the picked', () => {
    expect(upNext(level)).toBeNull();
    const one = after([...draws, { do: 'pick', team: 'a', place: 1 }]);
    expect(upNext(one)).toBeNull();
    expect(codeOf(one, { do: 'pick', team: 'a', place: 0 })).toBe('already-picked');
    expect(codeOf(one, { do: 'sudden-death', result: result('a') })).toBe('tie-break-not-due');
    const both = after([
      ...draws,
      { do: 'pick', team: 'a', place: 1 },
      { do: 'pick', team: 'b', place: 0 },
    ]);
    expect(upNext(both)).toEqual({ a: 0, b: 1 });
    expect(codeOf(both, { do: 'sudden-death', result: result(null) })).toBe('winner-needed');
  });

  it('is refused while bouts are due, and for a place that is none', () => {
    expect(codeOf(initialTeamState(setup), { do: 'pick', team: 'a', place: 0 })).toBe(
      'tie-break-not-due',
    );
    expect(codeOf(level, { do: 'pick', team: 'a', place: 2 })).toBe('no-such-place');
  });

  it('is made again where the picked one cannot fight any more', () => {
    const both = after([
      ...draws,
      { do: 'pick', team: 'a', place: 1 },
      { do: 'pick', team: 'b', place: 0 },
    ]);
    const hurt = after([{ do: 'withdraw', team: 'b', place: 1 }], setup);
    expect(hurt.unavailable.b).toEqual([1]);
    const again = takeTeamAction(both, { do: 'withdraw', team: 'b', place: 1 });
    expect(again).toMatchObject({
      state: { phase: { is: 'tie-break', picks: { a: null, b: 0 } } },
    });
  });

  it('is left to the senior official where nobody can be picked', () => {
    const gone = after([
      ...draws,
      { do: 'withdraw', team: 'b', place: 1 },
      { do: 'withdraw', team: 'b', place: 0 },
    ]);
    expect(gone.phase.is).toBe('level');
    expect(codeOf(initialTeamState(setup), { do: 'ruling', winner: 'a' })).toBe('ruling-not-due');
    const ruled = takeTeamAction(gone, { do: 'ruling', winner: 'a' });
    expect(ruled).toMatchObject({
      state: { phase: { outcome: { winner: 'a', method: 'override' } } },
    });
  });

  it('of the own team, where a book says so', () => {
    const tieBreaks = setup.rules.tieBreaks.map((row) =>
      row.by === 'sudden-death'
        ? { ...row, pick: { of: 'own-team', clause: 'X-1', standing: 'default' } as const }
        : row,
    );
    const own = { ...setup, rules: { ...setup.rules, tieBreaks } };
    const state = after(
      [...draws, { do: 'pick', team: 'a', place: 1 }, { do: 'pick', team: 'b', place: 0 }],
      own,
    );
    expect(pickedFrom(state, 'a')).toBe('a');
    expect(upNext(state)).toEqual({ a: 1, b: 0 });
  });

  it('leaves out who was barred, where a team is not put out for it', () => {
    const rules = {
      ...setup.rules,
      teamDisqualification: { scope: 'none', clause: 'X-1', standing: 'default' } as const,
    };
    const barred: TeamAction = {
      do: 'bout',
      result: { ...result('b', 'disqualification'), barred: ['a'] },
    };
    const state = after([barred, bout('a', 'stoppage'), bout(null)], { ...setup, rules });
    expect(state.phase.is).toBe('tie-break');
    expect(pickable(state, 'b')).toEqual([1]);
    expect(pickable(state, 'a')).toEqual([0, 1]);
  });

  it('a book whose tie-breaks end without a bout leaves it to the senior official', () => {
    const tieBreaks = setup.rules.tieBreaks.filter(({ by }) => by !== 'sudden-death');
    expect(after(draws, { ...setup, rules: { ...setup.rules, tieBreaks } }).phase.is).toBe('level');
    expect(after(draws, { ...setup, rules: { ...setup.rules, tieBreaks: [] } }).phase.is).toBe(
      'level',
    );
  });
});
