import type { MatchSetup } from '@threecount/match';
import type { BoardRules } from '../types/views.ts';
import { screenOf } from './book.ts';

const boards = new WeakMap<object, BoardRules>();

interface Labelled {
  readonly code: string;
  readonly label: string;
}

const named = (list: readonly Labelled[]): BoardRules['fouls'] =>
  list.map(({ code, label }) => ({ code, label }));

/** The rules of a match as its scoreboard draws them. */
export function boardOf(setup: Pick<MatchSetup, 'rules'>): BoardRules {
  const screen = screenOf(setup);
  const found = boards.get(screen);
  if (found !== undefined) return found;
  const { periods, techniques, advantages, fouls } = screen;
  const board: BoardRules = {
    periods,
    techniques: named(techniques),
    advantages: named(advantages),
    fouls: named(fouls),
  };
  boards.set(screen, board);
  return board;
}
