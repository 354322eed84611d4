import type { RoundView } from '@threecount/tournament';
import { feedersOf } from './feeders.ts';
import { standsApart } from './layout.ts';

/** How much of a bracket one picture holds: matches below one another, rounds beside one another. */
export interface SectionLimits {
  readonly rows: number;
  readonly columns: number;
}

/** What a sheet of paper holds. A bracket too large for a screen is cut the same way. */
export const paperLimits: SectionLimits = { rows: 16, columns: 6 };

/** A part of a drawing that is read by itself: whole subtrees, or all rounds from one on. */
export type BracketSection = readonly RoundView[];

/**
 * A drawing cut into parts within the limits, the first rounds from top to bottom, then the rounds that their winners
 * go to. A drawing within the limits is one part; the match for third place stands with the final.
 */
export function sectionsOf(
  rounds: readonly RoundView[],
  limits: SectionLimits,
): readonly BracketSection[] {
  const tree = rounds.filter((round) => !standsApart(round));
  const apart = rounds.filter(standsApart);
  const sections: BracketSection[] = [];
  let rest = tree;
  while (!fits(rest, limits)) {
    const { pieces, used } = cut(rest, limits);
    sections.push(...pieces);
    rest = rest.slice(used);
  }
  return [...sections, [...rest, ...apart]].filter((section) => section.length > 0);
}

/** Whether one picture holds all of it. */
export function fits(rounds: readonly RoundView[], limits: SectionLimits): boolean {
  const tree = rounds.filter((round) => !standsApart(round));
  const rows = Math.max(0, ...tree.map(({ matches }) => matches.length));
  return rows <= limits.rows && tree.length <= limits.columns;
}

/** As many first rounds as a part holds, in parts of whole subtrees. */
function cut(
  rounds: readonly RoundView[],
  limits: SectionLimits,
): { readonly pieces: readonly BracketSection[]; readonly used: number } {
  const trees = subtreesOf(rounds);
  const most = Math.min(limits.columns, rounds.length);
  let used = 1;
  for (let next = 2; next <= most; next += 1) {
    const roots = rounds[next - 1]?.matches ?? [];
    if (roots.every(({ matchId }) => rowsIn(trees.get(matchId), rounds) <= limits.rows))
      used = next;
  }
  const pieces: ReadonlySet<string>[] = [];
  let current = new Set<string>();
  for (const root of rounds[used - 1]?.matches ?? []) {
    const tree = trees.get(root.matchId) ?? new Set([root.matchId]);
    const both = new Set([...current, ...tree]);
    if (current.size > 0 && rowsIn(both, rounds) > limits.rows) {
      pieces.push(current);
      current = new Set(tree);
    } else current = both;
  }
  pieces.push(current);
  return { pieces: pieces.map((ids) => only(rounds.slice(0, used), ids)), used };
}

function only(rounds: readonly RoundView[], ids: ReadonlySet<string>): BracketSection {
  return rounds.map((round) => ({
    ...round,
    matches: round.matches.filter(({ matchId }) => ids.has(matchId)),
  }));
}

/** The most matches that any round has of a subtree. */
function rowsIn(ids: ReadonlySet<string> | undefined, rounds: readonly RoundView[]): number {
  if (ids === undefined) return 1;
  return Math.max(
    ...rounds.map(({ matches }) => matches.filter(({ matchId }) => ids.has(matchId)).length),
  );
}

/** Each match with all that lead to it. */
function subtreesOf(rounds: readonly RoundView[]): ReadonlyMap<string, ReadonlySet<string>> {
  const feeders = feedersOf(rounds);
  const trees = new Map<string, ReadonlySet<string>>();
  for (const { matches } of rounds) {
    for (const { matchId } of matches) {
      const below = (feeders.get(matchId) ?? []).flatMap((id) =>
        id === null ? [] : [...(trees.get(id) ?? [])],
      );
      trees.set(matchId, new Set([matchId, ...below]));
    }
  }
  return trees;
}
