import { checkTeams, type TeamCheck } from '@threecount/match';
import { standingTeam } from '../decide/team-list.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import { compareIds } from '../order.ts';
import { openOrders } from '../progress/open-orders.ts';
import { isWeighed } from '../progress/weighed.ts';
import type { DivisionId, PersonId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import type { LineUp, TeamMemberEntry } from '../types/teams.ts';
import type { TeamView } from '../types/views.ts';
import { competitorView, type People, personName } from './people.ts';

const nobody: Pick<LineUp, 'members' | 'substitutes'> = { members: [], substitutes: [] };

/**
 * The teams of a division with what their compositions come to; null where it is not for teams.
 * @param unsealed also the orders that are not to be seen yet: for the organiser.
 * @param now epoch ms.
 */
export function teamViews(
  state: TournamentState,
  people: People,
  divisionId: DivisionId,
  unsealed: boolean,
  now: number,
): TeamView[] | null {
  const division = state.divisions.get(divisionId);
  const rules = division === undefined ? null : teamRulesOf(state, division);
  if (division === undefined || rules === null) return null;
  const entries = [...division.entries.values()]
    .filter(({ leftAt }) => leftAt === null)
    .sort((a, b) => compareIds(a.entry.entryId, b.entry.entryId));
  const name = (personId: PersonId): string => personName(people, personId);
  const named = entries.filter(({ lineUp }) => lineUp !== null);
  const checks = checkTeams(
    rules,
    named.map(({ entry, lineUp }) => ({
      ...standingTeam(lineUp ?? nobody, division.column.column.rank ?? null, name).list,
      name: name(entry.personId),
    })),
  );
  const open = openOrders(state, division, now);
  return entries.map((found) => {
    const { entryId } = found.entry;
    const check = checks[named.indexOf(found)] ?? null;
    const order = orderOf(found.lineUp, unsealed || open.has(entryId));
    return {
      team: competitorView(people, division, entryId),
      check: check !== null && order === 'sealed' ? unordered(check) : check,
      members: membersOf(state, found.lineUp, order !== 'sealed', name),
      order,
    };
  });
}

function orderOf(lineUp: LineUp | null, isOpen: boolean): TeamView['order'] {
  if (lineUp?.lodged !== true) return 'missing';
  return isOpen ? 'shown' : 'sealed';
}

function membersOf(
  state: TournamentState,
  lineUp: LineUp | null,
  inOrder: boolean,
  name: (personId: PersonId) => string,
): TeamView['members'] {
  const shown = (lineUp?.members ?? []).map((member: TeamMemberEntry) => ({
    ...member,
    name: name(member.personId),
    weighed: isWeighed(state, member),
  }));
  // Sealed: by id, which says nothing of the order.
  return inOrder ? shown : shown.sort((a, b) => compareIds(a.personId, b.personId));
}

/** What a check says without what would tell the order: who brings what, and what would have to change. */
function unordered(check: TeamCheck): TeamCheck {
  return { ...check, members: [], findings: [], changes: [], substitutions: [] };
}
