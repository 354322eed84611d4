import type { EntryId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { foldProgress } from './progress.ts';
import type { IsOut, Progress } from './types.ts';

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

/** Who of a division can no longer be called. */
export function outIn(state: TournamentState, division: DivisionState): IsOut {
  return (entryId: EntryId) => {
    const entry = division.entries.get(entryId)?.entry;
    return entry === undefined || entry.withdrawn !== null || state.barred.has(entry.personId);
  };
}
