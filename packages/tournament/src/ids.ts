import type { DivisionId, EntryId, MatchId, MatId, PersonId } from './types/entities.ts';
import type { TournamentState } from './types/state.ts';

type Kind = keyof TournamentState['lastIds'];

/** Gives ids in order, the same for the same log: first after the highest used so far. */
export interface IdSource {
  person(): PersonId;
  entry(): EntryId;
  division(): DivisionId;
  mat(): MatId;
}

/** A source of new ids for one tournament. It counts on by itself, so one source serves a whole batch. */
export function idsAfter(state: TournamentState): IdSource {
  const last = { ...state.lastIds };
  const next = (kind: Kind): string => {
    last[kind] += 1;
    return `${kind}${last[kind]}`;
  };
  return {
    person: () => next('p'),
    entry: () => next('e'),
    division: () => next('d'),
    mat: () => next('m'),
  };
}

/** `lastIds` after an id of this kind was used; ids of another shape do not count. */
export function noteId(
  lastIds: TournamentState['lastIds'],
  kind: Kind,
  id: string,
): TournamentState['lastIds'] {
  const match = /^[pedm](\d{1,9})$/u.exec(id);
  if (match === null || id[0] !== kind) return lastIds;
  const number = Number(match[1]);
  return number > lastIds[kind] ? { ...lastIds, [kind]: number } : lastIds;
}

/** The id of the match with this number (from 1) in its division's bracket. */
export function matchIdOf(divisionId: DivisionId, number: number): MatchId {
  return `${divisionId}-${number}`;
}

/** The division in whose bracket a match stands. */
export function divisionIdOf(matchId: MatchId): DivisionId {
  const dash = matchId.lastIndexOf('-');
  return dash < 0 ? '' : matchId.slice(0, dash);
}
