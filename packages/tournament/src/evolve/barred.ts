import { divisionIdOf } from '../ids.ts';
import { sides } from '../sides.ts';
import type { EntryId, MatchId, PersonId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import { recordOf } from './change.ts';

/** The state after a result came, changed or went, with who may not compete again. */
export function settled(state: TournamentState, matchId: MatchId): TournamentState {
  const barred = barredAfter(state, matchId);
  return barred === state.barred ? state : { ...state, barred };
}

/**
 * Who may not compete again, after the result of one match came, changed or went. The same map when nothing changed,
 * so that what rests on it keeps.
 */
function barredAfter(state: TournamentState, matchId: MatchId): TournamentState['barred'] {
  const record = recordOf(state, matchId);
  const division = state.divisions.get(divisionIdOf(matchId));
  if (record === undefined || division === undefined) return state.barred;
  let barred = state.barred;
  for (const side of sides) {
    const personId = division.entries.get(record.entries[side])?.entry.personId;
    if (personId === undefined) continue;
    const is = record.result?.barred.includes(side) ?? false;
    const was = barred.get(personId)?.some(({ cause }) => cause === matchId) ?? false;
    if (is !== was) barred = toggled(barred, personId, matchId, is ? state.step : null);
  }
  return barred;
}

/**
 * Who may not compete again, once one cause of it came, or went.
 * @param at the step of the fold at which it came; null: it went.
 */
export function toggled(
  barred: TournamentState['barred'],
  personId: PersonId,
  cause: MatchId | EntryId,
  at: number | null,
): TournamentState['barred'] {
  const others = (barred.get(personId) ?? []).filter((each) => each.cause !== cause);
  const causes = at === null ? others : [...others, { cause, at }];
  const next = new Map(barred);
  if (causes.length === 0) next.delete(personId);
  else next.set(personId, causes);
  return next;
}
