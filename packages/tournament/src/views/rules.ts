import { officialOf, screenOf } from '../engine/book.ts';
import type { DivisionId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import type { DivisionForOfficials, DivisionRules } from '../types/views.ts';

/** The pinned book's rules of a division; null where there is no such division. */
function found(state: TournamentState, divisionId: DivisionId) {
  const division = state.divisions.get(divisionId);
  if (division === undefined) return null;
  const named = { divisionId, name: division.name };
  const book = state.rulebook === null ? undefined : state.books.get(state.rulebook.hash);
  if (book === undefined) return { named, official: null, problem: 'no rulebook is chosen' };
  const made = officialOf(book, division.column.column, state.settings.options);
  return made.official === null
    ? { named, official: null, problem: made.problem }
    : { named, official: made.official, problem: null };
}

/** What everybody may read of a division's rules; null where there is no such division. */
export function divisionRules(
  state: TournamentState,
  divisionId: DivisionId,
): DivisionRules | null {
  const division = found(state, divisionId);
  if (division === null) return null;
  const { named, official, problem } = division;
  if (official === null) {
    return {
      ...named,
      rules: null,
      problem,
      ladders: [],
      lengths: [],
      legality: { columns: [], confirmed: false },
    };
  }
  const { rules, columns, lengths } = official;
  return {
    ...named,
    rules: screenOf({ rules }),
    problem: null,
    ladders: rules.fouls.ladders,
    lengths,
    legality: { columns, confirmed: rules.legality.confirmed },
  };
}

/** All that an official looks up about a division; null where there is no such division. */
export function divisionForOfficials(
  state: TournamentState,
  divisionId: DivisionId,
): DivisionForOfficials | null {
  const division = found(state, divisionId);
  if (division === null) return null;
  const { named, official, problem } = division;
  return { ...named, official, problem };
}
