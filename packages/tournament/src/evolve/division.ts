import { PersistentMap } from '../collections/persistent-map.ts';
import { withLateEntry } from '../draw/late.ts';
import { divisionIdOf, noteId } from '../ids.ts';
import { countMatches } from '../progress/bracket-order.ts';
import type { DivisionId, LateEntry, MatId } from '../types/entities.ts';
import type { DivisionEvent } from '../types/events.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { changeDivision, changeEntry, changeMat } from './change.ts';

/** `at`: epoch ms of the act. */
export function evolveDivision(
  state: TournamentState,
  divisionId: DivisionId,
  event: DivisionEvent,
  at: number,
): TournamentState {
  const change = (changes: Partial<DivisionState>): TournamentState =>
    changeDivision(state, divisionId, (division) => ({ ...division, ...changes }));
  switch (event.type) {
    case 'DivisionCreated':
      return created(state, event);
    case 'ColumnSet':
      return changeDivision(state, divisionId, (division) => ({
        ...division,
        column: { ...division.column, column: event.column, standing: 'confirmed' },
      }));
    case 'DivisionDrawn': {
      const { bracket, firstNumber } = event;
      const nextNumber = firstNumber + countMatches(bracket);
      return {
        ...change({ bracket, firstNumber, ...undrawn, callableSince: at }),
        nextNumber,
      };
    }
    case 'PlacesSwapped':
      return change({ bracket: event.bracket });
    case 'SeedsSet':
      return event.seeds.reduce(
        (next, { entryId, seed }) =>
          changeEntry(next, entryId, (before) => ({ ...before, entry: { ...before.entry, seed } })),
        state,
      );
    case 'DrawCleared':
      return withoutOrder(change({ bracket: null, ...undrawn }), divisionId);
    case 'LateEntryPlaced':
      return latePlaced(state, divisionId, event.late);
    case 'DivisionAssigned':
      return assigned(state, divisionId, event.matId, at);
    case 'MatchMoved':
      return moved(state, divisionId, event, at);
    case 'PlanSet':
      return change({ plan: event.plan });
    case 'OrderClosingSet':
      return change({ ordersCloseAt: event.at });
    case 'LevelPlacesRuled':
      return changeDivision(state, divisionId, (division) => ({
        ...division,
        levelOrders: [...division.levelOrders, { order: event.order, at: state.step }],
      }));
  }
}

/** What a division holds of a draw that is not there, or new. */
const undrawn = {
  levelOrders: [],
  calls: PersistentMap.empty(),
  cancelled: new Map(),
  moved: new Map(),
} satisfies Partial<DivisionState>;

function latePlaced(
  state: TournamentState,
  divisionId: DivisionId,
  late: LateEntry,
): TournamentState {
  const next = changeDivision(state, divisionId, (division) => {
    if (division.bracket === null) throw new Error(`division ${divisionId} is not drawn`);
    return { ...division, bracket: withLateEntry(division.bracket, late) };
  });
  const nextNumber = state.nextNumber + Object.keys(late.numbers).length;
  return changeEntry({ ...next, nextNumber }, late.entryId, (before) => ({
    ...before,
    entry: { ...before.entry, notDrawn: null },
  }));
}

function created(
  state: TournamentState,
  event: Extract<DivisionEvent, { type: 'DivisionCreated' }>,
): TournamentState {
  const { divisionId, name, column } = event;
  const division: DivisionState = {
    divisionId,
    name,
    version: 0,
    column,
    entries: PersistentMap.empty(),
    bracket: null,
    firstNumber: 0,
    matId: null,
    callableSince: 0,
    matches: PersistentMap.empty(),
    ...undrawn,
    plan: null,
    counts: event.counts ?? true,
    ordersCloseAt: null,
  };
  return {
    ...state,
    divisions: state.divisions.with(divisionId, division),
    lastIds: noteId(state.lastIds, 'd', divisionId),
  };
}

/** A new draw gives the same ids to other matches: what was ordered before does not hold for them. */
function withoutOrder(state: TournamentState, divisionId: DivisionId): TournamentState {
  const matId = state.divisions.get(divisionId)?.matId ?? null;
  if (matId === null) return state;
  return changeMat(state, matId, (mat) => ({
    ...mat,
    order: mat.order.filter((matchId) => divisionIdOf(matchId) !== divisionId),
  }));
}

function moved(
  state: TournamentState,
  divisionId: DivisionId,
  { matchId, matId }: Extract<DivisionEvent, { type: 'MatchMoved' }>,
  at: number,
): TournamentState {
  return changeDivision(state, divisionId, (division) => {
    const next = new Map(division.moved);
    if (matId === null) next.delete(matchId);
    else next.set(matchId, { matId, at });
    return { ...division, moved: next };
  });
}

function assigned(
  state: TournamentState,
  divisionId: DivisionId,
  matId: MatId | null,
  at: number,
): TournamentState {
  const before = state.divisions.get(divisionId)?.matId ?? null;
  let next = changeDivision(state, divisionId, (division) => ({
    ...division,
    matId,
    callableSince: at,
    moved: new Map(),
  }));
  if (before !== null) {
    next = changeMat(next, before, (mat) => ({
      ...mat,
      divisions: mat.divisions.filter((id) => id !== divisionId),
    }));
  }
  if (matId === null) return next;
  return changeMat(next, matId, (mat) => ({ ...mat, divisions: [...mat.divisions, divisionId] }));
}
