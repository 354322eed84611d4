import type { Bracket, EntryId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { foldProgress } from './progress.ts';
import type { OutSince, Progress } from './types.ts';

interface Kept {
  readonly barred: TournamentState['barred'];
  readonly progress: Progress;
}

interface Latest extends Kept {
  readonly division: DivisionState;
}

// States are immutable, so what was worked out for one holds as long as it lives.
const kept = new WeakMap<DivisionState, Kept>();
// The fold of the state before is mostly that of the next one, but for one match and those that wait for it.
const latest = new WeakMap<Bracket, Latest>();

/** The progress of a division in a tournament, worked out once for each state of the division. */
export function progressOf(state: TournamentState, division: DivisionState): Progress {
  const { barred } = state;
  const found = kept.get(division);
  if (found !== undefined && found.barred === barred) return found.progress;
  const before = earlierFold(barred, division);
  const progress = foldProgress(division, outIn(state, division), before);
  kept.set(division, { barred, progress });
  if (division.bracket !== null) latest.set(division.bracket, { barred, progress, division });
  return progress;
}

/** A fold of the same bracket that the next one can rest on. */
function earlierFold(barred: TournamentState['barred'], division: DivisionState): Progress | null {
  const last = division.bracket === null ? undefined : latest.get(division.bracket);
  if (last === undefined || last.barred !== barred) return null;
  const { entries, firstNumber, levelOrders, cancelled } = last.division;
  const same =
    entries === division.entries &&
    firstNumber === division.firstNumber &&
    levelOrders === division.levelOrders &&
    cancelled === division.cancelled;
  return same ? last.progress : null;
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
