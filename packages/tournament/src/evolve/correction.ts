import type { MatchId } from '../types/entities.ts';
import type { ConfirmedResult, MatchStreamEvent } from '../types/events.ts';
import type { MatchRecord, TournamentState } from '../types/state.ts';
import { barredSince, settled } from './barred.ts';
import { changeMat, changeRecord, recordOf } from './change.ts';

type Of<T extends MatchStreamEvent['type']> = Extract<MatchStreamEvent, { type: T }>;

/** A confirmed result is replaced, or set aside so that the match is fought again. */
export function corrected(
  state: TournamentState,
  matchId: MatchId,
  { result, by, reason }: Of<'ResultCorrected'>,
  at: number,
): TournamentState {
  const barredAt = barredSince(state, matchId);
  const next = changeRecord(state, matchId, (record) => {
    const { standing, result: was, paper, settledAt, confirmedTime } = record;
    const before = { standing, result: was, paper, settledAt, confirmedTime };
    const corrections = [...record.corrections, { before, barredAt, by, reason, at }];
    if (result === null) {
      const gone = { result: null, settledAt: null, confirmedTime: null };
      return { ...record, standing: 'annulled', ...gone, corrections };
    }
    // Who advanced before still does since then: what rests on that holds on.
    const since = sameFate(was, result) ? settledAt : state.step;
    return { ...record, standing: 'confirmed', result, settledAt: since, corrections };
  });
  return settled(next, matchId);
}

function sameFate(one: ConfirmedResult | null, other: ConfirmedResult): boolean {
  return one !== null && one.winner === other.winner;
}

export function takenBack(state: TournamentState, matchId: MatchId): TournamentState {
  const last = recordOf(state, matchId)?.corrections.at(-1);
  if (last === undefined) throw new Error(`match ${matchId} was not corrected`);
  const next = changeRecord(state, matchId, (record) => ({
    ...record,
    ...last.before,
    corrections: record.corrections.slice(0, -1),
  }));
  return settled(next, matchId, last.barredAt);
}

/** A match that a table still has goes back when it is ruled void; any other keeps its record. */
export function ruled(
  state: TournamentState,
  matchId: MatchId,
  event: Of<'MatchRuled'>,
  at: number,
): TournamentState {
  const { type: _, ...rule } = event;
  const next = changeRecord(state, matchId, (record): MatchRecord => {
    const rulings = [...record.rulings, rule];
    return record.standing === 'open'
      ? { ...record, standing: 'released', bout: null, team: null, rulings }
      : { ...record, rulings };
  });
  return recordOf(state, matchId)?.standing === 'open' ? offMat(next, matchId, at) : next;
}

/** After a match went back: its mat is free. */
export function offMat(state: TournamentState, matchId: MatchId, at: number): TournamentState {
  const matId = recordOf(state, matchId)?.matId ?? null;
  if (matId === null) return state;
  return changeMat(state, matId, (mat) => ({ ...mat, lastMatch: null, freeSince: at }));
}
