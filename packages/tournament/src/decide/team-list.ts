import type { TeamList, TeamMember } from '@threecount/match';
import type { ResolvedTeam } from '@threecount/rulebooks';
import type { PersonId } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';
import type { LineUp, TeamMemberEntry } from '../types/teams.ts';

/**
 * A team as it is checked: without those who were left out.
 * @param rank the belt of a division for one; null: that of most members.
 * @param nameOf names of people; left out: their ids stand for them.
 */
export function standingTeam(
  { members, substitutes }: Pick<LineUp, 'members' | 'substitutes'>,
  rank: string | null,
  nameOf: (personId: PersonId) => string = (personId) => personId,
): { readonly list: TeamList; readonly leftOut: boolean } {
  const memberOf = (member: TeamMemberEntry): TeamMember => ({
    id: member.personId,
    name: nameOf(member.personId),
    rank: member.rank === '' ? null : member.rank,
    weightKg: member.weightKg,
    injured: member.injured,
  });
  const standing = members.filter(({ leftOut }) => leftOut !== true);
  const list: TeamList = {
    name: '',
    rank,
    members: standing.map(memberOf),
    ...(substitutes.length === 0 ? {} : { substitutes: substitutes.map(memberOf) }),
  };
  return { list, leftOut: standing.length < members.length };
}

/**
 * The belt that everybody of an event for one belt holds. Where its division names none it is that of most of those
 * who stand in its teams, or the highest where lower ones may stand too. Null: the event is not for one, or nobody is
 * named yet.
 */
export function eventRank(
  { composition, ranks }: Pick<ResolvedTeam, 'composition' | 'ranks'>,
  { column, entries }: DivisionState,
): string | null {
  if (composition?.oneRank !== true) return null;
  const { rank } = column.column;
  if (rank !== undefined) return rank;
  const counts = new Map<string, number>();
  for (const { leftAt, lineUp } of entries.values()) {
    if (leftAt !== null) continue;
    for (const member of lineUp?.members ?? []) {
      if (ranks.includes(member.rank)) {
        counts.set(member.rank, (counts.get(member.rank) ?? 0) + 1);
      }
    }
  }
  const highest = composition.lowerRanks?.allowed === true;
  const weight = ([belt, count]: readonly [string, number]): number =>
    highest ? ranks.indexOf(belt) : count;
  const [first] = [...counts].sort((a, b) => weight(b) - weight(a));
  return first?.[0] ?? null;
}
