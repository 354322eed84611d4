import { pickable } from './picks.ts';
import { tieBreakSteps } from './tie-break.ts';
import {
  type BoutResult,
  type ByTeam,
  otherTeam,
  type Team,
  type TeamMethod,
  type TeamState,
  teams,
} from './types.ts';

const withOutcome = (
  state: TeamState,
  winner: Team | null,
  method: TeamMethod,
  clauses: readonly string[],
): TeamState => ({
  ...state,
  phase: {
    is: 'ended',
    outcome: { winner, method, disqualified: [], leaves: [], clauses: [...new Set(clauses)] },
  },
});

/** Ends a team match in which the book puts a team out for what its fighter did; null where it does not. */
export function disqualifiedTeams(state: TeamState, result: BoutResult): TeamState | null {
  const { scope, clause } = state.setup.rules.teamDisqualification;
  const disqualified = teams.filter((team) => result.barred.includes(team));
  const [one, other] = disqualified;
  if (scope === 'none' || one === undefined) return null;
  const winner = other === undefined ? otherTeam(one) : null;
  const clauses = [...new Set([...result.clauses, clause])];
  const leaves = scope === 'event' ? disqualified : [];
  const outcome = {
    winner,
    method: 'team-disqualification',
    disqualified,
    leaves,
    clauses,
  } as const;
  return { ...state, phase: { is: 'ended', outcome } };
}

/** Whether a team has lost by what it has left. */
function isBeaten({ setup, line, unavailable }: TeamState): ByTeam<boolean> {
  const { loss, fewest } = setup.rules;
  const of = (team: Team): boolean => {
    const fit = setup.teams[team].order.length - unavailable[team].length;
    return line[team].length <= loss.fightersLeft || fit < fewest.fighters;
  };
  return { a: of('a'), b: of('b') };
}

/** Ends the team match where the lines say so; `drawn`: the last bout had no winner. */
export function settled(state: TeamState, drawn: boolean): TeamState {
  const { loss, lastBout } = state.setup.rules;
  const beaten = isBeaten(state);
  if (!beaten.a && !beaten.b) return state;
  const both = beaten.a && beaten.b;
  if (both || (drawn && lastBout.is === 'either-last')) return tieBroken(state);
  const clauses = [loss.clause, ...(drawn ? [lastBout.clause] : [])];
  return withOutcome(state, beaten.a ? 'b' : 'a', 'last-fighter', clauses);
}

/** Goes through the tie-breaks. */
function tieBroken(state: TeamState): TeamState {
  const steps = tieBreakSteps(state);
  const last = steps.at(-1);
  if (last === undefined) return { ...state, phase: { is: 'level' } };
  const looked = { ...state, steps };
  if (last.winner !== null) return withOutcome(looked, last.winner, last.by, [last.clause]);
  if (last.by !== 'sudden-death') return { ...looked, phase: { is: 'level' } };
  return asksForPicks({ ...looked, phase: { is: 'tie-break', picks: { a: null, b: null } } });
}

/** A team of whose fighters nobody may be picked leaves it to the senior official. */
export function asksForPicks(state: TeamState): TeamState {
  const possible = teams.every((team) => pickable(state, team).length > 0);
  return possible ? state : { ...state, phase: { is: 'level' } };
}

/** The senior official names the winner of teams that are level in everything. */
export function ruled(state: TeamState, winner: Team): TeamState {
  return withOutcome(state, winner, 'override', []);
}

/** The bout that settles it has a winner. */
export function settledByBout(state: TeamState, winner: Team, result: BoutResult): TeamState {
  const before = state.steps.slice(0, -1);
  const step = state.steps.at(-1);
  if (step?.by !== 'sudden-death') throw new Error('no bout is due that settles a team match');
  const { pairing } = state.suddenDeath ?? {};
  const done = { ...step, a: pairing?.a ?? null, b: pairing?.b ?? null, winner };
  const told = { ...state, steps: [...before, done] };
  return (
    disqualifiedTeams(told, result) ?? withOutcome(told, winner, 'sudden-death', [step.clause])
  );
}
