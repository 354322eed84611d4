import { orderOf } from '../progress/bracket-order.ts';
import type { Bracket, MatchId } from '../types/entities.ts';
import type { MatState, TournamentState } from '../types/state.ts';

/**
 * So many divisions of a mat go side by side, round by round: competitors get rest between their rounds, and still a
 * division is over soon after it began.
 */
const sideBySide = 3;

interface Kept {
  readonly brackets: readonly (Bracket | null)[];
  readonly order: readonly MatchId[];
}

const kept = new WeakMap<MatState, Kept>();

/**
 * The matches of a mat in the order in which it takes them: the organiser's order first, then the divisions in order
 * of assignment, three side by side, round by round. A match never stands before one that it waits for, unless the
 * organiser put it there. Matches with a bye are left out.
 */
export function matOrder(state: TournamentState, mat: MatState): readonly MatchId[] {
  const brackets = mat.divisions.map((id) => state.divisions.get(id)?.bracket ?? null);
  const found = kept.get(mat);
  if (found?.brackets.every((bracket, i) => bracket === brackets[i])) return found.order;
  const order = ordered(mat, brackets);
  kept.set(mat, { brackets, order });
  return order;
}

function ordered(mat: MatState, brackets: readonly (Bracket | null)[]): MatchId[] {
  const drawn = brackets.filter((bracket) => bracket !== null);
  const plan: MatchId[] = [];
  for (let from = 0; from < drawn.length; from += sideBySide) {
    plan.push(...interleaved(drawn.slice(from, from + sideBySide)));
  }
  const there = new Set(plan);
  const first = mat.order.filter((matchId) => there.has(matchId));
  const named = new Set(first);
  return [...first, ...plan.filter((matchId) => !named.has(matchId))];
}

function interleaved(brackets: readonly Bracket[]): MatchId[] {
  const columns = Math.max(
    0,
    ...brackets.flatMap(({ matches }) => matches.map((m) => m.column + 1)),
  );
  const plan: MatchId[] = [];
  for (let column = 0; column < columns; column += 1) {
    for (const bracket of brackets) {
      const { byes } = orderOf(bracket);
      for (const [i, match] of bracket.matches.entries()) {
        if (match.column === column && byes[i] !== true) plan.push(match.matchId);
      }
    }
  }
  return plan;
}
