import { divisionIdOf } from '../ids.ts';
import type { DivisionId, EntryId, MatchId, MatId } from '../types/entities.ts';
import type {
  DivisionState,
  EntryState,
  MatchRecord,
  MatState,
  TournamentState,
} from '../types/state.ts';

/** The division of an entry. */
export function divisionOfEntry(
  state: TournamentState,
  entryId: EntryId,
): DivisionState | undefined {
  const divisionId = state.entryDivisions.get(entryId);
  return divisionId === undefined ? undefined : state.divisions.get(divisionId);
}

/** The record of a match, if it was ever opened. */
export function recordOf(state: TournamentState, matchId: MatchId): MatchRecord | undefined {
  return state.divisions.get(divisionIdOf(matchId))?.matches.get(matchId);
}

export function changeDivision(
  state: TournamentState,
  divisionId: DivisionId,
  change: (division: DivisionState) => DivisionState,
): TournamentState {
  const division = state.divisions.get(divisionId);
  if (division === undefined) throw new Error(`no division ${divisionId}`);
  return { ...state, divisions: state.divisions.with(divisionId, change(division)) };
}

export function changeMat(
  state: TournamentState,
  matId: MatId,
  change: (mat: MatState) => MatState,
): TournamentState {
  const mat = state.mats.get(matId);
  if (mat === undefined) throw new Error(`no mat ${matId}`);
  return { ...state, mats: state.mats.with(matId, change(mat)) };
}

export function changeEntry(
  state: TournamentState,
  entryId: EntryId,
  change: (entry: EntryState) => EntryState,
): TournamentState {
  const division = divisionOfEntry(state, entryId);
  const entry = division?.entries.get(entryId);
  if (division === undefined || entry === undefined) throw new Error(`no entry ${entryId}`);
  return changeDivision(state, division.divisionId, (before) => ({
    ...before,
    entries: before.entries.with(entryId, change(entry)),
  }));
}

export function changeRecord(
  state: TournamentState,
  matchId: MatchId,
  change: (record: MatchRecord) => MatchRecord,
): TournamentState {
  const record = recordOf(state, matchId);
  if (record === undefined) throw new Error(`match ${matchId} was never opened`);
  return putRecord(state, change(record));
}

export function putRecord(state: TournamentState, record: MatchRecord): TournamentState {
  return changeDivision(state, divisionIdOf(record.matchId), (division) => ({
    ...division,
    matches: division.matches.with(record.matchId, record),
  }));
}
