import type { TeamState } from '@threecount/match';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type BoutPlan, mirroredBout } from '../census/bout-plan.ts';
import { plansFor } from '../census/plans.ts';
import { deriveAgain } from '../derive-again.ts';
import { progressOf } from '../progress/memo.ts';
import { oneOf, randomFrom } from '../random/random.ts';
import { podiumOf } from '../results/podium.ts';
import { TeamDay } from '../testing/team-day.ts';
import { TeamModel } from '../testing/team-model.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { MatchRecord, TeamAct } from '../types/state.ts';

const choices = {
  orderMode: ['next-fighter', 'same-fighter', 'restart'],
  lastBout: ['both-last', 'either-last'],
  disqualifiedReturns: ['next-tie', 'never'],
  teamDqScope: ['event', 'tie'],
  totalWarningsScope: ['tie', 'event'],
  suddenDeathPool: ['any-fit', 'not-disqualified'],
  warningsCarryOver: ['no', 'tie'],
} as const;

const options = fc.record(
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [name, fc.constantFrom(...values)]),
  ) as { [Name in keyof typeof choices]: fc.Arbitrary<(typeof choices)[Name][number]> },
);

const given = {
  size: fc.integer({ min: 1, max: 7 }),
  teams: fc.integer({ min: 2, max: 7 }),
  options,
  seed: fc.nat(1_000_000),
};

/** What has to have happened somewhere in the days: else they are not what they are meant to be. */
const everything = [
  ...['pick', 'ruling', 'withdraw', 'take-back-bout', 'set-member-injured', 'withdraw-entry'],
  ...['both draw', 'both disqualification', 'both injury', 'injury', 'no-show', 'disqualification'],
  ...['last-fighter', 'last-bout-warnings', 'total-warnings', 'tournament-submissions'],
  ...['sudden-death', 'team-disqualification', 'override'],
];

const says = { by: 'Doctor', injured: false, type: 'set-member-injured' } as const;

/** A day that the model looks at: every team match that is opened and confirmed fits it. */
function watched(day: TeamDay, chosen: ConstructorParameters<typeof TeamModel>[0]): TeamModel {
  const model = new TeamModel(chosen);
  day.opened = (record) => model.opened(record);
  day.confirmed = (record) => model.confirmed(record);
  day.withoutFighters = (entryId) => model.isEmpty(entryId);
  return model;
}

/** Some of those who were hurt can fight again. */
function clearSome(day: TeamDay, model: TeamModel): void {
  for (const personId of [...model.hurt]) {
    if (model.gone.has(personId) || !day.random.chance(30)) continue;
    const entryId = `e${Math.floor(Number(personId.slice(1)) / 100)}`;
    day.must('entry', entryId, { ...says, personId });
    model.hurt.delete(personId);
  }
}

/** A team match of seven that still goes on after so many never ends. */
const mostSteps = 100;

/** Fights an open team match to its confirmation, with people hurt between bouts and bouts taken back. */
function fightOut(day: TeamDay, matchId: MatchId): void {
  let steps = 0;
  for (let takenBack = 0; day.step(matchId); ) {
    steps += 1;
    expect(steps).toBeLessThan(mostSteps);
    if (day.random.chance(8)) day.hurt(matchId);
    if (takenBack < 3 && day.random.chance(8)) {
      takenBack += 1;
      const bouts = day.team(matchId).acts.filter(({ is }) => is === 'bout').length;
      const bout = 1 + day.random.below(Math.max(1, bouts));
      day.take(
        { kind: 'match', id: matchId },
        { type: 'take-back-bout', bout, reason: 'wrong side' },
      );
    }
  }
}

type Given = {
  readonly [Name in keyof typeof given]: (typeof given)[Name] extends fc.Arbitrary<infer T>
    ? T
    : never;
};

/** Plays a whole day to its end. @returns what was seen in it, and how many team matches it had */
function wholeDay({ size, teams, options: chosen, seed }: Given) {
  const day = new TeamDay(size, randomFrom(`day ${seed}`));
  day.rough = seed % 4 === 0;
  day.setUp(teams, chosen, oneOf(plansFor(teams), day.random));
  const model = watched(day, chosen);
  let matches = 0;
  for (let next = day.open(); next !== null; next = day.open()) {
    fightOut(day, next);
    day.ruleLevel();
    clearSome(day, model);
    matches += 1;
  }
  expect(progressOf(day.state, day.d1).complete).toBe(true);
  expect(podiumOf(day.state, day.d1).kind).not.toBe('open');
  expect(deriveAgain(day.envelopes)).toEqual([]);
  return { matches, seen: [...model.seen, ...day.envelopes.map(({ action }) => action.type)] };
}

/** Seconds by themselves; others may keep the machine busy. */
vi.setConfig({ testTimeout: 120_000 });

describe('a day of team matches, with everything that can happen between bouts', () => {
  it('comes to its end; nobody fights who is out, hurt or barred; orders and tallies go on through the bracket', () => {
    let matches = 0;
    fc.assert(
      fc.property(fc.record(given), (one) => {
        matches += wholeDay(one).matches;
      }),
      { numRuns: 30 },
    );
    expect(matches).toBeGreaterThan(60);
  });

  it('has all of it: injuries, withdrawals, double losses, take-backs, picks, rulings, every way to win', () => {
    const days = fc.sample(fc.record(given), { seed: 5, numRuns: 25 });
    const seen = new Set(days.flatMap((one) => wholeDay(one).seen));
    expect(everything.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});

/** Acts without the hour at which a bout began: it is another one when the same is fought again. */
const timeless = (acts: readonly TeamAct[]) =>
  acts.map((act) => (act.is === 'bout' ? { ...act, bout: { ...act.bout, startedAt: 0 } } : act));

/** All that the fold of a team match looks at. */
const told = ({ team, bout }: MatchRecord) => ({
  state: team?.state,
  onMat: team?.onMat,
  acts: timeless(team?.acts ?? []),
  actions: bout?.actions,
  engine: bout?.engine,
});

/** Does acts of a team match that were done before. */
function again(day: TeamDay, matchId: MatchId, acts: readonly TeamAct[]): void {
  for (const act of acts) {
    if (act.is !== 'bout') {
      day.match(matchId, actionOf(act));
      continue;
    }
    day.now += 1000;
    const zero = day.now;
    for (const { at, ...action } of act.bout.actions) {
      day.now = zero + at;
      const { epoch } = day.record(matchId);
      const instant = day.now;
      day.match(matchId, { type: 'official-action', action, instant, epoch });
    }
    day.match(matchId, { type: 'confirm-bout' });
  }
}

function actionOf(act: Exclude<TeamAct, { is: 'bout' }>): TournamentAction {
  const { is, ...rest } = act;
  if (is === 'pick') return { type: 'pick-fighter', ...(rest as PickOf) };
  if (is === 'withdraw') return { type: 'withdraw-fighter', ...(rest as WithdrawOf) };
  return { type: 'rule-team-match', ...(rest as RulingOf) };
}

type Without<T> = Omit<T, 'is'>;
type PickOf = Without<Extract<TeamAct, { is: 'pick' }>>;
type WithdrawOf = Without<Extract<TeamAct, { is: 'withdraw' }>>;
type RulingOf = Without<Extract<TeamAct, { is: 'ruling' }>>;

describe('a bout that is taken back', () => {
  it('and fought again in the same way, with all after it, gives the same team match', () => {
    fc.assert(
      fc.property(given.size, options, given.seed, (size, chosen, seed) => {
        const day = new TeamDay(size, randomFrom(`back ${seed}`)).setUp(2, chosen, undefined);
        const matchId = day.open() ?? '';
        for (let left = 12; left > 0; left -= 1) {
          if (day.team(matchId).state.phase.is === 'ended') break;
          day.step(matchId);
          if (day.random.chance(15)) day.hurt(matchId);
        }
        const before = told(day.record(matchId));
        const { acts } = day.team(matchId);
        const bouts = acts.flatMap((act, i) => (act.is === 'bout' ? [i] : []));
        for (const [n, at] of bouts.entries()) {
          day.match(matchId, { type: 'take-back-bout', bout: n + 1, reason: '' });
          expect(timeless(day.team(matchId).acts)).toEqual(timeless(acts.slice(0, at)));
          day.match(matchId, { type: 'confirm-bout' });
          again(day, matchId, acts.slice(at + 1));
          expect(told(day.record(matchId))).toEqual(before);
        }
        expect(deriveAgain(day.envelopes)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

const other = { red: 'blue', blue: 'red', a: 'b', b: 'a' } as const;

function mirroredAct(act: TeamAct): TeamAct {
  switch (act.is) {
    case 'bout': {
      const plan: BoutPlan = act.bout.actions.map(({ at, ...action }) => ({ wait: at, action }));
      const actions = mirroredBout(plan).map(({ wait, action }) => ({ ...action, at: wait }));
      return { ...act, bout: { ...act.bout, actions } };
    }
    case 'pick':
    case 'withdraw':
      return { ...act, side: other[act.side] };
    case 'ruling':
      return { ...act, winner: other[act.winner] };
  }
}

/** How a team match stands, with the teams on the other sides if `turned`. */
function standing({ setup, line, unavailable, phase, steps }: TeamState, turned: boolean) {
  const on = <T>({ a, b }: { readonly a: T; readonly b: T }) =>
    turned ? { a: b, b: a } : { a, b };
  const won = (team: 'a' | 'b' | null) => (team === null || !turned ? team : other[team]);
  const outcome = phase.is === 'ended' ? phase.outcome : null;
  return {
    teams: on(setup.teams),
    line: on(line),
    unavailable: on(unavailable),
    phase: phase.is,
    winner: won(outcome?.winner ?? null),
    method: outcome?.method,
    leaves: outcome?.leaves.map(won),
    steps: steps.map(({ a, b, winner, by }) => ({ by, ...on({ a, b }), winner: won(winner) })),
  };
}

describe('two teams on the other sides', () => {
  it('come to the other result in each of their team matches, and who fights next is the same', () => {
    const plan = { format: 'best-of-three' } as const;
    let matches = 0;
    fc.assert(
      fc.property(given.size, options, given.seed, (size, chosen, seed) => {
        const day = new TeamDay(size, randomFrom(`sides ${seed}`)).setUp(2, chosen, plan);
        day.rough = seed % 3 === 0;
        const turned = new TeamDay(size, randomFrom('')).setUp(2, chosen, plan, (n) => 3 - n);
        for (let next = day.open(); next !== null; next = day.open()) {
          fightOut(day, next);
          turned.match(next, { type: 'open-match', matId: 'm1' });
          again(turned, next, day.team(next).acts.map(mirroredAct));
          expect(standing(turned.team(next).state, true)).toEqual(
            standing(day.team(next).state, false),
          );
          turned.match(next, { type: 'confirm-result' });
          matches += 1;
          const hurtOut = [day, turned].map(({ d1, state }) => progressOf(state, d1).complete);
          expect(hurtOut[1]).toBe(hurtOut[0]);
          if (hurtOut[0]) break;
        }
      }),
      { numRuns: 25 },
    );
    expect(matches).toBeGreaterThan(25);
  });
});
