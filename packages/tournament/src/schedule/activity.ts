import { sides } from '../sides.ts';
import type { MatchId, MatId, PersonId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';

/** Where a person is now. */
export interface OnMat {
  readonly personId: PersonId;
  readonly matchId: MatchId;
  readonly matId: MatId;
}

/** Who is on a mat, and when everyone's last match ended (epoch ms), by person: one body in all divisions. */
export interface Activity {
  readonly onMat: readonly OnMat[];
  readonly lastEnd: ReadonlyMap<PersonId, number>;
}

const byDivision = new WeakMap<DivisionState, Activity>();
const byState = new WeakMap<TournamentState['divisions'], Activity>();

/** The activity of all divisions together. */
export function activityOf(state: TournamentState): Activity {
  const found = byState.get(state.divisions);
  if (found !== undefined) return found;
  const onMat: OnMat[] = [];
  const lastEnd = new Map<PersonId, number>();
  for (const division of state.divisions.values()) {
    const part = activityIn(division);
    onMat.push(...part.onMat);
    for (const [personId, end] of part.lastEnd) noteEnd(lastEnd, personId, end);
  }
  const activity = { onMat, lastEnd };
  byState.set(state.divisions, activity);
  return activity;
}

function activityIn(division: DivisionState): Activity {
  const found = byDivision.get(division);
  if (found !== undefined) return found;
  const onMat: OnMat[] = [];
  const lastEnd = new Map<PersonId, number>();
  for (const record of division.matches.values()) {
    if (record.standing === 'released') continue;
    for (const side of sides) {
      const personId = division.entries.get(record.entries[side])?.entry.personId;
      if (personId === undefined) continue;
      if (record.standing === 'confirmed') noteEnd(lastEnd, personId, record.lastAct);
      else if (record.matId !== null) {
        onMat.push({ personId, matchId: record.matchId, matId: record.matId });
      }
    }
  }
  const activity = { onMat, lastEnd };
  byDivision.set(division, activity);
  return activity;
}

function noteEnd(ends: Map<PersonId, number>, personId: PersonId, end: number): void {
  ends.set(personId, Math.max(end, ends.get(personId) ?? end));
}
