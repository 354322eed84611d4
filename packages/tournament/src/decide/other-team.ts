import type { EntryId, PersonId } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';
import type { LineUp } from '../types/teams.ts';
import { refuse, type TournamentDecision } from './decision.ts';

/** Everybody of a team, who may take somebody's place included. */
export const peopleOf = ({ members, substitutes }: LineUp): readonly PersonId[] =>
  [...members, ...substitutes].map(({ personId }) => personId);

/** A refusal where one of these stands in another team of the division that has not left. */
export function inAnotherTeam(
  { entries }: DivisionState,
  own: EntryId,
  people: readonly PersonId[],
): TournamentDecision | null {
  for (const [entryId, { lineUp, leftAt }] of entries) {
    if (entryId === own || leftAt !== null || lineUp === null) continue;
    const others = peopleOf(lineUp);
    const place = people.findIndex((personId) => others.includes(personId));
    if (place >= 0) {
      return refuse('in-another-team', `Who stands at ${place + 1} is in team ${entryId} already.`);
    }
  }
  return null;
}
