import { findBook } from '@threecount/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chances,
  classicTeam,
  mirroredAction,
  mirroredSetup,
  type PlayedTeams,
  playTeams,
  teamSetups,
} from '../testing/random-team.ts';
import { initialTeamState, remaining, type TeamAction, takeTeamAction } from './fold.ts';
import { lineOf, nextPlace, rotation, unavailableNext } from './order.ts';
import {
  type FoughtBout,
  otherTeam,
  type Team,
  type TeamSetup,
  type TeamState,
  teams,
} from './types.ts';
import { viewTeamMatch } from './view.ts';

const seed = Number(process.env['THREECOUNT_SEED'] ?? 5);
const numRuns = Number(process.env['THREECOUNT_RUNS'] ?? 2000);
const timeout = 7_200_000;

/** Chances without anybody who always stays: a match of draws and wins comes to its end. */
const luck = fc.array(chances, { minLength: 1, maxLength: 30 });

const check = (law: (played: PlayedTeams, last: TeamState) => void): void => {
  fc.assert(
    fc.property(teamSetups, luck, (setup, chance) => {
      const bout = chance.some(({ kind }) => kind === 'bout');
      const played = playTeams(setup, bout ? chance : [...chance, ...fallback]);
      const last = played.states.at(-1);
      if (last) law(played, last);
    }),
    { seed, numRuns },
  );
};

const fallback = fc.sample(chances, { seed: 1, numRuns: 50 }).filter(({ kind }) => kind === 'bout');

/** Each bout with what was before and after it. */
function boutsOf(states: readonly TeamState[]) {
  return states.slice(1).flatMap((after, i) => {
    const before = states[i];
    const bout = after.bouts.at(-1);
    return before && bout && after.bouts.length > before.bouts.length
      ? [{ before, after, bout }]
      : [];
  });
}

/** Whether a bout has put the team's fighter out. */
function isOut({ setup }: TeamState, { result, incumbent }: FoughtBout, team: Team): boolean {
  if (result.winner !== null) return result.winner !== team;
  return setup.rules.draw.out === 'both' || incumbent !== otherTeam(team);
}

/** Whether the places of a team come in the order of its rotation. */
function inOrder(setup: TeamSetup, team: Team, places: readonly number[]): boolean {
  const line = lineOf(setup, team);
  const at = places.map((place) => line.indexOf(place));
  return at.every((i, n) => i >= 0 && (n === 0 || i > (at[n - 1] ?? -1)));
}

describe(`matches of two teams (seed ${seed})`, () => {
  it(
    'each ends, after one bout to one less than all fighters together, and one for sudden death',
    () =>
      check(({ actions }, { phase, setup }) => {
        expect(phase.is).toBe('ended');
        const bouts = actions.filter((action) => action.do === 'bout').length;
        const settling = actions.filter((action) => action.do === 'sudden-death').length;
        const all = teams.reduce((sum, team) => sum + lineOf(setup, team).length, 0);
        const withdrawn = actions.some((action) => action.do === 'withdraw');
        expect(bouts).toBeLessThanOrEqual(all - 1);
        expect(settling).toBeLessThanOrEqual(1);
        if (!withdrawn) expect(bouts).toBeGreaterThanOrEqual(1);
      }),
    timeout,
  );

  it(
    'wins and draws add up to those who are out',
    () =>
      check(({ states }) => {
        for (const { before, after, bout } of boutsOf(states))
          for (const team of teams) {
            const loses = isOut(after, bout, team);
            expect(remaining(before)[team] - remaining(after)[team]).toBe(loses ? 1 : 0);
            expect(after.line[team].includes(bout.pairing[team])).toBe(!loses);
          }
      }),
    timeout,
  );

  it(
    'nobody fights after being out, save when picked for sudden death',
    () =>
      check(({ states }) => {
        const out: Record<Team, number[]> = { a: [], b: [] };
        for (const { before, after, bout } of boutsOf(states))
          for (const team of teams) {
            const place = bout.pairing[team];
            expect([...out[team], ...before.unavailable[team]]).not.toContain(place);
            if (isOut(after, bout, team)) out[team].push(place);
          }
      }),
    timeout,
  );

  it(
    'the order is kept',
    () =>
      check((_, last) => {
        const { setup, bouts } = last;
        if (!setup.rules.winner.stays || setup.rules.hurtWinner.is === 'last-in-line') return;
        for (const team of teams) {
          const came = [...new Set(bouts.map(({ pairing }) => pairing[team]))];
          expect(inOrder(setup, team, came)).toBe(true);
        }
      }),
    timeout,
  );

  it(
    'the next team match goes on behind the last fighter used, with everybody who can',
    () =>
      check((_, last) => {
        const { setup, bouts } = last;
        for (const team of teams) {
          const { length } = setup.teams[team].order;
          const none = unavailableNext(last, team);
          const next = nextPlace(last, team);
          if (none.length < length) expect(none).not.toContain(next);
          const used = bouts.at(-1)?.pairing[team];
          if (setup.rules.order.mode === 'next-fighter' && used !== undefined)
            expect(next).toBe(
              rotation(length, (used + 1) % length, none)[0] ?? (used + 1) % length,
            );
        }
      }),
    timeout,
  );

  const swapped = (team: Team | null): Team | null => team && otherTeam(team);

  it(
    'with the teams the other way round it comes to the other result',
    () =>
      check(({ actions }, last) => {
        const there = fold(mirroredSetup(last.setup), actions.map(mirroredAction));
        const [one, other] = [last, there].map((state) => state.phase);
        if (one?.is !== 'ended' || other?.is !== 'ended') throw new Error('not ended');
        expect(other.outcome.winner).toBe(swapped(one.outcome.winner));
        expect(other.outcome.method).toBe(one.outcome.method);
        expect(other.outcome.leaves).toEqual(one.outcome.leaves.map(otherTeam));
        for (const team of teams) {
          expect(there.line[team]).toEqual(last.line[otherTeam(team)]);
          expect(nextPlace(there, team)).toBe(nextPlace(last, otherTeam(team)));
        }
        expect(there.steps.map(({ a, b, winner }) => [b, a, swapped(winner)])).toEqual(
          last.steps.map(({ a, b, winner }) => [a, b, winner]),
        );
      }),
    timeout,
  );

  it(
    'the same actions, from their text, come to the same state',
    () =>
      check(({ actions }, last) => {
        const stored = JSON.parse(JSON.stringify({ setup: last.setup, actions })) as {
          setup: TeamSetup;
          actions: TeamAction[];
        };
        expect(fold(stored.setup, stored.actions)).toEqual(last);
      }),
    timeout,
  );

  it('every way to win happens', () => {
    const ways = new Set<string>();
    for (const [i, setup] of fc.sample(teamSetups, { seed, numRuns: 1500 }).entries()) {
      const played = playTeams(setup, [
        ...fc.sample(luck, { seed: i, numRuns: 1 }).flat(),
        ...fallback,
      ]);
      const phase = played.states.at(-1)?.phase;
      if (phase?.is === 'ended') ways.add(phase.outcome.method);
    }
    expect([...ways].toSorted()).toEqual([
      'last-bout-warnings',
      'last-fighter',
      'override',
      'sudden-death',
      'team-disqualification',
      'total-warnings',
      'tournament-submissions',
    ]);
  });

  it('what is shown of any of them is whole: as many bouts, and the phase that it stands in', () => {
    const book = findBook('classic');
    if (!book) throw new Error('classic is missing');
    for (const [i, setup] of fc.sample(teamSetups, { seed, numRuns: 60 }).entries()) {
      const { states } = playTeams(setup, [
        ...fc.sample(luck, { seed: i, numRuns: 1 }).flat(),
        ...fallback,
      ]);
      for (const state of states) {
        const view = viewTeamMatch(book, { ...state, setup: { ...setup } });
        expect(view.bouts).toHaveLength(state.bouts.length);
        expect(view.awaiting === null).toBe(state.phase.is === 'ended');
        expect(view.method === null).toBe(state.phase.is !== 'ended');
      }
    }
  });

  it('fifteen against eleven: the four missing are no wins (card 158)', () => {
    const entry = (name: string, size: number) => ({
      name,
      order: Array.from({ length: size }, (_, i) => ({
        name: `${name}${i}`,
        rank: null,
        weightKg: null,
      })),
      startsAt: 0,
      unavailable: [],
      submissionsBefore: 0,
      warningsBefore: 0,
    });
    const setup = {
      rules: { ...classicTeam(), size: 15 },
      teams: { a: entry('A', 15), b: entry('B', 11) },
    };
    const bout = (winner: Team | null): TeamAction => ({
      do: 'bout',
      result: {
        winner,
        method: winner === null ? 'draw' : 'submission',
        warnings: { a: 0, b: 0 },
        submission: winner === null ? null : 'given-up',
        barred: [],
        clauses: [],
      },
    });
    const eight = Array.from({ length: 8 }, () => bout(null));
    const last = fold(setup, [...eight, ...Array.from({ length: 3 }, () => bout('a'))]);
    expect(last.phase).toMatchObject({
      is: 'ended',
      outcome: { winner: 'a', method: 'last-fighter' },
    });
    expect(remaining(last)).toEqual({ a: 7, b: 0 });
  });
});

function fold(setup: TeamSetup, actions: readonly TeamAction[]): TeamState {
  return actions.reduce((state, action) => {
    const taken = takeTeamAction(state, action);
    if (!taken.ok) throw new Error(taken.refusal.message);
    return taken.state;
  }, initialTeamState(setup));
}
