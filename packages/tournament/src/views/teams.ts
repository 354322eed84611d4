import { checkTeams, type TeamCheck, type TeamFinding } from '@threecount/match';
import { eventRank, standingTeam } from '../decide/team-list.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import { compareIds } from '../order.ts';
import { openOrders } from '../progress/open-orders.ts';
import { absenceOf } from '../progress/team-before.ts';
import { isWeighed } from '../progress/weighed.ts';
import type { DivisionId, PersonId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import type { LineUp, TeamMemberEntry } from '../types/teams.ts';
import type { TeamMemberView, TeamView } from '../types/views.ts';
import { competitorView, type People, personName } from './people.ts';

const nobody: Pick<LineUp, 'members' | 'substitutes'> = { members: [], substitutes: [] };

/**
 * The teams of a division with what their compositions come to; null where it is not for teams.
 * @param unsealed also what is not for everybody: orders that are sealed, weights that were only declared, and what
 * would make a team legal. For the organiser.
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
  const rank = eventRank(rules, division);
  const checks = checkTeams(
    rules,
    named.map(({ entry, lineUp }) => ({
      ...standingTeam(lineUp ?? nobody, rank, name).list,
      name: name(entry.personId),
    })),
  );
  const open = openOrders(state, division, now);
  return entries.map((found) => {
    const { entryId } = found.entry;
    const check = checks[named.indexOf(found)] ?? null;
    const order = orderOf(found.lineUp, unsealed || open.has(entryId));
    const { hurt } = absenceOf(state, division, found);
    const { members, substitutes } = found.lineUp ?? nobody;
    const view = (member: TeamMemberEntry) => memberView(state, member, name, hurt, unsealed);
    return {
      team: competitorView(people, division, entryId),
      check: check === null || unsealed ? check : forEverybody(state, check, members, order),
      members: (order === 'sealed' ? unordered(members) : members).map(view),
      substitutes: substitutes.map(view),
      order,
    };
  });
}

function orderOf(lineUp: LineUp | null, isOpen: boolean): TeamView['order'] {
  if (lineUp?.lodged !== true) return 'missing';
  return isOpen ? 'shown' : 'sealed';
}

function memberView(
  state: TournamentState,
  member: TeamMemberEntry,
  name: (personId: PersonId) => string,
  hurt: ReadonlySet<PersonId>,
  withDeclared: boolean,
): TeamMemberView {
  const { personId, rank, weightKg, injured, leftOut } = member;
  const weighed = isWeighed(state, member);
  return {
    personId,
    name: name(personId),
    rank,
    weightKg: weighed || withDeclared ? weightKg : null,
    weighed,
    injured: injured || hurt.has(personId),
    leftOut: leftOut === true,
  };
}

/** By id, which says nothing of the order. */
const unordered = (members: readonly TeamMemberEntry[]): readonly TeamMemberEntry[] =>
  [...members].sort((a, b) => compareIds(a.personId, b.personId));

/** A check without what would tell a sealed order or a declared weight: that is for the organiser and the coach. */
function forEverybody(
  state: TournamentState,
  check: TeamCheck,
  members: readonly TeamMemberEntry[],
  order: TeamView['order'],
): TeamCheck {
  const standing = members.filter(({ leftOut }) => leftOut !== true);
  const weighedAt = (place: number): boolean => {
    const member = standing[place];
    return member !== undefined && isWeighed(state, member);
  };
  const told = standing.every((_, place) => weighedAt(place)) ? check : withoutSum(check);
  const bare = { ...told, changes: [], substitutions: [] };
  if (order === 'sealed') return { ...bare, members: [], findings: [] };
  const shares = check.members.map((share, place) =>
    weighedAt(place) ? share : { ...share, weightKg: null, contributes: null },
  );
  return { ...bare, members: shares };
}

/** What a sum comes to tells the one weight in it that was only declared. */
function withoutSum(check: TeamCheck): TeamCheck {
  const findings = check.findings.filter(({ code }) => !weightTold.includes(code));
  const limit = check.limit && { ...check.limit, sum: null, over: 0 };
  return { ...check, limit, findings };
}

const weightTold: readonly TeamFinding['code'][] = [
  'over-weight',
  'over-handicap',
  'weight-not-in-table',
  'weight-impossible',
];
