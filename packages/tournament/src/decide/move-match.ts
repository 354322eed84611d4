import { findMat, findMatch } from '../progress/find.ts';
import { isOver } from '../progress/types.ts';
import { matOfMatch } from '../schedule/mat-of-match.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { accept, refuse, type TournamentDecision } from './decision.ts';

/** Another mat takes one match of a division; null: the division's own again. */
export function moveMatch(
  state: TournamentState,
  division: DivisionState,
  { matchId, matId }: Extract<TournamentAction, { type: 'move-match' }>,
): TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null || found.division !== division || found.now.number === 0) {
    return refuse('unknown-match', `${division.name} has no match ${matchId}.`);
  }
  if (matId !== null && findMat(state, matId) === null) {
    return refuse('unknown-mat', `There is no mat ${matId}.`);
  }
  if (division.matId === null) {
    return refuse('no-mat', `${division.name} has no mat yet: give it one first.`);
  }
  if (found.now.phase === 'open') {
    return refuse('match-running', 'This match is on its mat: it can not move now.');
  }
  if (isOver(found.now.phase)) return refuse('match-over', 'This match is over.');
  const target = matId === division.matId ? null : matId;
  if (matOfMatch(division, matchId) === (target ?? division.matId)) {
    return refuse('already-there', 'The match is there already.');
  }
  return accept({ type: 'MatchMoved', matchId, matId: target });
}
