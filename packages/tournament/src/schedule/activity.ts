import { sides } from '../sides.ts';
import type { MatchId, MatId, PersonId } from '../types/entities.ts';
import type { DivisionState, MatchRecord, TournamentState } from '../types/state.ts';
import { personsOfEntry } from './persons.ts';

/** Where a person is now. */
export interface OnMat {
  readonly personId: PersonId;
  readonly matchId: MatchId;
  readonly matId: MatId;
}

/** Who is on a mat, and when everyone's last match ended, by person: one body in all divisions. Epoch ms. */
export interface Activity {
  readonly onMat: readonly OnMat[];
  readonly lastEnd: ReadonlyMap<PersonId, number>;
  /** When its result was confirmed: until then they were on the mat. */
  readonly lastConfirmed: ReadonlyMap<PersonId, number>;
  /** When the first match was opened; infinity: none was. */
  readonly begun: number;
}

const byDivision = new WeakMap<DivisionState, Activity>();
const byState = new WeakMap<TournamentState['divisions'], Activity>();

/** The activity of all divisions together. */
export function activityOf(state: TournamentState): Activity {
  const found = byState.get(state.divisions);
  if (found !== undefined) return found;
  const onMat: OnMat[] = [];
  const lastEnd = new Map<PersonId, number>();
  const lastConfirmed = new Map<PersonId, number>();
  let begun = Number.POSITIVE_INFINITY;
  for (const division of state.divisions.values()) {
    const part = activityIn(division);
    onMat.push(...part.onMat);
    begun = Math.min(begun, part.begun);
    for (const [personId, end] of part.lastEnd) noteEnd(lastEnd, personId, end);
    for (const [personId, time] of part.lastConfirmed) noteEnd(lastConfirmed, personId, time);
  }
  const activity = { onMat, lastEnd, lastConfirmed, begun };
  byState.set(state.divisions, activity);
  return activity;
}

function activityIn(division: DivisionState): Activity {
  const found = byDivision.get(division);
  if (found !== undefined) return found;
  const onMat: OnMat[] = [];
  const lastEnd = new Map<PersonId, number>();
  const lastConfirmed = new Map<PersonId, number>();
  let begun = Number.POSITIVE_INFINITY;
  for (const record of division.matches.values()) {
    begun = Math.min(begun, record.openedAt);
    if (record.standing === 'released' || record.standing === 'annulled') continue;
    for (const personId of personsIn(division, record)) {
      if (record.standing === 'confirmed') {
        noteEnd(lastEnd, personId, record.lastAct);
        noteEnd(lastConfirmed, personId, record.confirmedTime ?? record.lastAct);
      } else if (record.matId !== null) {
        onMat.push({ personId, matchId: record.matchId, matId: record.matId });
      }
    }
  }
  const activity = { onMat, lastEnd, lastConfirmed, begun };
  byDivision.set(division, activity);
  return activity;
}

function personsIn({ entries }: DivisionState, record: MatchRecord): readonly PersonId[] {
  return sides.flatMap((side) => {
    const entry = entries.get(record.entries[side]);
    return entry === undefined ? [] : personsOfEntry(entry);
  });
}

function noteEnd(ends: Map<PersonId, number>, personId: PersonId, end: number): void {
  ends.set(personId, Math.max(end, ends.get(personId) ?? end));
}
