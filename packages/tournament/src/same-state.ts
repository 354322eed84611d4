import { same } from './collections/same.ts';
import type { DivisionState, TournamentState } from './types/state.ts';

/**
 * Whether two folds of one log came to the same. It pauses after each division, so that a large tournament can be
 * compared piece by piece: run it to its end, its value is the answer.
 */
export function* sameTournament(
  one: TournamentState,
  other: TournamentState,
): Generator<void, boolean, void> {
  const { divisions, ...head } = one;
  const { divisions: otherDivisions, ...otherHead } = other;
  if (!same(head, otherHead) || divisions.size !== otherDivisions.size) return false;
  yield;
  const others: Iterator<DivisionState, undefined> = otherDivisions.values();
  for (const division of divisions.values()) {
    if (!same(division, others.next().value)) return false;
    yield;
  }
  return true;
}
