import { divisionOfEntry, recordOf } from '../evolve/change.ts';
import { progressOf } from '../progress/memo.ts';
import type { MatchNow, SideNow } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { EntryId, Slot } from '../types/entities.ts';
import type { DivisionState, MatState, TournamentState } from '../types/state.ts';
import { activityOf } from './activity.ts';
import { restMs } from './duration.ts';
import { personsOfEntry } from './persons.ts';
import { dayPlan } from './plan/day.ts';
import { queueOf } from './queue.ts';
import { heldReasons } from './readiness.ts';
import { sessionsOf } from './sessions.ts';

/**
 * Since when (epoch ms) a mat without a match could have taken one: from the end of its last match or pause, or the
 * moment at which the first of its waiting matches became ready, but never from before its first session; where it has
 * none, from before the first match of the tournament: nobody has said when the day begins. Null: none is ready, the
 * mat is in a pause, or its day has not begun.
 */
export function idleSince(state: TournamentState, mat: MatState, now: number): number | null {
  const [session] = sessionsOf(state, mat);
  const begun = session === undefined ? activityOf(state).begun : Date.parse(session.start);
  const day = dayPlan(state, now).mats.get(mat.matId);
  if (begun > now || day?.paused === true) return null;
  let first: number | null = null;
  for (const { division, now: match } of queueOf(state, mat)) {
    if (match.phase !== 'fightable') continue;
    if (heldReasons(state, division, match, now).length > 0) continue;
    const since = readySince(state, division, match);
    first = first === null ? since : Math.min(first, since);
  }
  return first === null ? null : Math.max(first, mat.freeSince ?? 0, day?.freeSince ?? 0, begun);
}

/** Since when a ready match could be called: it stood on its mat, its sides were known, and both had rested. */
function readySince(state: TournamentState, division: DivisionState, match: MatchNow): number {
  const free = sides.map((side) => freeSince(state, division, match[side]));
  const moved = division.moved.get(match.match.matchId)?.at ?? 0;
  return Math.max(division.callableSince, moved, knownSince(state, division, match), ...free);
}

/** Since when who stands on a side is off the mat and has rested. */
function freeSince(state: TournamentState, division: DivisionState, side: SideNow): number {
  const entry = side.kind === 'entry' ? division.entries.get(side.entryId) : undefined;
  const persons = entry === undefined ? [] : personsOfEntry(entry);
  const { lastEnd, lastConfirmed } = activityOf(state);
  const rest = restMs(state, division);
  const rested = persons.flatMap((personId) => {
    const end = lastEnd.get(personId);
    return end === undefined ? [] : [end + rest, lastConfirmed.get(personId) ?? 0];
  });
  return Math.max(0, ...rested);
}

/** Since when both sides of a match are known. */
function knownSince(state: TournamentState, division: DivisionState, match: MatchNow): number {
  const slots: readonly Slot[] = [match.match.red, match.match.blue];
  const times = slots.map((slot) => {
    const waits = slot.kind === 'winner-of' || slot.kind === 'loser-of';
    const source = waits ? progressOf(state, division).byId.get(slot.matchId) : undefined;
    return source === undefined ? 0 : overSince(state, division, source);
  });
  return Math.max(...times);
}

/** When a match was over: its confirmation, or for a walkover the moment at which somebody had left. */
function overSince(state: TournamentState, division: DivisionState, match: MatchNow): number {
  const confirmed = match.record?.confirmedTime ?? null;
  if (confirmed !== null) return confirmed;
  const left = sides.flatMap((side) => {
    const there = match[side];
    return there.kind === 'entry' ? (outTime(state, division, there.entryId) ?? []) : [];
  });
  return Math.max(knownSince(state, division, match), left.length === 0 ? 0 : Math.min(...left));
}

/** When an entry left or was barred; null while it is in. */
function outTime(state: TournamentState, division: DivisionState, entryId: EntryId): number | null {
  const found = division.entries.get(entryId);
  if (found === undefined) return null;
  const causes = state.barred.get(found.entry.personId) ?? [];
  const times = causes.flatMap(({ cause }) => {
    const entry = divisionOfEntry(state, cause)?.entries.get(cause);
    return recordOf(state, cause)?.confirmedTime ?? entry?.leftTime ?? [];
  });
  if (found.leftTime !== null) times.push(found.leftTime);
  return times.length === 0 ? null : Math.min(...times);
}
