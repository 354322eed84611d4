import { durationOf } from '../engine/book.ts';
import { boutMs } from '../engine/team-match.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';

interface Kept {
  readonly book: unknown;
  readonly options: unknown;
  readonly durationMs: number | null;
}

const kept = new WeakMap<DivisionState['column'], Kept>();

/** Length of a division's match (its first period), or of its bouts between equal belts, in milliseconds; null where the book does not say. */
export function matchLengthMs(state: TournamentState, division: DivisionState): number | null {
  const book = state.rulebook === null ? undefined : state.books.get(state.rulebook.hash);
  if (book === undefined) return null;
  const { options } = state.settings;
  const found = kept.get(division.column);
  if (found !== undefined && found.book === book && found.options === options) {
    return found.durationMs;
  }
  const teams = teamRulesOf(state, division);
  const { column } = division.column;
  const durationMs = teams === null ? durationOf(book, column, options) : boutMs(book, teams);
  kept.set(division.column, { book, options, durationMs });
  return durationMs;
}

/** Taken where a book gives a match no length. */
const usualMatchMs = 5 * 60_000;

/** The length that plans reckon with. */
export function plannedLengthMs(state: TournamentState, division: DivisionState): number {
  return matchLengthMs(state, division) ?? usualMatchMs;
}

/** Rest between two matches of one competitor before a match of this division, in milliseconds. */
export function restMs(state: TournamentState, division: DivisionState): number {
  const { rest } = state.settings;
  return rest === 'match-length' ? plannedLengthMs(state, division) : rest * 1000;
}

/** Calling, walking up, and the result: added to a match's length. */
const changeOverMs = 2 * 60_000;

/** Between two bouts of a team match. */
const betweenBoutsMs = 60_000;

/** How many bouts a team match is reckoned to have: at least one for each of a team, at most twice as many less one. */
const boutsOf = (size: number): number => Math.round(size * 1.2);

/** How many bouts a match of this division is reckoned to have. */
export function boutsPerMatch(state: TournamentState, division: DivisionState): number {
  const teams = teamRulesOf(state, division);
  return teams === null ? 1 : boutsOf(teams.size);
}

/** How long a match of this division takes its mat in a plan, the change to the next one included. */
export function slotMs(state: TournamentState, division: DivisionState): number {
  const length = plannedLengthMs(state, division);
  const bouts = boutsPerMatch(state, division);
  return bouts * length + (bouts - 1) * betweenBoutsMs + changeOverMs;
}
