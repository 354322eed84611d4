import type { DivisionView, MatchCard, PoolStandings, RoundView } from '@threecount/tournament';
import { drawingsOf } from '../bracket/drawings.ts';
import type { BracketForm } from '../bracket/form.ts';
import { paperLimits, sectionsOf } from '../bracket/sections.ts';

/** One drawing of a bracket, or a part of it. */
export interface SheetPicture {
  readonly part: 'main' | 'lower';
  readonly rounds: readonly RoundView[];
  /** Which part of the drawing, from 0, and of how many. */
  readonly index: number;
  readonly of: number;
}

/** What stands on one sheet of paper. */
export type Sheet =
  | { readonly kind: 'pictures'; readonly pictures: readonly SheetPicture[] }
  /** Tables of pools and, where there is room, all their matches. */
  | {
      readonly kind: 'lists';
      readonly pools: readonly PoolStandings[];
      readonly matches: readonly MatchCard[];
    };

/** So many matches in a list fill a sheet. */
export const rowsPerSheet = 26;
/** Lines of tables that fill a sheet, and those that a table needs beside its rows. */
const linesPerSheet = 27;
const linesOfTable = 2.5;
/** With so many matches below one another two drawings stand on one sheet. */
const rowsOfTwo = 13;

/** The sheets of a division, in order: tables of pools, lists of matches, pictures part by part. */
export function sheetsOf(view: DivisionView, form: BracketForm): readonly Sheet[] {
  const rounds = view.rounds.filter((round) => !isSpare(round));
  const pooled = rounds.filter(({ part }) => part === 'pool');
  const listed = form === 'list' ? rounds : pooled;
  return [
    ...listSheets(view.standings, called(listed)),
    ...(form === 'list' ? [] : pictureSheets(rounds)),
  ];
}

/** A second final that is not needed is no match of the sheets. */
function isSpare({ round, matches }: RoundView): boolean {
  return (
    round.kind === 'second-final' && matches.every(({ standing }) => standing === 'not-needed')
  );
}

/** A match with a bye has no number: nobody is called to it. */
const called = (rounds: readonly RoundView[]): readonly MatchCard[] =>
  rounds.flatMap(({ matches }) => matches).filter(({ number }) => number > 0);

function listSheets(standings: readonly PoolStandings[], matches: readonly MatchCard[]): Sheet[] {
  const sheets: PoolStandings[][] = [];
  let left = 0;
  for (const pool of standings) {
    const lines = pool.rows.length + linesOfTable;
    if (lines > left) {
      sheets.push([]);
      left = linesPerSheet;
    }
    sheets.at(-1)?.push(pool);
    left -= lines;
  }
  const fit = matches.length + linesOfTable <= left;
  const tables = sheets.map((pools, index): Sheet => {
    const isLast = index === sheets.length - 1;
    return { kind: 'lists', pools, matches: fit && isLast ? matches : [] };
  });
  return fit ? tables : [...tables, ...matchSheets(matches)];
}

function matchSheets(matches: readonly MatchCard[]): Sheet[] {
  const sheets: Sheet[] = [];
  for (let from = 0; from < matches.length; from += rowsPerSheet) {
    sheets.push({ kind: 'lists', pools: [], matches: matches.slice(from, from + rowsPerSheet) });
  }
  return sheets;
}

/** How many matches stand below one another. */
export const rowsOf = ({ rounds }: SheetPicture): number =>
  Math.max(1, ...rounds.map(({ matches }) => matches.length));

function pictureSheets(rounds: readonly RoundView[]): Sheet[] {
  const pictures = drawingsOf(rounds).flatMap((drawing): SheetPicture[] => {
    const sections = sectionsOf(drawing.rounds, paperLimits);
    return sections.map((section, index) => ({
      part: drawing.part,
      rounds: section,
      index,
      of: sections.length,
    }));
  });
  const rows = pictures.reduce((sum, picture) => sum + rowsOf(picture), 0);
  if (pictures.length === 2 && rows <= rowsOfTwo) return [{ kind: 'pictures', pictures }];
  return pictures.map((picture) => ({ kind: 'pictures', pictures: [picture] }));
}
