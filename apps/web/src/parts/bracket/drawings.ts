import type { RoundView } from '@threecount/tournament';

/** One picture of a bracket: the tree of those without a loss with the finals, or that of those with one. */
export interface BracketDrawing {
  readonly part: 'main' | 'lower';
  readonly rounds: readonly RoundView[];
}

/** The pictures that a bracket needs, in order; matches in which everybody meets are not drawn. */
export function drawingsOf(rounds: readonly RoundView[]): readonly BracketDrawing[] {
  const main = rounds.filter(({ part }) => part === 'main' || part === 'finals');
  const lower = rounds.filter(({ part }) => part === 'lower');
  const drawings: readonly BracketDrawing[] = [
    { part: 'main', rounds: main },
    { part: 'lower', rounds: lower },
  ];
  return drawings.filter((drawing) => drawing.rounds.length > 0);
}
