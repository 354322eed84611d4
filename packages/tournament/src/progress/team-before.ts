import {
  goneForGood,
  hurtPlaces,
  nextPlace,
  submissionsOf,
  type Team,
  type TeamState,
  warningsOf,
} from '@threecount/match';
import type { ResolvedTeam } from '@threecount/rulebooks';
import { teamOn } from '../engine/team-match.ts';
import { isHeld } from '../schedule/held.ts';
import { sides } from '../sides.ts';
import type { EntryId, PersonId } from '../types/entities.ts';
import type { DivisionState, EntryState, TournamentState } from '../types/state.ts';
import type { TeamEntered } from '../types/teams.ts';
import { progressOf } from './memo.ts';

/** A team match that a team has fought before, as that team sees it. */
interface Before {
  readonly state: TeamState;
  readonly team: Team;
  /** The step of the fold at which its result was confirmed. */
  readonly at: number;
}

/** The team matches that a team has fought, in the order of their results; without those that came from paper alone. */
function foughtBefore(
  state: TournamentState,
  division: DivisionState,
  entryId: EntryId,
): readonly Before[] {
  const found: Before[] = [];
  for (const { phase, record } of progressOf(state, division).matches) {
    const side = sides.find((each) => record?.entries[each] === entryId);
    if (phase !== 'confirmed' || side === undefined || !record?.team) continue;
    found.push({ state: record.team.state, team: teamOn[side], at: record.settledAt ?? 0 });
  }
  return found.sort((one, other) => one.at - other.at);
}

/** Who of a team was hurt in an earlier team match and has not been cleared since; and who is out for good. */
export interface TeamAbsence {
  readonly hurt: ReadonlySet<PersonId>;
  readonly gone: ReadonlySet<PersonId>;
}

/** Who of a team cannot fight because of its earlier team matches, or is barred from the tournament. */
export function absenceOf(
  state: TournamentState,
  division: DivisionState,
  { entry, lineUp }: EntryState,
): TeamAbsence {
  const before = foughtBefore(state, division, entry.entryId);
  const people = (one: Before, places: readonly number[]): PersonId[] =>
    places.map((place) => one.state.setup.teams[one.team].order[place]?.name ?? '');
  const gone = new Set(before.flatMap((one) => people(one, goneForGood(one.state, one.team))));
  const last = before.at(-1);
  const hurt = new Set<PersonId>();
  for (const { personId, clearedAt = -1 } of lineUp?.members ?? []) {
    if (state.barred.has(personId)) gone.add(personId);
    const lasts = last !== undefined && clearedAt < last.at;
    if (lasts && people(last, hurtPlaces(last.state, last.team)).includes(personId)) {
      hurt.add(personId);
    }
  }
  for (const personId of gone) hurt.delete(personId);
  return { hurt, gone };
}

/**
 * What a team brings to its next team match; null where its order is not in.
 * @param now epoch ms
 */
export function teamEntering(
  state: TournamentState,
  division: DivisionState,
  found: EntryState,
  rules: ResolvedTeam,
  now: number,
): TeamEntered | null {
  const { lineUp, entry } = found;
  if (lineUp === null || !lineUp.lodged) return null;
  const before = foughtBefore(state, division, entry.entryId);
  const { hurt, gone } = absenceOf(state, division, found);
  const tally = (of: (one: Before) => number): number =>
    before.reduce((sum, one) => sum + of(one), 0);
  const unavailable = lineUp.members.flatMap((member, place) => {
    const { personId, injured, leftOut } = member;
    const hold = state.holds.get(personId);
    const held = hold !== undefined && isHeld(hold, now);
    return injured || leftOut || held || hurt.has(personId) || gone.has(personId) ? [place] : [];
  });
  return {
    order: lineUp.members.map(({ personId, rank, weightKg }) => ({ personId, rank, weightKg })),
    startsAt: startsAt(before.at(-1), lineUp, unavailable, rules),
    unavailable,
    submissionsBefore: tally((one) => submissionsOf(one.state)[one.team]),
    warningsBefore: tally((one) => warningsOf(one.state)[one.team]),
  };
}

/** Where the order goes on; an order that was lodged anew since begins at its first place. */
function startsAt(
  last: Before | undefined,
  { lodgedAt, members }: NonNullable<EntryState['lineUp']>,
  unavailable: readonly number[],
  { order }: ResolvedTeam,
): number {
  const anew = last === undefined || (lodgedAt !== null && lodgedAt > last.at);
  const from = anew || order.mode === 'restart' ? 0 : nextPlace(last.state, last.team);
  const places = members.map((_, i) => (from + i) % members.length);
  return places.find((place) => !unavailable.includes(place)) ?? from;
}
