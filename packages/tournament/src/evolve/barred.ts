import type { BySide, Side } from '@threecount/match';
import { divisionIdOf } from '../ids.ts';
import { sides } from '../sides.ts';
import type { EntryId, MatchId, PersonId } from '../types/entities.ts';
import type { MatchRecord, TournamentState } from '../types/state.ts';
import { recordOf } from './change.ts';

/**
 * The state after a result came, changed or went, with who may not compete again. The same map when nothing changed, so
 * that what rests on it keeps.
 * @param since the steps of the fold at which that came, where it stands again; else it came now.
 */
export function settled(
  state: TournamentState,
  matchId: MatchId,
  since: BySide<number | null> = { red: null, blue: null },
): TournamentState {
  const record = recordOf(state, matchId);
  if (record === undefined) return state;
  const was = barredSince(state, matchId);
  let { barred } = state;
  for (const side of sides) {
    const personId = personOn(state, record, side);
    const is = record.result?.barred.includes(side) ?? false;
    if (personId === undefined || is === (was[side] !== null)) continue;
    barred = toggled(barred, personId, matchId, is ? (since[side] ?? state.step) : null);
  }
  return barred === state.barred ? state : { ...state, barred };
}

/** Since which steps of the fold the result of a match keeps its two from competing again; null: it does not. */
export function barredSince(state: TournamentState, matchId: MatchId): BySide<number | null> {
  const record = recordOf(state, matchId);
  const sinceOf = (side: Side): number | null => {
    const personId = record && personOn(state, record, side);
    const causes = personId === undefined ? undefined : state.barred.get(personId);
    return causes?.find(({ cause }) => cause === matchId)?.at ?? null;
  };
  return { red: sinceOf('red'), blue: sinceOf('blue') };
}

function personOn(state: TournamentState, record: MatchRecord, side: Side): PersonId | undefined {
  const division = state.divisions.get(divisionIdOf(record.matchId));
  return division?.entries.get(record.entries[side])?.entry.personId;
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
