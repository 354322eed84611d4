import type { MatchView, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import type { TableMatch } from '@threecount/tournament';
import { type RowPress, rowAction } from './logic/row-presses.ts';
import { foulCounts } from './logic/side-counts.ts';
import type { TableModel } from './model.ts';

/** One of the large buttons of a side, or its key. */
export function pressRow(model: TableModel, side: Side, press: RowPress): void {
  const outside = model.outside.value === side;
  const counted = model.act(
    rowAction(press, side, outside),
    press.kind === 'score' && press.button.outOfBounds,
  );
  if (counted && outside && press.kind === 'score') model.outside.value = null;
  if (counted && press.kind === 'foul') model.askAboutFoul();
}

/** Confirms what is over: a bout of a team match, else the match, and then takes the next one. */
export function pressNext(model: TableModel, view: MatchView, { card, team }: TableMatch): void {
  const { matchId } = card;
  if (team !== null && team.onMat === null) {
    if (team.match.method !== null) void model.confirmAndTake(matchId);
  } else if (view.outcome) {
    void (team === null ? model.confirmAndTake(matchId) : model.confirmBout(matchId));
  }
}

/** What is called next ended outside the mat; pressed again, it did not. */
export function pressOutside(model: TableModel, side: Side): void {
  model.outside.value = model.outside.value === side ? null : side;
}

/** A hold is secured, or over. */
export function pressHold(model: TableModel, screen: ScreenRules, side: Side): void {
  if (screen.suppressors.length === 0) return;
  if (model.view.value?.[side].secured) model.act({ do: 'attempt-over', side });
  else model.dialog.value = { kind: 'attempt', side };
}

/** Starts or stops the book's count against a side. */
export function pressCount(model: TableModel, screen: ScreenRules, side: Side, at = 0): void {
  const counted = foulCounts(screen)[at];
  if (counted) model.toggleCount(counted.count.code, side);
}
