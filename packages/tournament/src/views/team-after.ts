import { type BoutResult, type Team, type TeamState, takeTeamAction } from '@threecount/match';
import type { AfterBoutsView, AfterBoutView } from '../types/views.ts';

const plain: Omit<BoutResult, 'winner' | 'method'> = {
  warnings: { a: 0, b: 0 },
  submission: null,
  barred: [],
  clauses: [],
};

/** What would follow the bout that is due, by how it ends. */
export function afterBouts(state: TeamState): AfterBoutsView {
  return {
    won: { a: after(state, 'a'), b: after(state, 'b') },
    nobody: after(state, null),
    barredCosts: state.setup.rules.teamDisqualification.scope !== 'none',
  };
}

function after(state: TeamState, winner: Team | null): AfterBoutView {
  const result = { ...plain, winner, method: winner === null ? 'draw' : 'submission' } as const;
  const settles = state.phase.is === 'tie-break';
  const taken = takeTeamAction(state, { do: settles ? 'sudden-death' : 'bout', result });
  if (!taken.ok) return { is: 'level' };
  const { phase, line } = taken.state;
  const [a, b] = [line.a[0], line.b[0]];
  if (phase.is === 'bout' && a !== undefined && b !== undefined) {
    return { is: 'bout', pairing: { a, b } };
  }
  const byFighters = phase.is === 'ended' && (settles || phase.outcome.method === 'last-fighter');
  const won = byFighters ? phase.outcome.winner : null;
  return won === null ? { is: 'level' } : { is: 'won', winner: won };
}
