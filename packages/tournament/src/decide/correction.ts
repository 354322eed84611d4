import type { BySide } from '@threecount/match';
import { evolveEvents } from '../evolve/evolve.ts';
import { type FoundMatch, findMatch, needingRuling } from '../progress/find.ts';
import { entryOn } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { EntryId, MatchId } from '../types/entities.ts';
import type { MatchStreamEvent } from '../types/events.ts';
import type { MatchRecord, TournamentState } from '../types/state.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { badPaper, fromPaper } from './match-run.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

/** A confirmed result is replaced at any time, once somebody has seen what that makes of the later matches. */
export function correctResult(
  state: TournamentState,
  matchId: MatchId,
  action: Of<'correct-result'>,
  context: DecideContext,
): TournamentDecision {
  const record = correctable(state, matchId);
  if ('ok' in record) return record;
  const { by, reason, seen } = action;
  const bad = saidRefusal(by, reason) ?? (action.result === null ? null : badPaper(action.result));
  if (bad !== null) return bad;
  const result = action.result === null ? null : fromPaper(action.result);
  return seenOrRefuse(
    state,
    matchId,
    { type: 'ResultCorrected', result, by, reason },
    seen,
    context,
  );
}

export function takeBackCorrection(
  state: TournamentState,
  matchId: MatchId,
  action: Of<'take-back-correction'>,
  context: DecideContext,
): TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  const stored = found.now.stored;
  if (stored === null || stored.corrections.length === 0) {
    return refuse('not-corrected', 'No correction of this match stands.');
  }
  const { by, reason, seen } = action;
  const bad = saidRefusal(by, reason);
  if (bad !== null) return bad;
  return seenOrRefuse(state, matchId, { type: 'CorrectionTakenBack', by, reason }, seen, context);
}

/** The record whose result can be corrected: the newest of the match, and the one that counts. */
function correctable(state: TournamentState, matchId: MatchId): MatchRecord | TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  const { phase, stored, record, ruling } = found.now;
  if (phase === 'needs-ruling' || ruling !== null) {
    return refuse('needs-ruling', 'Others fought this match than should meet now: rule on it.');
  }
  if (phase !== 'confirmed' || record === null) {
    return refuse('not-confirmed', 'This match has no confirmed result.');
  }
  return record === stored
    ? record
    : refuse('older-record', 'An earlier record of this match counts: it stays as it is.');
}

function saidRefusal(by: string, reason: string): TournamentDecision | null {
  return blankRefusal('The name of who corrects', by) ?? blankRefusal('The reason', reason);
}

function seenOrRefuse(
  state: TournamentState,
  matchId: MatchId,
  event: MatchStreamEvent,
  seen: readonly MatchId[],
  { now }: DecideContext,
): TournamentDecision {
  const after = evolveEvents(state, { kind: 'match', id: matchId }, [event], now);
  const moved = newlyInNeed(state, after);
  const same = moved.length === seen.length && moved.every((id) => seen.includes(id));
  if (same) return accept(event);
  const names = moved.length === 0 ? 'none' : moved.join(', ');
  return refuse(
    'preview-outdated',
    `Matches that would need a ruling now: ${names}. Look at the preview again.`,
  );
}

/** The matches that need a ruling after a change and did not before, in order. */
export function newlyInNeed(before: TournamentState, after: TournamentState): MatchId[] {
  const already = new Set(needingRuling(before));
  return needingRuling(after).filter((matchId) => !already.has(matchId));
}

/** What becomes of a match whose fighters are not those who should meet. */
export function ruleMatch(
  state: TournamentState,
  matchId: MatchId,
  action: Of<'rule-match'>,
): TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  const { ruling, by, reason } = action;
  const bad = saidRefusal(by, reason);
  if (bad !== null) return bad;
  const record = inNeed(found);
  if (record === null) {
    return refuse('no-ruling-needed', 'Those who should meet fought this match, or nobody did.');
  }
  const { red, blue, needed } = found.now;
  const entries = { red: entryOn(red), blue: entryOn(blue) };
  const rule = { type: 'MatchRuled', entries, needed, by, reason } as const;
  if (ruling === 'void') return accept({ ...rule, ruling, winner: null });
  const winner = sides.find((side) => entries[side] !== null && entries[side] === wonBy(record));
  if (winner === undefined || !needed) {
    return refuse('winner-gone', 'Who won this match is not among those who should meet.');
  }
  return accept({ ...rule, ruling, winner });
}

/** The record that a ruling is about; null where none is needed. */
function inNeed({ now }: FoundMatch): MatchRecord | null {
  if (now.phase === 'needs-ruling' || now.ruling !== null) return now.record;
  return null;
}

function wonBy({ entries, result }: { entries: BySide<EntryId>; result: MatchRecord['result'] }) {
  return result?.winner == null ? null : entries[result.winner];
}
