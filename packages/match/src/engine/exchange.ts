import type { BySide, MatchSetup, Ruling, SideOrBoth, TimedAction } from '../types.ts';
import { otherSide } from './state.ts';

/*
 * A match with its colours changed over: who was red is blue. Its state is that of the same acts on the other sides,
 * since no rule asks for a colour.
 */

const crossed = <T>({ red, blue }: BySide<T>): BySide<T> => ({ red: blue, blue: red });

/** What a match is fought under once its two have changed colours. */
export function exchangedSetup(setup: MatchSetup): MatchSetup {
  const { rules, ranks } = setup;
  const { bySide } = rules.legality;
  // Rules that name no side stay the same value: much is kept by it.
  const theirs =
    bySide === undefined
      ? rules
      : { ...rules, legality: { ...rules.legality, bySide: crossed(bySide) } };
  const carried = setup.carried === undefined ? {} : { carried: crossed(setup.carried) };
  return { ...setup, rules: theirs, ranks: crossed(ranks), ...carried };
}

/** An act as it is of the competitors who have changed colours. */
export function exchangedAction(action: TimedAction): TimedAction {
  if (action.do === 'override') return { ...action, ruling: exchangedRuling(action.ruling) };
  if (!('side' in action) || action.side === undefined) return action;
  // Each kind of act keeps its own type: only which side is another.
  return { ...action, side: exchangedSide(action.side) } as TimedAction;
}

const exchangedSide = (side: SideOrBoth): SideOrBoth => (side === 'both' ? side : otherSide(side));

function exchangedRuling(ruling: Ruling): Ruling {
  if ('adjust' in ruling) {
    return { adjust: { ...ruling.adjust, side: otherSide(ruling.adjust.side) } };
  }
  return 'winner' in ruling ? { ...ruling, winner: otherSide(ruling.winner) } : ruling;
}
