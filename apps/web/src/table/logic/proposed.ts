import type { ForfeitReason, MatchAction, Outcome, Side, UnableCause } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';

const sides: readonly Side[] = ['red', 'blue'];

/** The rulings by which an official may end a match over used-up time, as this book has them. */
function rulings(screen: ScreenRules): readonly MatchAction[] {
  return sides.flatMap((side): MatchAction[] => [
    ...screen.unable.map(
      ({ code }): MatchAction => ({ do: 'unable', side, cause: code as UnableCause }),
    ),
    ...screen.forfeits.map(
      ({ code }): MatchAction => ({ do: 'forfeit', side, reason: code as ForfeitReason }),
    ),
    ...screen.disqualifications.map(
      ({ code }): MatchAction => ({ do: 'disqualify', side, reason: code }),
    ),
  ]);
}

const overlap = (a: Outcome, b: Outcome): number =>
  a.clauses.filter((clause) => b.clauses.includes(clause)).length;

/**
 * The ruling that leads to the outcome which the book proposes; of several, the one that rests on most of its clauses.
 * @param outcomeOf what an action would lead to; null where it would be refused or end nothing
 */
export function rulingThatGives(
  proposed: Outcome,
  screen: ScreenRules,
  outcomeOf: (action: MatchAction) => Outcome | null,
): MatchAction | null {
  let best: { readonly action: MatchAction; readonly fit: number } | null = null;
  for (const action of rulings(screen)) {
    const outcome = outcomeOf(action);
    if (outcome?.winner !== proposed.winner || outcome.method !== proposed.method) continue;
    const fit = overlap(outcome, proposed);
    if (best === null || fit > best.fit) best = { action, fit };
  }
  return best?.action ?? null;
}
