import { findBook, type ResolvedTeam, resolveTeam } from '@threecount/rulebooks';
import fc from 'fast-check';
import { initialTeamState, type TeamAction, takeTeamAction } from '../team/fold.ts';
import { pickable } from '../team/picks.ts';
import {
  type BoutResult,
  byTeam,
  otherTeam,
  type Team,
  type TeamEntry,
  type TeamSetup,
  type TeamState,
  teams,
} from '../team/types.ts';

/** The rules of classic's team matches. */
export function classicTeam(options: Readonly<Record<string, unknown>> = {}): ResolvedTeam {
  const book = findBook('classic');
  if (!book) throw new Error('classic is missing');
  const resolved = resolveTeam(book, options, { discipline: 'gi', event: 'single-rank' });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return resolved.rules;
}

const entry = (name: string): fc.Arbitrary<(size: number) => TeamEntry> =>
  fc
    .record({
      startsAt: fc.nat(20),
      hurt: fc.array(fc.nat(20), { maxLength: 2 }),
      submissionsBefore: fc.nat(2),
      warningsBefore: fc.nat(2),
    })
    .map(({ startsAt, hurt, ...before }) => (size) => ({
      name,
      order: Array.from({ length: size }, (_, i) => ({
        name: `${name}${i + 1}`,
        rank: 'blue',
        weightKg: null,
      })),
      startsAt: startsAt % size,
      unavailable: [...new Set(hurt.map((place) => place % size))].slice(0, size - 1),
      ...before,
    }));

/** The book's rules, and others that its data could hold. */
const rules: fc.Arbitrary<Partial<ResolvedTeam>> = fc
  .record({
    mode: fc.constantFrom('next-fighter', 'same-fighter', 'restart'),
    last: fc.constantFrom('both-last', 'either-last'),
    returns: fc.constantFrom('next-tie', 'never'),
    stays: fc.boolean(),
    drawOut: fc.constantFrom('both', 'incumbent'),
    hurt: fc.constantFrom('out', 'last-in-line'),
    ours: fc.boolean(),
  })
  .map(({ mode, last, returns, stays, drawOut, hurt, ours }) => {
    const cite = { clause: 'X-1', standing: 'default' } as const;
    const options = {
      order: { mode, ...cite },
      lastBout: { is: last, ...cite },
      disqualified: { returns, ...cite },
    } as const;
    if (ours) return options as Partial<ResolvedTeam>;
    return {
      ...options,
      winner: { stays, ...cite },
      draw: { out: drawOut, ...cite },
      hurtWinner: { is: hurt, ...cite },
    } as Partial<ResolvedTeam>;
  });

/** A team match with teams of one to seven, not always of the same size. */
export const teamSetups: fc.Arbitrary<TeamSetup> = fc
  .tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.integer({ min: 1, max: 7 }),
    fc.boolean(),
    entry('A'),
    entry('B'),
    rules,
  )
  .map(([sizeA, sizeB, uneven, a, b, changed]) => ({
    rules: { ...classicTeam(), ...changed, size: sizeA },
    teams: { a: a(sizeA), b: b(uneven ? sizeB : sizeA) },
  }));

/** One thing that happens, before it is known who it can happen to. */
export interface TeamChance {
  readonly kind: 'bout' | 'withdraw';
  readonly winner: Team | null;
  readonly method: BoutResult['method'];
  readonly warnings: readonly [number, number];
  readonly place: number;
  readonly team: Team;
  readonly bars: boolean;
}

const team = fc.constantFrom<Team>('a', 'b');

export const chances: fc.Arbitrary<TeamChance> = fc.record({
  kind: fc.oneof(
    { weight: 9, arbitrary: fc.constant('bout' as const) },
    { weight: 1, arbitrary: fc.constant('withdraw' as const) },
  ),
  winner: fc.oneof({ weight: 3, arbitrary: team }, { weight: 4, arbitrary: fc.constant(null) }),
  method: fc.constantFrom('submission', 'unconscious', 'stoppage', 'disqualification', 'injury'),
  warnings: fc.oneof(
    { weight: 2, arbitrary: fc.constant([0, 0] as const) },
    { weight: 1, arbitrary: fc.tuple(fc.nat(2), fc.nat(2)) },
  ),
  place: fc.nat(20),
  team,
  bars: fc.integer({ min: 0, max: 60 }).map((n) => n === 0),
});

const boutOf = ({ winner, method, warnings, bars }: TeamChance, w = winner): BoutResult => ({
  winner: w,
  method: w === null && method !== 'disqualification' && method !== 'injury' ? 'draw' : method,
  warnings: { a: warnings[0], b: warnings[1] },
  submission:
    w === null
      ? null
      : method === 'submission'
        ? 'given-up'
        : method === 'unconscious'
          ? method
          : null,
  barred: bars && w !== null ? [otherTeam(w)] : [],
  clauses: [],
});

export interface PlayedTeams {
  readonly actions: readonly TeamAction[];
  /** After each action, the state before the first one in front. */
  readonly states: readonly TeamState[];
}

/** What a chance comes to where the match stands; null: nothing can happen any more. */
function actionFor(state: TeamState, chance: TeamChance): TeamAction | null {
  const { phase } = state;
  if (phase.is === 'ended') return null;
  if (phase.is === 'level') return { do: 'ruling', winner: chance.team };
  if (chance.kind === 'withdraw' && phase.is === 'bout') {
    const { length } = state.setup.teams[chance.team].order;
    return { do: 'withdraw', team: chance.team, place: chance.place % length };
  }
  if (phase.is === 'bout') return { do: 'bout', result: boutOf(chance) };
  const picking = teams.find((one) => phase.picks[one] === null);
  if (picking === undefined) return { do: 'sudden-death', result: boutOf(chance, chance.team) };
  const pool = pickable(state, picking);
  const place = pool[chance.place % pool.length];
  return place === undefined ? null : { do: 'pick', team: picking, place };
}

/** Plays a team match; the chances are gone through again and again until it ends. */
export function playTeams(setup: TeamSetup, luck: readonly TeamChance[]): PlayedTeams {
  const actions: TeamAction[] = [];
  const states = [initialTeamState(setup)];
  for (let i = 0; i < 200; i += 1) {
    const state = states.at(-1);
    const chance = luck[i % luck.length];
    const action = state && chance ? actionFor(state, chance) : null;
    if (!state || !action) break;
    const taken = takeTeamAction(state, action);
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.refusal.code}`);
    actions.push(action);
    states.push(taken.state);
  }
  return { actions, states };
}

/** The same team match with the teams on the other sides. */
export const mirroredSetup = ({ rules: same, teams: two }: TeamSetup): TeamSetup => ({
  rules: same,
  teams: { a: two.b, b: two.a },
});

export function mirroredAction(action: TeamAction): TeamAction {
  if ('team' in action) return { ...action, team: otherTeam(action.team) };
  if (action.do === 'ruling') return { ...action, winner: otherTeam(action.winner) };
  const { result } = action;
  const { winner, warnings, barred } = result;
  const turned = {
    ...result,
    winner: winner && otherTeam(winner),
    warnings: byTeam((one) => warnings[otherTeam(one)]),
    barred: barred.map(otherTeam),
  };
  return { ...action, result: turned };
}
