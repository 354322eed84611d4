import { type ByTeam, byTeam, type Team, type TeamState } from './types.ts';

/** Warnings of a team in the bouts of this team match; a bout that settles it does not count. */
export const warningsOf = (state: TeamState): ByTeam<number> =>
  byTeam((team) => state.bouts.reduce((sum, { result }) => sum + result.warnings[team], 0));

/** Bouts of this team match that a team has won by submission, as the book counts them. */
export function submissionsOf(state: TeamState): ByTeam<number> {
  const row = state.setup.rules.tieBreaks.find((step) => step.by === 'tournament-submissions');
  const counts = (kind: 'given-up' | 'unconscious' | null): boolean =>
    kind === 'given-up' || (kind === 'unconscious' && row?.unconsciousCounts !== false);
  return byTeam(
    (team) =>
      state.bouts.filter(({ result }) => result.winner === team && counts(result.submission))
        .length,
  );
}

/** Warnings that the fighter who is up keeps from the bouts before, where the book lets them add up. */
export function carriedWarnings(state: TeamState, team: Team): number {
  const place = state.line[team][0];
  if (!state.setup.rules.warnings.carryOver || place === undefined) return 0;
  return state.bouts
    .filter(({ pairing }) => pairing[team] === place)
    .reduce((sum, { result }) => sum + result.warnings[team], 0);
}
