import type { EntryEvent } from '../types/events.ts';
import type { LineUp, TeamMemberEntry } from '../types/teams.ts';

type LineUpEvent = Extract<
  EntryEvent,
  { type: 'TeamNamed' | 'MemberWeighed' | 'OrderLodged' | 'MemberInjurySet' }
>;

/** Who fights for a team after something was said of them. */
export function lineUpAfter(before: LineUp | null, event: LineUpEvent): LineUp {
  if (event.type === 'TeamNamed') return { members: event.members, lodged: false };
  if (before === null) throw new Error(`${event.type} of a team that nobody was named for`);
  const change = (changes: Partial<TeamMemberEntry>, personId: string): LineUp => ({
    ...before,
    members: before.members.map((member) =>
      member.personId === personId ? { ...member, ...changes } : member,
    ),
  });
  switch (event.type) {
    case 'MemberWeighed':
      return change({ weightKg: event.weightKg, weighed: true }, event.personId);
    case 'MemberInjurySet':
      return change({ injured: event.injured }, event.personId);
    case 'OrderLodged': {
      const place = (member: TeamMemberEntry): number => event.order.indexOf(member.personId);
      return { members: [...before.members].sort((a, b) => place(a) - place(b)), lodged: true };
    }
  }
}
