import { findBook, resolveTeam } from '@threecount/rulebooks';
import type { TeamMemberView, TeamSheetRules, TeamView } from '@threecount/tournament';
import { competitor } from '../testing.ts';

/** What teams go by in an event of a book of teams, with these choices of the organiser. */
export function teamRules(
  event: 'single-rank' | 'all-ranks',
  options: Readonly<Record<string, unknown>> = {},
  rank: string | null = null,
): TeamSheetRules {
  const book = findBook('classic');
  const resolved = book && resolveTeam(book, options, { discipline: 'gi', event });
  if (!resolved?.ok) throw new Error('there are no such rules');
  return { ...resolved.rules, rank, mayReorder: false };
}

export const teamMember = (n: number, over: Partial<TeamMemberView> = {}): TeamMemberView => ({
  personId: `p${n}`,
  name: `Given${n} Family`,
  rank: 'blue',
  weightKg: 80,
  weighed: false,
  injured: false,
  leftOut: false,
  ...over,
});

export const teamView = (over: Partial<TeamView> = {}): TeamView => ({
  team: competitor('e1'),
  check: null,
  members: [],
  substitutes: [],
  order: 'missing',
  ...over,
});
