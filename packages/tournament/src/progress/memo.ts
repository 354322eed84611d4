import type { EntryId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { foldProgress } from './progress.ts';
import type { OutSince, Progress } from './types.ts';

interface Kept {
  readonly barred: TournamentState['barred'];
  readonly progress: Progress;
}

// States are immutable, so what was worked out for one holds as long as it lives.
const kept = new WeakMap<DivisionState, Kept>();

/** The progress of a division in a tournament, worked out once for each state of the division. */
export function progressOf(state: TournamentState, division: DivisionState): Progress {
  const found = kept.get(division);
  if (found !== undefined && found.barred === state.barred) return found.progress;
  const progress = foldProgress(division, outIn(state, division));
  kept.set(division, { barred: state.barred, progress });
  return progress;
}

/** Since when an entry of a division can no longer be called. */
export function outIn(state: TournamentState, division: DivisionState): OutSince {
  return (entryId: EntryId) => {
    const found = division.entries.get(entryId);
    if (found === undefined) return 0;
    const causes = state.barred.get(found.entry.personId)?.map((cause) => cause.at) ?? [];
    return Math.min(found.leftAt ?? Number.POSITIVE_INFINITY, ...causes);
  };
}

/** Whether an entry of a division can no longer be called. */
export function isOut(state: TournamentState, division: DivisionState, entryId: EntryId): boolean {
  return Number.isFinite(outIn(state, division)(entryId));
}
