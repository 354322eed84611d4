import { type FoundMatch, findMatch } from '../progress/find.ts';
import { isOver } from '../progress/types.ts';
import type { MatState, TournamentState } from '../types/state.ts';
import { matOrder } from './mat-order.ts';

const kept = new WeakMap<TournamentState, Map<string, readonly FoundMatch[]>>();

/** The matches that a mat still has to take, in order: without those on it, over, or waiting for a ruling. */
export function queueOf(state: TournamentState, mat: MatState): readonly FoundMatch[] {
  const known = kept.get(state) ?? new Map<string, readonly FoundMatch[]>();
  kept.set(state, known);
  const found = known.get(mat.matId);
  if (found !== undefined) return found;
  const queue = matOrder(state, mat)
    .map((matchId) => findMatch(state, matchId))
    .filter((match) => match !== null)
    .filter(
      ({ now }) => !isOver(now.phase) && now.phase !== 'open' && now.phase !== 'needs-ruling',
    );
  known.set(mat.matId, queue);
  return queue;
}
