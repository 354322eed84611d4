import type { MatchAction, MatchView, Refusal } from '@threecount/match';

type Check = (action: MatchAction) => Refusal | null;

/** Refusals of something that was seen before the clock stopped and only came late. */
const cameLate = new Set(['clock-stopped', 'period-over', 'match-over']);

const mayBeLate = (action: MatchAction) =>
  action.do === 'score' ||
  action.do === 'advantage' ||
  action.do === 'foul' ||
  action.do === 'submission';

/**
 * The form in which an action counts now: as it is; as a signal that came late, while the rules allow that; or, for what
 * may end outside the mat, as ended outside. As it is where none of these counts: its refusal says why.
 */
export function inTheFormThatCounts(
  action: MatchAction,
  outside: boolean,
  check: Check,
): MatchAction {
  const refusal = check(action);
  if (!refusal || !cameLate.has(refusal.code)) return action;
  const forms: MatchAction[] = [];
  if (mayBeLate(action)) forms.push({ ...action, inTime: true });
  if (outside && action.do === 'score') forms.push({ ...action, inBounds: false });
  return forms.find((form) => check(form) === null) ?? action;
}

/** Whether a signal that came late would still count: the clock has stopped, and not for long. */
export function lateIsOpen(view: MatchView, technique: string | undefined, check: Check): boolean {
  if (technique === undefined || view.status === 'running' || view.status === 'not-started')
    return false;
  return check({ do: 'score', side: 'red', technique, inTime: true }) === null;
}
