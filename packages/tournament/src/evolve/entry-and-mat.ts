import { noteId } from '../ids.ts';
import type { Entry, EntryId, MatId, PersonId } from '../types/entities.ts';
import type { EntryEvent, MatEvent } from '../types/events.ts';
import type { MedicalHold, TournamentState } from '../types/state.ts';
import { toggled } from './barred.ts';
import { changeDivision, changeEntry, changeMat, divisionOfEntry } from './change.ts';
import { lineUpAfter } from './line-up.ts';

/** `at`: epoch ms of the act. */
export function evolveEntry(
  state: TournamentState,
  entryId: EntryId,
  event: EntryEvent,
  at: number,
): TournamentState {
  switch (event.type) {
    case 'Entered':
      return entered(state, event.entry, at);
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
        leftTime: at,
      }));
    case 'EntryReinstated': {
      const next = changeEntry(state, entryId, (before) => ({
        ...before,
        entry: { ...before.entry, withdrawn: null },
        leftAt: null,
        leftTime: null,
        disqualified: null,
      }));
      return freed(next, entryId);
    }
    case 'EntryDisqualified': {
      const { kind, by, reason, people = [] } = event;
      const next = changeEntry(state, entryId, (before) => ({
        ...before,
        leftAt: before.leftAt ?? state.step,
        leftTime: before.leftTime ?? at,
        disqualified: { kind, by, reason },
      }));
      return kind === 'disciplinary' ? barredWith(next, entryId, people) : next;
    }
    case 'HoldPlaced': {
      const { until, by, reason } = event;
      return withHold(state, entryId, { until, by, reason });
    }
    case 'HoldLifted':
      return withHold(state, entryId, null);
    case 'TeamNamed': {
      const next = withLineUp(state, entryId, event);
      const named = [...event.members, ...(event.substitutes ?? [])];
      const ids = named.map(({ personId }) => personId);
      return { ...next, lastIds: ids.reduce((last, id) => noteId(last, 'p', id), next.lastIds) };
    }
    case 'MemberWeighed':
    case 'OrderLodged':
    case 'MemberInjurySet':
    case 'MemberLeftOut':
    case 'SubstitutePut':
      return withLineUp(state, entryId, event);
  }
}

function withLineUp(
  state: TournamentState,
  entryId: EntryId,
  event: Parameters<typeof lineUpAfter>[1],
): TournamentState {
  return changeEntry(state, entryId, (before) => ({
    ...before,
    lineUp: lineUpAfter(before.lineUp, event, state.step),
  }));
}

/** The person of an entry, and those of a team who were the cause, may not compete again. */
function barredWith(
  state: TournamentState,
  entryId: EntryId,
  people: readonly PersonId[],
): TournamentState {
  let { barred } = state;
  for (const personId of [personOf(state, entryId), ...people]) {
    const was = barred.get(personId)?.some(({ cause }) => cause === entryId) ?? false;
    if (!was) barred = toggled(barred, personId, entryId, state.step);
  }
  return barred === state.barred ? state : { ...state, barred };
}

/** This entry is no cause any more. */
function freed(state: TournamentState, entryId: EntryId): TournamentState {
  let { barred } = state;
  for (const [personId, causes] of state.barred) {
    if (causes.some(({ cause }) => cause === entryId)) {
      barred = toggled(barred, personId, entryId, null);
    }
  }
  return barred === state.barred ? state : { ...state, barred };
}

function withHold(
  state: TournamentState,
  entryId: EntryId,
  hold: MedicalHold | null,
): TournamentState {
  const holds = new Map(state.holds);
  if (hold === null) holds.delete(personOf(state, entryId));
  else holds.set(personOf(state, entryId), hold);
  return { ...state, holds };
}

function personOf(state: TournamentState, entryId: EntryId): PersonId {
  const found = divisionOfEntry(state, entryId)?.entries.get(entryId);
  if (found === undefined) throw new Error(`no entry ${entryId}`);
  return found.entry.personId;
}

function entered(state: TournamentState, entry: Entry, at: number): TournamentState {
  const { entryId, personId, divisionId } = entry;
  const isIn = entry.withdrawn === null;
  const left = { leftAt: isIn ? null : state.step, leftTime: isIn ? null : at };
  const next = changeDivision(state, divisionId, (division) => ({
    ...division,
    entries: division.entries.with(entryId, {
      entry,
      version: 0,
      disqualified: null,
      lineUp: null,
      ...left,
    }),
  }));
  const others = state.personEntries.get(personId) ?? [];
  return {
    ...next,
    entryDivisions: state.entryDivisions.with(entryId, divisionId),
    personEntries: state.personEntries.with(personId, [...others, entryId]),
    lastIds: noteId(noteId(state.lastIds, 'e', entryId), 'p', personId),
  };
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
        freeSince: null,
        sessions: null,
        breaks: [],
      };
      return {
        ...state,
        mats: state.mats.with(event.matId, mat),
        lastIds: noteId(state.lastIds, 'm', event.matId),
      };
    }
    case 'MatRenamed':
      return changeMat(state, matId, (mat) => ({ ...mat, name: event.name }));
    case 'MatRemoved':
      return changeMat(state, matId, (mat) => ({ ...mat, removed: true }));
    case 'MatOrdered':
      return changeMat(state, matId, (mat) => ({ ...mat, order: event.matchIds }));
    case 'MatSessionsSet':
      return changeMat(state, matId, (mat) => ({ ...mat, sessions: event.sessions }));
    case 'BreaksSet':
      return changeMat(state, matId, (mat) => ({ ...mat, breaks: event.breaks }));
  }
}
