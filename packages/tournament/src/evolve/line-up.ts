import type { EntryEvent } from '../types/events.ts';
import type { LineUp, TeamMemberEntry } from '../types/teams.ts';

type LineUpEvent = Extract<
  EntryEvent,
  {
    type:
      | 'TeamNamed'
      | 'MemberWeighed'
      | 'OrderLodged'
      | 'MemberInjurySet'
      | 'MemberLeftOut'
      | 'SubstitutePut';
  }
>;

/**
 * Who fights for a team after something was said of them.
 * @param step of the fold
 */
export function lineUpAfter(before: LineUp | null, event: LineUpEvent, step: number): LineUp {
  if (event.type === 'TeamNamed') {
    const { members, substitutes = [] } = event;
    return { members, substitutes, lodged: false, lodgedAt: null };
  }
  if (before === null) throw new Error(`${event.type} of a team that nobody was named for`);
  const change = (changes: Partial<TeamMemberEntry>): LineUp => {
    const changed = (member: TeamMemberEntry): TeamMemberEntry =>
      'personId' in event && member.personId === event.personId
        ? { ...member, ...changes }
        : member;
    return {
      ...before,
      members: before.members.map(changed),
      substitutes: before.substitutes.map(changed),
    };
  };
  switch (event.type) {
    case 'MemberWeighed':
      return change({
        weightKg: event.weightKg,
        weighed: true,
        ...(event.date === undefined ? {} : { weighedOn: event.date }),
      });
    case 'MemberInjurySet': {
      const { injured } = event;
      return change(injured ? { injured } : { injured, clearedAt: step });
    }
    case 'MemberLeftOut':
      return change({ leftOut: true });
    case 'OrderLodged': {
      const place = (member: TeamMemberEntry): number => event.order.indexOf(member.personId);
      const members = [...before.members].sort((a, b) => place(a) - place(b));
      return { ...before, members, lodged: true, lodgedAt: step };
    }
    case 'SubstitutePut':
      return exchanged(before, event.personId, event.substitute);
  }
}

/** The substitute stands in the place of the member, who goes to the bench. */
function exchanged(before: LineUp, personId: string, substitute: string): LineUp {
  const out = before.members.find((member) => member.personId === personId);
  const put = before.substitutes.find((member) => member.personId === substitute);
  if (out === undefined || put === undefined) throw new Error('no such member or substitute');
  return {
    ...before,
    members: before.members.map((member) => (member === out ? put : member)),
    substitutes: before.substitutes.map((member) => (member === put ? out : member)),
  };
}
