import { entriesIn, lateNumbers, latePlaces } from '../draw/late.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { LateEntry } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { accept, refuse, type TournamentDecision } from './decision.ts';

/** Somebody who was entered after the draw comes into the bracket, where that changes nothing that was fought. */
export function placeLateEntry(
  state: TournamentState,
  division: DivisionState,
  { entryId, place }: Extract<TournamentAction, { type: 'place-late-entry' }>,
): TournamentDecision {
  const { bracket, entries, name } = division;
  if (bracket === null) {
    return refuse('not-drawn', `${name} is not drawn: the entry comes in with the draw.`);
  }
  const entry = entries.get(entryId)?.entry;
  if (entry === undefined) return refuse('unknown-entry', `There is no entry ${entryId} here.`);
  if (entriesIn(bracket).includes(entryId)) {
    return refuse('already-there', 'This entry stands in the bracket already.');
  }
  if (entry.withdrawn !== null || entry.notDrawn !== 'late') {
    return refuse('not-late', 'Only an entry that was made after the draw can be placed in it.');
  }
  const key = JSON.stringify(place);
  const open = latePlaces(state, division).find((each) => JSON.stringify(each) === key);
  if (open === undefined) {
    return refuse('place-taken', 'This place is not open: somebody is there, or has fought.');
  }
  const late: LateEntry = { entryId, place: open, numbers: {} };
  return accept({ type: 'LateEntryPlaced', late: lateNumbers(bracket, late, state.nextNumber) });
}
