import { divisionIdOf } from '../ids.ts';
import type { MatchId } from '../types/entities.ts';
import type { MatchStreamEvent } from '../types/events.ts';
import type { Cancellation, TournamentState } from '../types/state.ts';
import { changeDivision } from './change.ts';

/** `at`: epoch ms. Calls of others than those who are to meet now count no more. */
export function called(
  state: TournamentState,
  matchId: MatchId,
  { call, entries, overrule }: Extract<MatchStreamEvent, { type: 'MatchCalled' }>,
  at: number,
): TournamentState {
  return changeDivision(state, divisionIdOf(matchId), (division) => {
    const before = call === 1 ? [] : (division.calls.get(matchId) ?? []);
    const calls = [...before, { call, at, entries, overrule }];
    return { ...division, calls: division.calls.with(matchId, calls) };
  });
}

/** @param cancellation null: the match is to be fought again. */
export function cancelling(
  state: TournamentState,
  matchId: MatchId,
  cancellation: Cancellation | null,
): TournamentState {
  return changeDivision(state, divisionIdOf(matchId), (division) => {
    const cancelled = new Map(division.cancelled);
    if (cancellation === null) cancelled.delete(matchId);
    else cancelled.set(matchId, cancellation);
    return { ...division, cancelled };
  });
}
