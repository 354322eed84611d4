import { teamRulesOf } from '../engine/team-rules.ts';
import type { DivisionColumnChoice } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import { accept, refuse, type TournamentDecision } from './decision.ts';

/**
 * Another column of the book for a division. Teams that were named, and matches that were opened, keep it to what it is:
 * for teams, or for single competitors.
 */
export function setColumn(
  state: TournamentState,
  division: DivisionState,
  column: DivisionColumnChoice['column'],
): TournamentDecision {
  const changed = { ...division, column: { ...division.column, column } };
  const [was, becomes] = [division, changed].map((one) => teamRulesOf(state, one) !== null);
  if (was === becomes || !isBound(division)) return accept({ type: 'ColumnSet', column });
  const what = was ? 'teams' : 'single competitors';
  return refuse('division-has-kind', `${division.name} is for ${what} already, and stays so.`);
}

const isBound = ({ entries, matches }: DivisionState): boolean =>
  matches.size > 0 || [...entries.values()].some(({ lineUp }) => lineUp !== null);
