import type { RoundView } from '@threecount/tournament';
import { type BracketMeasures, standsApart } from '../bracket/layout.ts';

/** What A4 and Letter both hold inside the margins, below the heading of a sheet; millimetres. */
export const paper = { width: 186, height: 224 };
const widestBox = 58;
const heights = { least: 13.2, most: 17 };
/** Beside a name in its box: border, padding, points; millimetres. */
const beside = 8.5;
/** The same with how many of a team are left. */
const besideTeam = 14;
const pixelsPerMm = 96 / 25.4;

/**
 * Sizes of a picture on paper, in millimetres.
 * @param height that it may take
 */
export function paperMeasures(
  rounds: readonly RoundView[],
  height = paper.height,
): BracketMeasures {
  const tree = rounds.filter((round) => !standsApart(round));
  const columns = Math.max(1, tree.length);
  const rows = Math.max(1, ...tree.map(({ matches }) => matches.length));
  const headHeight = 7;
  const pitch = (height - headHeight) / rows;
  const boxHeight = Math.min(heights.most, Math.max(heights.least, pitch - 1.6));
  const rowGap = Math.min(5, Math.max(0.3, pitch - boxHeight));
  const columnGap = 4.5;
  const boxWidth = Math.min(widestBox, (paper.width + columnGap) / columns - columnGap);
  return { boxWidth, boxHeight, columnGap, rowGap, headHeight };
}

/** How names are set so that all of each stands in its box: on one line, on two, on three small ones. */
export type NameSize = 'large' | 'usual' | 'small' | 'tiny';

/** CSS pixels of the font of a name on one line, and on two. */
const fonts = { large: 11.3, usual: 9.6, small: 8.3 };

/**
 * The size of one name among those of its sheet: large only where all are.
 * @param widths of all names of the sheet on one line of 14 px, CSS pixels
 */
export function nameSizes(
  widths: readonly number[],
  boxWidth: number,
  ofTeams = false,
): (width: number) => NameSize {
  const room = (boxWidth - (ofTeams ? besideTeam : beside)) * pixelsPerMm;
  const fits = (width: number, font: number, lines = 1): boolean =>
    // A line breaks at a word: a good part of it may stay empty.
    width * (font / 14) <= room * (lines === 1 ? 1 : lines * 0.8);
  const one = widths.every((width) => fits(width, fonts.large)) ? 'large' : 'usual';
  return (width) => {
    if (fits(width, fonts[one])) return one;
    return fits(width, fonts.small, 2) ? 'small' : 'tiny';
  };
}
