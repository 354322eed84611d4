import { noteId } from '../ids.ts';
import type { EntryId, MatId } from '../types/entities.ts';
import type { EntryEvent, MatEvent } from '../types/events.ts';
import type { TournamentState } from '../types/state.ts';
import { changeDivision, changeEntry, changeMat, withKey } from './change.ts';

export function evolveEntry(
  state: TournamentState,
  entryId: EntryId,
  event: EntryEvent,
): TournamentState {
  switch (event.type) {
    case 'Entered': {
      const { entry } = event;
      const next = changeDivision(state, entry.divisionId, (division) => ({
        ...division,
        entries: withKey(division.entries, entry.entryId, {
          entry,
          version: 0,
          leftAt: entry.withdrawn === null ? null : state.step,
        }),
      }));
      const lastIds = noteId(noteId(state.lastIds, 'e', entry.entryId), 'p', entry.personId);
      return { ...next, lastIds };
    }
    case 'SeedSet':
      return changeEntry(state, entryId, (before) => ({
        ...before,
        entry: { ...before.entry, seed: event.seed },
      }));
    case 'EntryWithdrawn':
      return changeEntry(state, entryId, (before) => ({
        ...before,
        entry: { ...before.entry, withdrawn: { reason: event.reason } },
        leftAt: state.step,
      }));
    case 'EntryReinstated':
      return changeEntry(state, entryId, (before) => ({
        ...before,
        entry: { ...before.entry, withdrawn: null },
        leftAt: null,
      }));
  }
}

export function evolveMat(state: TournamentState, matId: MatId, event: MatEvent): TournamentState {
  switch (event.type) {
    case 'MatAdded': {
      const mat = {
        matId: event.matId,
        name: event.name,
        version: 0,
        removed: false,
        divisions: [],
        order: [],
        lastMatch: null,
      };
      return {
        ...state,
        mats: withKey(state.mats, event.matId, mat),
        lastIds: noteId(state.lastIds, 'm', event.matId),
      };
    }
    case 'MatRenamed':
      return changeMat(state, matId, (mat) => ({ ...mat, name: event.name }));
    case 'MatRemoved':
      return changeMat(state, matId, (mat) => ({ ...mat, removed: true }));
    case 'MatOrdered':
      return changeMat(state, matId, (mat) => ({ ...mat, order: event.matchIds }));
  }
}
