import type { BySide } from '@threecount/match';
import { evolveEvents } from '../evolve/evolve.ts';
import { type FoundMatch, findMatch } from '../progress/find.ts';
import { entryOn } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { EntryId, MatchId } from '../types/entities.ts';
import type { MatchRecord, TournamentState } from '../types/state.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { unseenRefusal } from './entry.ts';
import { badPaper, fromPaper } from './paper.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

type Correction = Of<'correct-result'> | Of<'take-back-correction'>;

/** A confirmed result is replaced, or its last correction taken back, once somebody has seen what that makes of the later matches. */
export function correct(
  state: TournamentState,
  matchId: MatchId,
  action: Correction,
  { now }: DecideContext,
): TournamentDecision {
  const decision = unseenCorrection(state, matchId, action);
  if (!decision.ok) return decision;
  const after = evolveEvents(state, { kind: 'match', id: matchId }, decision.events, now);
  return unseenRefusal(state, after, action.seen, 'preview-outdated') ?? decision;
}

/** The same, whatever was seen: for the preview. */
export function unseenCorrection(
  state: TournamentState,
  matchId: MatchId,
  action: Correction,
): TournamentDecision {
  const { by, reason } = action;
  const bad = blankRefusal('The name of who corrects', by) ?? blankRefusal('The reason', reason);
  if (bad !== null) return bad;
  if (action.type === 'take-back-correction') {
    const refusal = notCorrected(state, matchId);
    return refusal ?? accept({ type: 'CorrectionTakenBack', by, reason });
  }
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  const refusal = notCorrectable(found);
  if (refusal !== null) return refusal;
  const sheet = action.result;
  const wrong = sheet === null ? null : badPaper(state, found, sheet);
  const result = sheet === null ? null : fromPaper(sheet, found.now.stored?.team ?? null);
  return wrong ?? accept({ type: 'ResultCorrected', result, by, reason });
}

function notCorrected(state: TournamentState, matchId: MatchId): TournamentDecision | null {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  return (found.now.stored?.corrections.length ?? 0) > 0
    ? null
    : refuse('not-corrected', 'No correction of this match stands.');
}

/** Only the newest record of a match can be corrected, and only while it is the one that counts. */
function notCorrectable({ now }: FoundMatch): TournamentDecision | null {
  const { phase, stored, record, ruling } = now;
  if (phase === 'needs-ruling' || ruling !== null) {
    return refuse('needs-ruling', 'Others fought this match than should meet now: rule on it.');
  }
  if (phase !== 'confirmed') {
    return refuse('not-confirmed', 'This match has no confirmed result.');
  }
  return record === stored
    ? null
    : refuse('older-record', 'An earlier record of this match counts: it stays as it is.');
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
  const bad = blankRefusal('The name of who rules', by) ?? blankRefusal('The reason', reason);
  if (bad !== null) return bad;
  const record = inNeed(found);
  if (record === null) {
    return refuse('no-ruling-needed', 'Those who should meet fought this match, or nobody did.');
  }
  const { red, blue, needed } = found.now;
  if (red.kind === 'unknown' || blue.kind === 'unknown') {
    return refuse(
      'not-known-yet',
      'Who should meet here is not known yet: rule on the earlier match.',
    );
  }
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
