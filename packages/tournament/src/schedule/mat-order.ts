import { compareIds } from '../order.ts';
import { orderOf } from '../progress/bracket-order.ts';
import type { Bracket, MatchId } from '../types/entities.ts';
import type { DivisionState, MatState, TournamentState } from '../types/state.ts';

/**
 * So many divisions of a mat go side by side, round by round: competitors get rest between their rounds, and still a
 * division is over soon after it began.
 */
const sideBySide = 3;

interface Kept {
  readonly moved: readonly DivisionState['moved'][];
  readonly brackets: readonly (Bracket | null)[];
  readonly order: readonly MatchId[];
}

const kept = new WeakMap<MatState, Kept>();

/**
 * The matches of a mat in the order in which it takes them: the organiser's order first, then matches moved here from
 * other mats, then the divisions in order of assignment, three side by side, round by round. A match never stands before one that it waits for, unless the
 * organiser put it there. Matches with a bye are left out.
 */
export function matOrder(state: TournamentState, mat: MatState): readonly MatchId[] {
  const brackets = mat.divisions.map((id) => state.divisions.get(id)?.bracket ?? null);
  const moved = movedIn(state);
  const found = kept.get(mat);
  if (found !== undefined && same(found.brackets, brackets) && same(found.moved, moved)) {
    return found.order;
  }
  const order = ordered(state, mat, brackets);
  kept.set(mat, { brackets, moved, order });
  return order;
}

function same<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}

const keptMoved = new WeakMap<TournamentState['divisions'], readonly DivisionState['moved'][]>();

/** What was moved, of the divisions where something was. */
function movedIn(state: TournamentState): readonly DivisionState['moved'][] {
  const found = keptMoved.get(state.divisions);
  if (found !== undefined) return found;
  const moved = [...state.divisions.values()]
    .map((division) => division.moved)
    .filter(({ size }) => size > 0);
  keptMoved.set(state.divisions, moved);
  return moved;
}

/** The matches of other mats' divisions that this mat takes, in order of their ids. */
export function guestsOf(state: TournamentState, mat: MatState): readonly MatchId[] {
  return movedIn(state)
    .flatMap((moved) => [...moved])
    .filter(([, { matId }]) => matId === mat.matId)
    .map(([matchId]) => matchId)
    .sort(compareIds);
}

function ordered(
  state: TournamentState,
  mat: MatState,
  brackets: readonly (Bracket | null)[],
): MatchId[] {
  const drawn = brackets.filter((bracket) => bracket !== null);
  const plan: MatchId[] = [...guestsOf(state, mat)];
  for (let from = 0; from < drawn.length; from += sideBySide) {
    plan.push(...interleaved(drawn.slice(from, from + sideBySide)));
  }
  const away = new Set(movedIn(state).flatMap((moved) => [...moved.keys()]));
  for (const guest of guestsOf(state, mat)) away.delete(guest);
  const there = new Set(plan.filter((matchId) => !away.has(matchId)));
  const first = mat.order.filter((matchId) => there.has(matchId));
  const named = new Set(first);
  return [...first, ...[...there].filter((matchId) => !named.has(matchId))];
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
