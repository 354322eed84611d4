import type { ResolvedTeam } from '@threecount/rulebooks';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { teamRules } from './team-match.ts';

interface Kept {
  readonly book: unknown;
  readonly options: unknown;
  readonly rules: ResolvedTeam | null;
}

const kept = new WeakMap<DivisionState['column'], Kept>();

/** The rules of a division's matches of two teams; null where the book has no such event, or the column names none. */
export function teamRulesOf(state: TournamentState, division: DivisionState): ResolvedTeam | null {
  const book = state.rulebook === null ? undefined : state.books.get(state.rulebook.hash);
  if (book === undefined) return null;
  const { options } = state.settings;
  const found = kept.get(division.column);
  if (found?.book === book && found.options === options) return found.rules;
  const rules = teamRules(book, division.column.column, options);
  kept.set(division.column, { book, options, rules });
  return rules;
}
