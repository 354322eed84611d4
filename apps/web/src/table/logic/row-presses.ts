import type { AdvantageReason, MatchAction, Side } from '@threecount/match';
import type { ScreenAdvantage, ScreenFoul, ScreenRules } from '@threecount/rulebooks';
import { type ScoreButton, scoreAction, scoreButtons } from './buttons.ts';

/** One large button of a side: what this book counts by points, advantages, or (where it has no points) fouls. */
export type RowPress =
  | { readonly kind: 'score'; readonly button: ScoreButton }
  | { readonly kind: 'advantage'; readonly choice: ScreenAdvantage }
  | { readonly kind: 'foul'; readonly foul: ScreenFoul };

/** What a button is for, with its clause; a line a ground where the book names several. */
export function rowHelp(press: RowPress): readonly string[] {
  if (press.kind === 'score') return [press.button.label];
  const one = press.kind === 'foul' ? press.foul : press.choice;
  const grounds = press.kind === 'advantage' ? press.choice.grounds : undefined;
  if (grounds === undefined) return [`${one.label} · ${one.clause}`];
  return [one.label, ...grounds.map(({ text, clause }) => `${text} · ${clause}`)];
}

/** The large buttons of a side in the order of their keys: scores, then advantages; fouls where the book has no points. */
export function rowPresses(screen: ScreenRules): readonly RowPress[] {
  const scores = scoreButtons(screen).map((button): RowPress => ({ kind: 'score', button }));
  const advantages = screen.advantages.map((choice): RowPress => ({ kind: 'advantage', choice }));
  if (scores.length > 0) return [...scores, ...advantages];
  // What has a button of its own already is not drawn twice.
  const plain = screen.fouls.filter(({ costs, stalling }) => costs === 'ladder' && !stalling);
  return [...advantages, ...plain.map((foul): RowPress => ({ kind: 'foul', foul }))];
}

/** What one press of it says. @param outside whether it ended outside the mat, where the book asks that */
export function rowAction(press: RowPress, side: Side, outside: boolean): MatchAction {
  switch (press.kind) {
    case 'score': {
      const action = scoreAction(press.button, side);
      return outside && press.button.asksOutside ? { ...action, inBounds: false } : action;
    }
    case 'advantage':
      return { do: 'advantage', side, reason: press.choice.code as AdvantageReason };
    case 'foul':
      return { do: 'foul', side, foul: press.foul.code };
  }
}
