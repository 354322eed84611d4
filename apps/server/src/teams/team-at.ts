import type { DivisionState, EntryState, TeamSheetRules } from '@threecount/tournament';
import type { Deps } from '../deps.ts';
import { found, sessionOf } from '../routes/found.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { teamSheetRules } from './rules.ts';

/** A team, with the division that it stands in. */
export interface TeamAt {
  readonly session: TournamentSession;
  readonly division: DivisionState;
  readonly team: EntryState;
  readonly rules: TeamSheetRules;
}

/** The team of the path. @throws ApiError 404 where there is none, or the entry is no team */
export function teamAt(deps: Deps, params: { readonly t: string; readonly e: string }): TeamAt {
  const session = sessionOf(deps, params);
  const { state } = session;
  const divisionId = state.entryDivisions.get(params.e) ?? '';
  const division = found(state.divisions.get(divisionId), 'team');
  const rules = found(teamSheetRules(state, division.column.column), 'team');
  return { session, division, team: found(division.entries.get(params.e), 'team'), rules };
}
