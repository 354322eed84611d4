import { checkTeam, type TeamFinding, type TeamList } from '@threecount/match';
import type { ResolvedTeam } from '@threecount/rulebooks';
import { teamRulesOf } from '../engine/team-rules.ts';
import { absenceOf, type TeamAbsence } from '../progress/team-before.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { EntryId, PersonId } from '../types/entities.ts';
import type { DivisionState, EntryState, MatchRecord, TournamentState } from '../types/state.ts';
import type { LineUp, TeamMemberEntry } from '../types/teams.ts';
import {
  accept,
  blankRefusal,
  isCalendarDate,
  isInstant,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { inAnotherTeam } from './other-team.ts';
import { eventRank, standingTeam } from './team-list.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

/** What makes an entry wrong rather than a team too heavy: that is told, and mended until the weighing closes. */
const wrong: readonly TeamFinding['code'][] = [
  'same-person',
  'rank-unknown',
  'rank-not-in-table',
  'weight-impossible',
];

/** Who fights for a team. Too few, too heavy or over the handicap is no refusal here: it keeps the team from fighting. */
export function nameTeam(
  state: TournamentState,
  division: DivisionState,
  found: EntryState,
  { members, substitutes = [] }: Of<'name-team'>,
): TournamentDecision {
  const rules = teamRulesOf(state, division);
  if (rules === null) return refuse('no-team-division', `${division.name} is not for teams.`);
  if (hasFought(division, found)) {
    return refuse('team-has-fought', 'The team has fought: its people stay.');
  }
  const kept = (list: typeof members) => list.map((member) => keptOf(found.lineUp, member));
  const [named, bench] = [kept(members), kept(substitutes)];
  return (
    wrongEntry(rules, [...named, ...bench]) ??
    benchRefusal(rules, bench.length) ??
    barredRefusal(state, [...named, ...bench]) ??
    inAnotherTeam(
      division,
      found.entry.entryId,
      [...named, ...bench].map(({ personId }) => personId),
    ) ??
    accept({
      type: 'TeamNamed',
      members: named,
      ...(bench.length === 0 ? {} : { substitutes: bench }),
    })
  );
}

function benchRefusal({ substitutes }: ResolvedTeam, has: number): TournamentDecision | null {
  const most = substitutes?.most ?? 0;
  if (has <= most) return null;
  return refuse('too-many-substitutes', `Substitutes: ${has}; the option allows ${most}.`);
}

/** Who stays in the team stays injured, and weighed where the weight is still the scale's. */
function keptOf(
  lineUp: LineUp | null,
  member: Pick<TeamMemberEntry, 'personId' | 'rank' | 'weightKg'>,
): TeamMemberEntry {
  const before = anyOf(lineUp, member.personId);
  const injured = before?.injured === true;
  if (before?.weighed !== true || before.weightKg !== member.weightKg)
    return { ...member, injured };
  const { weighed, weighedOn } = before;
  return { ...member, injured, weighed, ...(weighedOn === undefined ? {} : { weighedOn }) };
}

export function weighMember(
  state: TournamentState,
  division: DivisionState,
  { lineUp }: EntryState,
  { personId, weightKg, date }: Of<'weigh-member'>,
): TournamentDecision {
  const member = anyOf(lineUp, personId);
  const rules = teamRulesOf(state, division);
  if (member === null || rules === null) return noMember();
  if (wrongEntry(rules, [{ ...member, rank: '', weightKg }]) !== null) {
    return refuse('weight-impossible', `${weightKg} kg is no weight of a person.`);
  }
  return (
    dateRefusal(date) ??
    accept({
      type: 'MemberWeighed',
      personId,
      weightKg,
      ...(date === undefined ? {} : { date }),
    })
  );
}

function dateRefusal(date: string | undefined): TournamentDecision | null {
  if (date === undefined || isCalendarDate(date)) return null;
  return refuse('bad-date', `${date} is no date of the form 2026-05-31.`);
}

function barredRefusal(
  { barred }: TournamentState,
  members: readonly TeamMemberEntry[],
): TournamentDecision | null {
  const place = members.findIndex(({ personId }) => barred.has(personId));
  if (place < 0) return null;
  return refuse('barred', `Who stands at ${place + 1} may not compete again in this tournament.`);
}

/** When the orders of a division's teams close. */
export function setOrderClosing(
  state: TournamentState,
  division: DivisionState,
  { at }: Of<'set-order-closing'>,
): TournamentDecision {
  if (teamRulesOf(state, division) === null) {
    return refuse('no-team-division', `${division.name} is not for teams.`);
  }
  const is = at === null || (at > 0 && isInstant(at));
  return is
    ? accept({ type: 'OrderClosingSet', at })
    : refuse('bad-time', 'Orders close at a time that there is.');
}

/** The order is fixed once it is in; the book lets it run on through the bracket, unless an option opens it in between. */
export function lodgeOrder(
  state: TournamentState,
  division: DivisionState,
  found: EntryState,
  { order, overrule }: Of<'lodge-order'>,
  now: number,
): TournamentDecision {
  const { lineUp } = found;
  const rules = teamRulesOf(state, division);
  if (lineUp === null || rules === null) {
    return refuse('no-team', 'Nobody was named for this team yet.');
  }
  const bad =
    closedRefusal(division, found, overrule, now) ??
    lodgedRefusal(rules, division, found, now) ??
    sizeRefusal(rules, lineUp);
  if (bad !== null) return bad;
  const ids = new Set(order);
  const whole = ids.size === order.length && order.length === lineUp.members.length;
  if (!whole || !lineUp.members.every(({ personId }) => ids.has(personId))) {
    return refuse('bad-order', 'The order names every member of the team once.');
  }
  return accept({
    type: 'OrderLodged',
    order,
    ...(overrule === undefined ? {} : { overrule }),
  });
}

/** After the time at which orders close, the last one saved holds; a team without one needs somebody who lets it in. */
function closedRefusal(
  division: DivisionState,
  { entry, lineUp }: EntryState,
  overrule: Of<'lodge-order'>['overrule'],
  now: number,
): TournamentDecision | null {
  const { ordersCloseAt } = division;
  const open = ordersCloseAt === null || now < ordersCloseAt;
  // Between two team matches it is the option that says whether an order may change.
  if (open || matchesOf(division, entry.entryId).length > 0) return null;
  if (lineUp?.lodged === true) {
    return refuse('order-closed', 'Orders are closed: the one that is in holds.');
  }
  if (overrule === undefined) {
    return refuse('order-closed', 'Orders are closed; an official can still let this one in.');
  }
  return (
    blankRefusal('The name of who decides', overrule.by) ??
    blankRefusal('The reason', overrule.reason)
  );
}

function lodgedRefusal(
  { reorder }: ResolvedTeam,
  division: DivisionState,
  { entry, lineUp }: EntryState,
  now: number,
): TournamentDecision | null {
  if (lineUp?.lodged !== true) return null;
  const { ordersCloseAt } = division;
  const unfought = matchesOf(division, entry.entryId).length === 0;
  if (ordersCloseAt !== null && now < ordersCloseAt && unfought) return null;
  if (reorder?.allowed !== true) {
    return refuse('order-lodged', 'The order of this team is in: it stays.');
  }
  const last = matchesOf(division, entry.entryId);
  if (last.some(({ standing }) => standing === 'open')) {
    return refuse('team-on-mat', 'The team is on the mat: its order can change after that.');
  }
  const since = last.some(({ settledAt }) => (settledAt ?? -1) > (lineUp.lodgedAt ?? 0));
  return since
    ? null
    : refuse('order-lodged', 'The order of this team is in, and holds for its next team match.');
}

/** A team that is short without an injury does not stand. */
function sizeRefusal(rules: ResolvedTeam, lineUp: LineUp): TournamentDecision | null {
  const { findings } = checkTeam(rules, listOf(lineUp.members));
  const found = findings.find(({ code }) => code === 'team-size');
  if (found?.code !== 'team-size') return null;
  const { has, needs, clause } = found;
  return refuse('team-size', `The team has ${has}, and needs ${needs} (${clause}).`);
}

/** Somebody can fight no more, or was cleared by the medical staff, also after a team match in which that happened. */
export function setMemberInjured(
  state: TournamentState,
  division: DivisionState,
  found: EntryState,
  { personId, injured, by }: Of<'set-member-injured'>,
): TournamentDecision {
  const member = anyOf(found.lineUp, personId);
  const rules = teamRulesOf(state, division);
  if (member === null || rules === null) return noMember();
  const { hurt } = absenceOf(state, division, found);
  if ((member.injured || hurt.has(personId)) === injured) {
    return refuse('no-change', injured ? 'That is known.' : 'This member can fight.');
  }
  if (!injured && hurt.has(personId) && rules.injured?.returns === 'rest-of-event') {
    return refuse('rest-of-event', 'Who was hurt in a team match does not come back here.');
  }
  return (
    blankRefusal('The name of who says so', by) ??
    accept({ type: 'MemberInjurySet', personId, injured, by })
  );
}

/** A team over its limit starts without one of its members, where the organiser has chosen that. */
export function leaveMemberOut(
  state: TournamentState,
  division: DivisionState,
  found: EntryState,
  { personId, by }: Of<'leave-member-out'>,
): TournamentDecision {
  const { lineUp } = found;
  const rules = teamRulesOf(state, division);
  const place = lineUp?.members.findIndex((member) => member.personId === personId) ?? -1;
  if (lineUp === null || rules === null || place < 0) return noMember();
  if (hasFought(division, found)) {
    return refuse('team-has-fought', 'The team has fought: its people stay.');
  }
  if (lineUp.members.some(({ leftOut }) => leftOut === true)) {
    return refuse('one-left-out', 'One member of this team is left out already.');
  }
  const { changes } = checkTeam(rules, listOf(lineUp.members, eventRank(rules, division)));
  const helps = changes.some((change) => change.kind === 'drop' && change.place === place);
  if (!helps) {
    return refuse('no-drop', 'Leaving this member out would not make the team legal here.');
  }
  return (
    blankRefusal('The name of who says so', by) ?? accept({ type: 'MemberLeftOut', personId, by })
  );
}

/** A substitute takes the place of a member who is hurt, where the team is legal with them. */
export function putSubstitute(
  state: TournamentState,
  division: DivisionState,
  found: EntryState,
  { personId, substitute, by }: Of<'put-substitute'>,
): TournamentDecision {
  const { lineUp, entry } = found;
  const rules = teamRulesOf(state, division);
  const member = memberOf(lineUp, personId);
  const put = lineUp?.substitutes.find((one) => one.personId === substitute);
  if (lineUp === null || rules === null || member === null || put === undefined) return noMember();
  const absence = absenceOf(state, division, found);
  if (!member.injured && !absence.hurt.has(personId)) {
    return refuse('not-hurt', 'A substitute comes in for somebody who is hurt.');
  }
  const unfit = unfitSubstitute(absence, put);
  if (unfit !== null) return unfit;
  if (matchesOf(division, entry.entryId).some(({ standing }) => standing === 'open')) {
    return refuse('team-on-mat', 'The team is on the mat.');
  }
  const changed = lineUp.members.map((one) => (one === member ? put : one));
  const { legal } = checkTeam(rules, listOf(changed, eventRank(rules, division)));
  if (!legal) return refuse('not-legal', 'With this substitute the team would not be legal.');
  return (
    blankRefusal('The name of who says so', by) ??
    accept({ type: 'SubstitutePut', personId, substitute, by })
  );
}

/** Nobody comes in who cannot fight either. */
function unfitSubstitute(
  { hurt, gone }: TeamAbsence,
  { personId, injured }: TeamMemberEntry,
): TournamentDecision | null {
  if (gone.has(personId)) {
    return refuse('barred', 'This substitute may not compete again in this tournament.');
  }
  if (!injured && !hurt.has(personId)) return null;
  return refuse('substitute-hurt', 'This substitute is hurt too.');
}

/** A member or a substitute. */
const anyOf = (lineUp: LineUp | null, personId: PersonId): TeamMemberEntry | null =>
  memberOf(lineUp, personId) ??
  lineUp?.substitutes.find((one) => one.personId === personId) ??
  null;

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
  const { findings } = checkTeam(rules, listOf(members));
  const found = findings.find(({ code }) => wrong.includes(code));
  return found === undefined ? null : refuse(found.code, wrongWords(found));
}

function wrongWords(finding: TeamFinding): string {
  switch (finding.code) {
    case 'same-person':
      return `The same person stands at ${finding.places.map((place) => place + 1).join(' and ')}.`;
    case 'rank-unknown':
      return `${finding.rank} at ${finding.place + 1} is no belt of the book: ${finding.valid.join(', ')}.`;
    case 'rank-not-in-table':
      return `The handicap table has no belt ${finding.rank}, which stands at ${finding.place + 1}.`;
    case 'weight-impossible':
      return `${finding.kg} kg at ${finding.place + 1} is no weight of a person.`;
    default:
      throw new Error(`${finding.code} is no fault of an entry`);
  }
}

const listOf = (members: readonly TeamMemberEntry[], rank: string | null = null): TeamList =>
  standingTeam({ members, substitutes: [] }, rank).list;

const hasFought = (division: DivisionState, { entry }: EntryState): boolean =>
  matchesOf(division, entry.entryId).length > 0;

/** The matches that a team has fought, or has on a mat. */
function matchesOf({ matches }: DivisionState, entryId: EntryId): readonly MatchRecord[] {
  return [...matches.values()].filter(
    ({ standing, entries }) =>
      standing !== 'released' && (entries.red === entryId || entries.blue === entryId),
  );
}
