import type { MatchRules, Rulebook } from '../schema/rulebook.ts';
import { type Facts, holds } from './holds.ts';
import { type Problem, unknownName } from './problem.ts';

const sides = ['red', 'blue'] as const;

/** Belts of the two competitors that the book does not take, or needs and lacks. */
export function rankProblems(
  book: Rulebook,
  match: MatchRules,
  ranks: readonly (string | null)[],
  facts: Facts,
): readonly Problem[] {
  const needed = book.divisions.needs.some((n) => n.key === 'ranks' && holds(n.when, facts));
  const allowed = match.competitors?.filter((row) => holds(row.when, facts)).map((row) => row.rank);
  const valid = allowed ?? book.divisions.ranks;
  return sides.flatMap((side, i) => {
    const rank = ranks[i] ?? null;
    const place = `${side}.rank`;
    if (rank === null)
      return needed ? [{ place, message: `needed by rulebook ${book.id}`, valid }] : [];
    const known: readonly string[] | undefined = allowed;
    return known === undefined || known.includes(rank) ? [] : [unknownName(place, rank, valid)];
  });
}
