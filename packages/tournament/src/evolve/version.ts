import type { TournamentState } from '../types/state.ts';
import type { TournamentStream } from '../types/stream.ts';
import {
  changeDivision,
  changeEntry,
  changeMat,
  changeRecord,
  divisionOfEntry,
  recordOf,
} from './change.ts';

/** How many envelopes of a stream were folded in: the `expectedVersion` of the next one. */
export function streamVersion(state: TournamentState, stream: TournamentStream): number {
  return versionInState(state, stream) ?? state.strayVersions.get(keyOf(stream)) ?? 0;
}

function versionInState(
  state: TournamentState,
  { kind, id }: TournamentStream,
): number | undefined {
  switch (kind) {
    case 'tournament':
      return id === state.tournamentId ? state.version : undefined;
    case 'division':
      return state.divisions.get(id)?.version;
    case 'mat':
      return state.mats.get(id)?.version;
    case 'entry':
      return divisionOfEntry(state, id)?.entries.get(id)?.version;
    case 'match':
      return recordOf(state, id)?.version;
  }
}

/** The state in which a stream has this version. */
export function withVersion(
  state: TournamentState,
  stream: TournamentStream,
  version: number,
): TournamentState {
  const known = versionInState(state, stream);
  if (known === version) return state;
  if (known === undefined) {
    return { ...state, strayVersions: state.strayVersions.with(keyOf(stream), version) };
  }
  switch (stream.kind) {
    case 'tournament':
      return { ...state, version };
    case 'division':
      return changeDivision(state, stream.id, (division) => ({ ...division, version }));
    case 'mat':
      return changeMat(state, stream.id, (mat) => ({ ...mat, version }));
    case 'entry':
      return changeEntry(state, stream.id, (entry) => ({ ...entry, version }));
    case 'match':
      return changeRecord(state, stream.id, (record) => ({ ...record, version }));
  }
}

function keyOf(stream: TournamentStream): string {
  return `${stream.kind}:${stream.id}`;
}
