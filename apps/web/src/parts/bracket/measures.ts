import type { DivisionView } from '@threecount/tournament';
import { nameLine, stateLine } from './box-words.ts';
import { type BracketMeasures, standsApart } from './layout.ts';

/** The picture's sizes, and whether a name may take two lines in them. */
export interface BracketSizes extends BracketMeasures {
  readonly lines: 1 | 2;
}

const narrowest = 216;
const widest = 420;
/** Between columns, where there is room and where there is little. */
const gaps = { wide: 36, tight: 20 };
/** Around a name in its box: the stripe of its side, gaps, points, borders. */
const beside = 60;
/** The words above are smaller than names, and not bold. */
const stateShare = 0.8;
/** Head of a box, and its two sides with names of one or of two lines. */
const heights = { 1: 84, 2: 120 } as const;
/** The line-ups of two teams below their names. */
const lineUps = 60;

/**
 * Boxes as wide as the longest name needs, where all columns then find room; else as wide as that room allows, with
 * names on two lines.
 * @param room for the whole picture, CSS pixels
 * @param widthOf the width of a line of text, CSS pixels
 */
export function bracketSizes(
  rounds: DivisionView['rounds'],
  room: number,
  widthOf: (line: string) => number,
): BracketSizes {
  const matches = rounds.flatMap((round) => round.matches);
  const names = matches.flatMap(({ red, blue }) => [nameLine(red), nameLine(blue)]);
  const states = matches.map((match) => widthOf(stateLine(match)) * stateShare);
  const wanted = Math.ceil(Math.max(0, ...names.map(widthOf), ...states)) + beside;
  const columns = rounds.filter((round) => !standsApart(round)).length;
  const isTight = columns * (narrowest + gaps.wide) - gaps.wide > room;
  const columnGap = isTight ? gaps.tight : gaps.wide;
  const fits = Math.floor((room + columnGap) / Math.max(1, columns)) - columnGap;
  const boxWidth = Math.max(narrowest, Math.min(wanted, fits, widest));
  const lines = wanted > boxWidth ? 2 : 1;
  const ofTeams = matches.some(({ team }) => team !== null);
  const boxHeight = heights[lines] + (ofTeams ? lineUps : 0);
  return { boxWidth, boxHeight, columnGap, rowGap: 14, headHeight: 36, lines };
}
