import {
  disqualifiedForGood,
  hurtPlaces,
  placeDue,
  type Side,
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
import type { DivisionState, EntryState, MatchRecord, TournamentState } from '../types/state.ts';
import type { TeamEntered } from '../types/teams.ts';
import { progressOf } from './memo.ts';

/** A team match that a team has had before, as that team sees it. */
interface Before {
  /** The place at which its order goes on; null: nobody said. */
  readonly next: number | null;
  readonly submissions: number;
  readonly warnings: number;
  /** Who was hurt in it. */
  readonly hurt: readonly PersonId[];
  /** Whom it keeps out of all later ones. */
  readonly gone: readonly PersonId[];
  /** The step of the fold at which its result was confirmed. */
  readonly at: number;
}

/** The team matches that a team has had, in the order of their results. */
function hadBefore(
  state: TournamentState,
  division: DivisionState,
  entryId: EntryId,
): readonly Before[] {
  const found: Before[] = [];
  for (const { phase, record } of progressOf(state, division).matches) {
    const side = sides.find((each) => record?.entries[each] === entryId);
    if (phase !== 'confirmed' || side === undefined || record === null) continue;
    found.push(goesOn(record, side));
  }
  return found.sort((one, other) => one.at - other.at);
}

/**
 * How a team goes on after a match of it. What a sheet says of that holds; for the rest its bouts are looked at, where a
 * table has them.
 */
export function goesOn({ team, result, settledAt }: MatchRecord, side: Side): Before {
  const { next, ...tallies } = result?.teams?.[side] ?? {};
  const fought = team === null ? unfought : foughtIn(team.state, teamOn[side]);
  return {
    ...fought,
    ...tallies,
    next: next ?? fought.next,
    gone: [...fought.gone, ...(result?.barredFighters ?? [])],
    at: settledAt ?? 0,
  };
}

const unfought = { next: null, submissions: 0, warnings: 0, hurt: [], gone: [] } as const;

function foughtIn(state: TeamState, team: Team): Omit<Before, 'at'> {
  const { order, unavailable } = state.setup.teams[team];
  const people = (places: readonly number[]): PersonId[] =>
    places.map((place) => order[place]?.name ?? '');
  // Others came to it hurt, or were held back for a time.
  const hurt = hurtPlaces(state, team).filter((place) => !unavailable.includes(place));
  return {
    next: placeDue(state, team),
    submissions: submissionsOf(state)[team],
    warnings: warningsOf(state)[team],
    hurt: people(hurt),
    gone: people(disqualifiedForGood(state, team)),
  };
}

/** Who of a team was hurt in an earlier team match and has not been cleared since; and who is out for good. */
export interface TeamAbsence {
  readonly hurt: ReadonlySet<PersonId>;
  readonly gone: ReadonlySet<PersonId>;
}

/**
 * Who of a team, its substitutes included, cannot fight because of its earlier team matches, or is barred from the
 * tournament.
 */
export function absenceOf(
  state: TournamentState,
  division: DivisionState,
  { entry, lineUp }: EntryState,
): TeamAbsence {
  const before = hadBefore(state, division, entry.entryId);
  const gone = new Set(before.flatMap((one) => one.gone));
  const members = [...(lineUp?.members ?? []), ...(lineUp?.substitutes ?? [])];
  for (const { personId } of members) if (state.barred.has(personId)) gone.add(personId);
  const cleared = new Map(members.map(({ personId, clearedAt }) => [personId, clearedAt ?? -1]));
  const hurt = new Set<PersonId>();
  for (const one of before) {
    for (const personId of one.hurt) {
      if ((cleared.get(personId) ?? Number.POSITIVE_INFINITY) < one.at) hurt.add(personId);
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
  const before = hadBefore(state, division, entry.entryId);
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
    startsAt: startsAt(
      before.findLast(({ next }) => next !== null),
      lineUp,
      unavailable,
      rules,
    ),
    unavailable,
    submissionsBefore: tally(({ submissions }) => submissions),
    warningsBefore: tally(({ warnings }) => warnings),
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
  const from = anew || order.mode === 'restart' ? 0 : (last.next ?? 0);
  const places = members.map((_, i) => (from + i) % members.length);
  return places.find((place) => !unavailable.includes(place)) ?? from;
}
