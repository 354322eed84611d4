import type { LogLineView, MatchAction } from '@threecount/match';
import type { BoardRules } from '@threecount/tournament';

const isCall = (action: MatchAction): boolean =>
  action.do === 'score' || action.do === 'foul' || action.do === 'advantage';

/** The newest score, foul or advantage that still stands; null before the first. */
export const lastCall = (log: readonly LogLineView[]): LogLineView | null =>
  log.findLast(({ action, voided }) => !voided && isCall(action)) ?? null;

/** The call in the book's word. */
export function callLabel(action: MatchAction, rules: BoardRules | null): string {
  const named = (list: readonly { code: string; label: string }[] | undefined, code: string) =>
    list?.find((one) => one.code === code)?.label ?? code;
  if (action.do === 'score') return named(rules?.techniques, action.technique);
  if (action.do === 'foul') return named(rules?.fouls, action.foul);
  if (action.do === 'advantage') return named(rules?.advantages, action.reason);
  return '';
}
