import type { Method, Outcome, Side } from '@threecount/match';
import { boutOutcome, decideBout, evolveBout, viewBout } from '../engine/bout.ts';
import { recordOf } from '../evolve/change.ts';
import { evolveEvents } from '../evolve/evolve.ts';
import { findMatch, openOnMat } from '../progress/find.ts';
import { otherSide, sides } from '../sides.ts';
import type { PaperResult, TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { ConfirmedResult, MatchStreamEvent } from '../types/events.ts';
import type { BoutState, MatchRecord, TournamentState } from '../types/state.ts';
import { uncalledRefusal } from './calling.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { newlyNeedingRuling } from './entry.ts';
import { entriesOf, phaseRefusal } from './match-open.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

/** Refuses whoever is not the device that holds the match, whatever lease it names. */
function holderRefusal(
  record: MatchRecord | undefined,
  { device }: DecideContext,
): TournamentDecision | null {
  const holder = record?.standing === 'open' ? record.holder : null;
  if (holder === null || device === undefined || device === holder) return null;
  return refuse('stale-lease', `Another device (${holder}) holds this mat: take it over first.`);
}

/** An open record with the engine's state, which this device may act on; or why not. */
export function heldBout(
  state: TournamentState,
  matchId: MatchId,
  context: DecideContext,
): { record: MatchRecord; bout: BoutState } | TournamentDecision {
  const open = openBout(state, matchId);
  return 'ok' in open ? open : (holderRefusal(open.record, context) ?? open);
}

/** An open record with the engine's state, or why there is none. */
function openBout(
  state: TournamentState,
  matchId: MatchId,
): { record: MatchRecord; bout: BoutState } | TournamentDecision {
  const record = recordOf(state, matchId);
  if (record === undefined || record.standing === 'released' || record.standing === 'annulled') {
    return refuse('not-open', 'No table has this match.');
  }
  if (record.standing === 'confirmed' || record.bout === null) {
    return refuse('match-confirmed', 'The result of this match is confirmed.');
  }
  return { record, bout: record.bout };
}

export function releaseMatch(
  state: TournamentState,
  matchId: MatchId,
  context: DecideContext,
): TournamentDecision {
  const open = heldBout(state, matchId, context);
  if ('ok' in open) return open;
  if (open.bout.startedAt !== null) {
    return refuse('already-started', 'The match was started: it can not go back.');
  }
  return accept({ type: 'MatchReleased' });
}

export function officialAction(
  state: TournamentState,
  matchId: MatchId,
  action: Of<'official-action'>,
  context: DecideContext,
): TournamentDecision {
  const open = heldBout(state, matchId, context);
  if ('ok' in open) return open;
  if (action.epoch !== open.record.epoch) {
    return refuse('stale-lease', 'This match was taken over or opened again since.');
  }
  const uncalled = noShowRefusal(state, matchId, action, context);
  if (uncalled !== null) return uncalled;
  if (!Number.isFinite(action.instant))
    return refuse('bad-instant', 'The time of the act is none.');
  const event = acted(open.bout, action.action, Math.round(action.instant));
  return event.ok ? accept(event.event) : event;
}

/** Who did not come forfeits only after the last call; a simulation calls nobody. */
function noShowRefusal(
  state: TournamentState,
  matchId: MatchId,
  { action, overrule }: Of<'official-action'>,
  { device }: DecideContext,
): TournamentDecision | null {
  if (action.do !== 'forfeit' || action.reason !== 'no-show' || device === undefined) return null;
  const found = findMatch(state, matchId);
  return found === null ? null : uncalledRefusal(state, found, overrule);
}

/** `at` never goes back: an instant before the last act counts as that of the last act. */
function acted(
  bout: BoutState,
  action: Of<'official-action'>['action'],
  instant: number,
):
  | { ok: true; event: Extract<MatchStreamEvent, { type: 'MatchActed' }> }
  | Extract<TournamentDecision, { ok: false }> {
  const last = bout.actions.at(-1)?.at ?? 0;
  const at = bout.startedAt === null ? 0 : Math.max(last, instant - bout.startedAt);
  const timed = { ...action, at };
  const decided = decideBout(bout.engine, timed);
  if (!decided.ok) return decided;
  return {
    ok: true,
    event: { type: 'MatchActed', action: timed, instant, events: decided.events },
  };
}

/** The device that asks holds the match from now on; a lease of before counts no more. */
export function takeOver(
  state: TournamentState,
  matchId: MatchId,
  { device }: DecideContext,
): TournamentDecision {
  const open = openBout(state, matchId);
  if ('ok' in open) return open;
  const epoch = open.record.epoch + 1;
  return accept({ type: 'TakenOver', epoch, ...(device === undefined ? {} : { holder: device }) });
}

/** The bell may have rung since the last act: then the time that passed is recorded with the confirmation. */
export function confirmResult(
  state: TournamentState,
  matchId: MatchId,
  context: DecideContext,
): TournamentDecision {
  const open = heldBout(state, matchId, context);
  if ('ok' in open) return open;
  const { bout } = open;
  const outcome = boutOutcome(bout.engine);
  if (outcome !== null) {
    const at = bout.actions.at(-1)?.at ?? 0;
    return accept({ type: 'ResultConfirmed', result: resultOf(outcome, bout.engine, at) });
  }
  const notOver = refuse('not-over', 'The match is not over: nothing can be confirmed yet.');
  if (bout.startedAt === null) return notOver;
  const waited = acted(bout, { do: 'wait' }, context.now);
  if (!waited.ok) return notOver;
  const engine = waited.event.events.reduce(evolveBout, bout.engine);
  const late = boutOutcome(engine);
  if (late === null) return notOver;
  const result = resultOf(late, engine, waited.event.action.at);
  return accept(waited.event, { type: 'ResultConfirmed', result });
}

function resultOf(outcome: Outcome, engine: BoutState['engine'], at: number): ConfirmedResult {
  const view = viewBout(engine, at);
  const { winner, method, out, barred, clauses } = outcome;
  const points = { red: view.red.points, blue: view.blue.points };
  return { winner, method, out, barred, clauses, points, elapsedMs: view.clock.elapsedMs };
}

export function enterPaperResult(
  state: TournamentState,
  matchId: MatchId,
  action: Of<'enter-paper-result'>,
  context: DecideContext,
): TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  const paper = action.result;
  const bad =
    (found.now.phase === 'open' ? null : phaseRefusal(found)) ??
    holderRefusal(recordOf(state, matchId), context) ??
    blankRefusal('The name of who signed', paper.by) ??
    badPaper(paper);
  if (bad !== null) return bad;
  const entries = entriesOf(found.now);
  if (entries === null) throw new Error(`${matchId} has no entries`);
  return accept({ type: 'PaperResultEntered', entries, paper, result: fromPaper(paper) });
}

const withoutWinner: readonly Method[] = ['draw', 'no-contest'];

export function badPaper(paper: PaperResult): TournamentDecision | null {
  const { elapsedMs } = paper;
  if (paper.winner !== null && withoutWinner.includes(paper.method)) {
    return refuse('bad-paper', `A ${paper.method} has no winner.`);
  }
  if (paper.winner !== null && paper.barred?.includes(paper.winner) === true) {
    return refuse('bad-paper', 'Who won is not barred.');
  }
  if (elapsedMs !== null && !(Number.isFinite(elapsedMs) && elapsedMs >= 0)) {
    return refuse('bad-paper', 'The time of the match is no time.');
  }
  const whole = Number.isInteger(paper.red.points) && Number.isInteger(paper.blue.points);
  return whole ? null : refuse('bad-paper', 'Points are whole numbers.');
}

/** A sheet names a winner or none; where none, both are out, save after a draw or no contest. */
export function fromPaper(paper: PaperResult): ConfirmedResult {
  const { winner, method, elapsedMs } = paper;
  const nobody: readonly Side[] = withoutWinner.includes(method) ? [] : ['red', 'blue'];
  return {
    winner,
    method,
    out: winner === null ? nobody : [otherSide(winner)],
    barred: sides.filter((side) => paper.barred?.includes(side) === true),
    clauses: [],
    points: { red: paper.red.points, blue: paper.blue.points },
    elapsedMs,
  };
}

export function reopenResult(
  state: TournamentState,
  matchId: MatchId,
  action: Of<'reopen-result'>,
  context: DecideContext,
): TournamentDecision {
  const record = recordOf(state, matchId);
  if (record?.standing !== 'confirmed') {
    return refuse('not-confirmed', 'This match has no confirmed result.');
  }
  const { by, reason } = action;
  const bad =
    blankRefusal('The name of who reopens', by) ??
    blankRefusal('The reason', reason) ??
    busyRefusal(state, record);
  if (bad !== null) return bad;
  const event = { type: 'ResultReopened', by, reason, epoch: record.epoch + 1 } as const;
  const stream = { kind: 'match', id: matchId } as const;
  const after = evolveEvents(state, stream, [event], context.now);
  const moved = newlyNeedingRuling(state, after);
  if (moved.length > 0) {
    return refuse(
      'bracket-moved-on',
      `The bracket has moved on: ${moved.join(', ')} rests on this result and was opened.`,
    );
  }
  return accept(event);
}

function busyRefusal(state: TournamentState, record: MatchRecord): TournamentDecision | null {
  const mat = record.matId === null ? undefined : state.mats.get(record.matId);
  if (mat === undefined || record.bout === null || openOnMat(state, mat) === null) return null;
  return refuse('mat-busy', `${mat.name} has a match: it has to be confirmed first.`);
}
