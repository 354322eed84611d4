import { divisionIdOf } from '../ids.ts';
import { sides } from '../sides.ts';
import type { EntryId, MatchId, PersonId } from '../types/entities.ts';
import type { MatchRecord, TournamentState } from '../types/state.ts';
import { recordOf } from './change.ts';

/** The steps of the fold since which people may not compete again. */
export type BarredSince = ReadonlyMap<PersonId, number>;

/**
 * The state after a result came, changed or went, with who may not compete again. The same map when nothing changed, so
 * that what rests on it keeps.
 * @param since the steps of the fold at which that came, where it stands again; else it came now.
 */
export function settled(
  state: TournamentState,
  matchId: MatchId,
  since: BarredSince = new Map(),
): TournamentState {
  const record = recordOf(state, matchId);
  if (record === undefined) return state;
  const was = barredSince(state, matchId);
  const is = barredIn(state, record);
  let { barred } = state;
  for (const personId of was.keys()) {
    if (!is.has(personId)) barred = toggled(barred, personId, matchId, null);
  }
  for (const personId of is) {
    if (was.has(personId)) continue;
    barred = toggled(barred, personId, matchId, since.get(personId) ?? state.step);
  }
  return barred === state.barred ? state : { ...state, barred };
}

/** Since which steps of the fold the result of a match keeps people from competing again. */
export function barredSince({ barred }: TournamentState, matchId: MatchId): BarredSince {
  const since = new Map<PersonId, number>();
  for (const [personId, causes] of barred) {
    const found = causes.find(({ cause }) => cause === matchId);
    if (found !== undefined) since.set(personId, found.at);
  }
  return since;
}

/** Whom the result of a match bars: a side's person (or its whole team), and single fighters of a team match. */
function barredIn(state: TournamentState, { matchId, entries, result }: MatchRecord) {
  const people = new Set<PersonId>(result?.barredFighters ?? []);
  const division = state.divisions.get(divisionIdOf(matchId));
  for (const side of sides) {
    const personId = division?.entries.get(entries[side])?.entry.personId;
    if (personId !== undefined && result?.barred.includes(side) === true) people.add(personId);
  }
  return people;
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
