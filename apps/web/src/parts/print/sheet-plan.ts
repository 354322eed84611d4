import type { DivisionView, MatchCard, PoolStandings, RoundView } from '@threecount/tournament';
import { drawingsOf } from '../bracket/drawings.ts';
import type { BracketForm } from '../bracket/form.ts';
import { paperLimits, sectionsOf } from '../bracket/sections.ts';

/** What stands on one sheet of paper. */
export type Sheet =
  | {
      readonly kind: 'picture';
      readonly part: 'main' | 'lower';
      readonly rounds: readonly RoundView[];
      /** Which part of the drawing, from 0, and of how many. */
      readonly index: number;
      readonly of: number;
    }
  | { readonly kind: 'pools'; readonly pools: readonly PoolStandings[] }
  | { readonly kind: 'matches'; readonly matches: readonly MatchCard[] };

/** So many matches in a list fill a sheet. */
export const rowsPerSheet = 26;
/** Lines of tables that fill a sheet, and those that a table needs beside its rows. */
const linesPerSheet = 27;
const linesOfTable = 2.5;

/** The sheets of a division, in order: tables of pools, lists of matches, pictures part by part. */
export function sheetsOf(view: DivisionView, form: BracketForm): readonly Sheet[] {
  const rounds = view.rounds.filter((round) => !isSpare(round));
  const pooled = rounds.filter(({ part }) => part === 'pool');
  const listed = form === 'list' ? rounds : pooled;
  return [
    ...poolSheets(view.standings),
    ...matchSheets(listed.flatMap(({ matches }) => matches)),
    ...(form === 'list' ? [] : pictures(rounds)),
  ];
}

/** A second final that is not needed is no match of the sheets. */
function isSpare({ round, matches }: RoundView): boolean {
  return (
    round.kind === 'second-final' && matches.every(({ standing }) => standing === 'not-needed')
  );
}

function poolSheets(standings: readonly PoolStandings[]): Sheet[] {
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
  return sheets.map((pools) => ({ kind: 'pools', pools }));
}

function matchSheets(all: readonly MatchCard[]): Sheet[] {
  const matches = all.filter(({ number }) => number > 0);
  const sheets: Sheet[] = [];
  for (let from = 0; from < matches.length; from += rowsPerSheet) {
    sheets.push({ kind: 'matches', matches: matches.slice(from, from + rowsPerSheet) });
  }
  return sheets;
}

function pictures(rounds: readonly RoundView[]): Sheet[] {
  return drawingsOf(rounds).flatMap((drawing): Sheet[] => {
    const sections = sectionsOf(drawing.rounds, paperLimits);
    return sections.map((section, index) => ({
      kind: 'picture',
      part: drawing.part,
      rounds: section,
      index,
      of: sections.length,
    }));
  });
}
