import type { PersonId } from '../types/entities.ts';
import type { EntryState } from '../types/state.ts';

/** The people named for a team, whoever of them fights; nobody for an entry of one person. */
export function namedFor({ lineUp }: EntryState): readonly PersonId[] {
  return [...(lineUp?.members ?? []), ...(lineUp?.substitutes ?? [])].map(
    ({ personId }) => personId,
  );
}

/** Everybody who stands on the mat for an entry: its person, or the team's people (and the team itself). */
export function personsOfEntry({ entry, lineUp }: EntryState): readonly PersonId[] {
  if (lineUp === null) return [entry.personId];
  return [entry.personId, ...lineUp.members.map(({ personId }) => personId)];
}
