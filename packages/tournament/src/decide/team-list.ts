import type { TeamList, TeamMember } from '@threecount/match';
import type { PersonId } from '../types/entities.ts';
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
