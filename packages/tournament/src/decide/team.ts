import { checkTeam, type TeamFinding } from '@threecount/match';
import type { ResolvedTeam } from '@threecount/rulebooks';
import { teamRulesOf } from '../engine/team-rules.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { PersonId } from '../types/entities.ts';
import type { DivisionState, EntryState, TournamentState } from '../types/state.ts';
import type { LineUp, TeamMemberEntry } from '../types/teams.ts';
import { accept, blankRefusal, refuse, type TournamentDecision } from './decision.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

/** What makes an entry wrong rather than a team too heavy: that is told, and mended until the weighing closes. */
const wrong: readonly TeamFinding['code'][] = ['same-person', 'rank-unknown', 'weight-impossible'];

/** Who fights for a team. Too few, too heavy or over the handicap is no refusal here: it keeps the team from fighting. */
export function nameTeam(
  state: TournamentState,
  division: DivisionState,
  found: EntryState,
  { members }: Of<'name-team'>,
): TournamentDecision {
  const rules = teamRulesOf(state, division);
  if (rules === null) return refuse('no-team-division', `${division.name} is not for teams.`);
  if (hasFought(division, found)) {
    return refuse('team-has-fought', 'The team has fought: its people stay.');
  }
  const named = members.map((member) => keptOf(found.lineUp, member));
  return (
    wrongEntry(rules, named) ??
    inAnotherTeam(division, found, named) ??
    accept({ type: 'TeamNamed', members: named })
  );
}

/** Who stays in the team stays injured, and weighed where the weight is still the scale's. */
function keptOf(
  lineUp: LineUp | null,
  member: Pick<TeamMemberEntry, 'personId' | 'rank' | 'weightKg'>,
): TeamMemberEntry {
  const before = memberOf(lineUp, member.personId);
  const weighed = before?.weighed === true && before.weightKg === member.weightKg;
  return { ...member, injured: before?.injured === true, ...(weighed ? { weighed } : {}) };
}

export function weighMember(
  state: TournamentState,
  division: DivisionState,
  { lineUp }: EntryState,
  { personId, weightKg }: Of<'weigh-member'>,
): TournamentDecision {
  const member = memberOf(lineUp, personId);
  const rules = teamRulesOf(state, division);
  if (member === null || rules === null) return noMember();
  if (wrongEntry(rules, [{ ...member, rank: '', weightKg }]) !== null) {
    return refuse('weight-impossible', `${weightKg} kg is no weight of a person.`);
  }
  return accept({ type: 'MemberWeighed', personId, weightKg });
}

/** The order is fixed once it is in; the book lets it run on through the bracket. */
export function lodgeOrder(
  { lineUp }: EntryState,
  { order }: Of<'lodge-order'>,
): TournamentDecision {
  if (lineUp === null) return refuse('no-team', 'Nobody was named for this team yet.');
  if (lineUp.lodged) return refuse('order-lodged', 'The order of this team is in: it stays.');
  const ids = new Set(order);
  const whole = ids.size === order.length && order.length === lineUp.members.length;
  if (!whole || !lineUp.members.every(({ personId }) => ids.has(personId))) {
    return refuse('bad-order', 'The order names every member of the team once.');
  }
  return accept({ type: 'OrderLodged', order });
}

export function setMemberInjured(
  { lineUp }: EntryState,
  { personId, injured, by }: Of<'set-member-injured'>,
): TournamentDecision {
  const member = memberOf(lineUp, personId);
  if (member === null) return noMember();
  if (member.injured === injured) {
    return refuse('no-change', injured ? 'That is known.' : 'This member can fight.');
  }
  return (
    blankRefusal('The name of who says so', by) ??
    accept({ type: 'MemberInjurySet', personId, injured, by })
  );
}

function memberOf(lineUp: LineUp | null, personId: PersonId): TeamMemberEntry | null {
  return lineUp?.members.find((member) => member.personId === personId) ?? null;
}

const noMember = (): TournamentDecision =>
  refuse('unknown-member', 'This person does not stand in the team.');

/** The first thing that can not be so: a person twice, a belt that there is not, a weight that nobody has. */
function wrongEntry(
  rules: ResolvedTeam,
  members: readonly TeamMemberEntry[],
): TournamentDecision | null {
  const list = members.map(({ personId, rank, weightKg }) => ({
    id: personId,
    name: personId,
    rank: rank === '' ? null : rank,
    weightKg,
  }));
  const { findings } = checkTeam(rules, { name: '', members: list });
  const found = findings.find(({ code }) => wrong.includes(code));
  return found === undefined ? null : refuse(found.code, wrongWords(found));
}

function wrongWords(finding: TeamFinding): string {
  switch (finding.code) {
    case 'same-person':
      return `The same person stands at ${finding.places.map((place) => place + 1).join(' and ')}.`;
    case 'rank-unknown':
      return `${finding.rank} at ${finding.place + 1} is no belt of the book: ${finding.valid.join(', ')}.`;
    case 'weight-impossible':
      return `${finding.kg} kg at ${finding.place + 1} is no weight of a person.`;
    default:
      throw new Error(`${finding.code} is no fault of an entry`);
  }
}

function inAnotherTeam(
  { entries }: DivisionState,
  { entry }: EntryState,
  members: readonly TeamMemberEntry[],
): TournamentDecision | null {
  for (const [entryId, { lineUp, leftAt }] of entries) {
    if (entryId === entry.entryId || leftAt !== null) continue;
    const place = members.findIndex(({ personId }) => memberOf(lineUp, personId) !== null);
    if (place >= 0) {
      return refuse('in-another-team', `Who stands at ${place + 1} is in team ${entryId} already.`);
    }
  }
  return null;
}

function hasFought({ matches }: DivisionState, { entry }: EntryState): boolean {
  for (const { standing, entries } of matches.values()) {
    const own = entries.red === entry.entryId || entries.blue === entry.entryId;
    if (own && standing !== 'released') return true;
  }
  return false;
}
