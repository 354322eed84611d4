import type { Pairing, Side } from '@threecount/match';
import { teamOn } from '../engine/team-match.ts';
import { divisionIdOf } from '../ids.ts';
import { isHeld } from '../schedule/held.ts';
import { sides } from '../sides.ts';
import type { PersonId } from '../types/entities.ts';
import type { MatchRecord, TournamentState } from '../types/state.ts';
import { refuse, type TournamentDecision } from './decision.ts';

/**
 * A refusal where one of the two who are up may not fight since their team match was opened: held by the medical staff,
 * said to be hurt, or barred from the tournament. Whoever is, is withdrawn, and the order goes on with the others. A team
 * that was disqualified meanwhile fights no more: it has lost this team match.
 * @param now epoch ms.
 */
export function unfitOnMat(
  state: TournamentState,
  record: MatchRecord,
  now: number,
): TournamentDecision | null {
  const onMat = record.team?.onMat ?? null;
  return onMat === null ? null : firstUnfit(state, record, onMat, now);
}

function firstUnfit(
  state: TournamentState,
  record: MatchRecord,
  onMat: Pairing,
  now: number,
): TournamentDecision | null {
  for (const side of sides) {
    const refusal =
      outTeam(state, record, side) ?? unfitFighter(state, record, side, onMat[teamOn[side]], now);
    if (refusal !== null) return refusal;
  }
  return null;
}

function outTeam(
  state: TournamentState,
  { matchId, entries }: MatchRecord,
  side: Side,
): TournamentDecision | null {
  const team = state.divisions.get(divisionIdOf(matchId))?.entries.get(entries[side]);
  if (!team?.disqualified) return null;
  const how = 'withdraw its fighters, or enter the result from a sheet.';
  return refuse('team-disqualified', `The ${side} team is disqualified and has lost: ${how}`);
}

/** The same of the fighter at a place (from 0) of one side's order. */
export function unfitFighter(
  state: TournamentState,
  { matchId, entries, team }: MatchRecord,
  side: Side,
  place: number,
  now: number,
): TournamentDecision | null {
  const personId: PersonId | undefined = team?.state.setup.teams[teamOn[side]].order[place]?.name;
  if (personId === undefined) return null;
  const who = `The ${side} fighter`;
  const lineUp = state.divisions.get(divisionIdOf(matchId))?.entries.get(entries[side])?.lineUp;
  const hold = state.holds.get(personId);
  if (hold !== undefined && isHeld(hold, now)) {
    return refuse('fighter-held', `${who} is on medical hold: ${toDo}`);
  }
  if (lineUp?.members.some((one) => one.personId === personId && one.injured)) {
    return refuse('fighter-hurt', `${who} was said to be hurt: ${toDo}`);
  }
  if (!state.barred.has(personId)) return null;
  return refuse('fighter-barred', `${who} may not compete again in this tournament: ${toDo}`);
}

const toDo = 'withdraw them, and the order goes on with the others.';
