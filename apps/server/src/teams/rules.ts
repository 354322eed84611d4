import { type DivisionColumn, type ResolvedTeam, resolveTeam } from '@threecount/rulebooks';
import type { TeamSheetRules, TournamentState } from '@threecount/tournament';

const kept = new WeakMap<object, Map<string, TeamSheetRules | null>>();

/** The rules by which teams of a column are put together; null where it is not for teams. */
export function teamSheetRules(
  { rulebook, books, settings: { options } }: TournamentState,
  column: DivisionColumn,
): TeamSheetRules | null {
  const book = books.get(rulebook?.hash ?? '');
  if (book === undefined) return null;
  const known = kept.get(book) ?? new Map<string, TeamSheetRules | null>();
  kept.set(book, known);
  const key = JSON.stringify([options, column]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const resolved = resolveTeam(book, options, column);
  const isForTeams = resolved.ok && resolved.rules.composition !== null;
  const rules = isForTeams ? sheetRules(resolved.rules) : null;
  known.set(key, rules);
  return rules;
}

/** Named one by one: what is sent to everybody is no more than that. */
function sheetRules(rules: ResolvedTeam): TeamSheetRules {
  const { size, composition, handicap, shortTeam, substitutes, overLimit } = rules;
  const { fewest, winner, ranks, allowedRanks, division, reorder } = rules;
  return {
    size,
    composition,
    handicap,
    ...(shortTeam === undefined ? {} : { shortTeam }),
    ...(substitutes === undefined ? {} : { substitutes }),
    ...(overLimit === undefined ? {} : { overLimit }),
    fewest,
    winner,
    ranks,
    allowedRanks,
    rank: composition?.oneRank === true ? (division.rank ?? null) : null,
    mayReorder: reorder?.allowed === true,
  };
}
