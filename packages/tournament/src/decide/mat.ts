import { findMatch, openOnMat } from '../progress/find.ts';
import { matOfMatch } from '../schedule/mat-of-match.ts';
import { guestsOf } from '../schedule/mat-order.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatState, TournamentState } from '../types/state.ts';
import { accept, blankRefusal, refuse, type TournamentDecision } from './decision.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

export function addMat(
  state: TournamentState,
  streamId: string,
  action: Of<'add-mat'>,
): TournamentDecision {
  const { matId, name } = action;
  if (matId !== streamId) return refuse('wrong-stream', 'The mat has another id.');
  if (state.mats.has(matId)) return refuse('already-there', `There is a mat ${matId} already.`);
  return blankRefusal('The name', name) ?? accept({ type: 'MatAdded', matId, name });
}

export function renameMat(action: Of<'rename-mat'>): TournamentDecision {
  return blankRefusal('The name', action.name) ?? accept({ type: 'MatRenamed', name: action.name });
}

export function removeMat(state: TournamentState, mat: MatState): TournamentDecision {
  if (openOnMat(state, mat) !== null) {
    return refuse('match-running', 'A match is on this mat.');
  }
  if (mat.divisions.length > 0 || guestsOf(state, mat).length > 0) {
    return refuse('mat-in-use', 'Divisions or matches are given to this mat: move them first.');
  }
  return accept({ type: 'MatRemoved' });
}

export function orderMat(
  state: TournamentState,
  mat: MatState,
  action: Of<'order-mat'>,
): TournamentDecision {
  const { matchIds } = action;
  if (new Set(matchIds).size !== matchIds.length) {
    return refuse('bad-order', 'A match stands in the order twice.');
  }
  for (const matchId of matchIds) {
    const found = findMatch(state, matchId);
    if (found === null || matOfMatch(found.division, matchId) !== mat.matId) {
      return refuse('unknown-match', `This mat has no match ${matchId}.`);
    }
  }
  return accept({ type: 'MatOrdered', matchIds });
}
