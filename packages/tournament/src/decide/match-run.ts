import { viewBout } from '../engine/bout.ts';
import { recordOf } from '../evolve/change.ts';
import { evolveEvents } from '../evolve/evolve.ts';
import { findMatch, openOnMat } from '../progress/find.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { MatchRecord, TournamentState } from '../types/state.ts';
import { uncalledRefusal } from './calling.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  isInstant,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { newlyNeedingRuling } from './entry.ts';
import { acted, boutOnMat, endOf, heldBout, openBout, staleSentence } from './held-match.ts';
import { confirmTeamMatch } from './team-match.ts';
import { unfitOnMat } from './team-unfit.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

export function releaseMatch(
  state: TournamentState,
  matchId: MatchId,
  context: DecideContext,
): TournamentDecision {
  const open = heldBout(state, matchId, context);
  if ('ok' in open) return open;
  const begun = (open.record.team?.acts.length ?? 0) > 0;
  if (open.bout.startedAt !== null || begun) {
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
  const open = boutOnMat(state, matchId, context);
  if ('ok' in open) return open;
  if (action.epoch !== open.record.epoch) {
    return refuse('stale-lease', staleSentence(open.record));
  }
  const begins = action.action.do === 'start' && open.bout.startedAt === null;
  const bad =
    noShowRefusal(state, open.record, action, context) ??
    (begins ? unfitOnMat(state, open.record, context.now) : null);
  if (bad !== null) return bad;
  if (!isInstant(action.instant)) return refuse('bad-instant', 'The time of the act is none.');
  const event = acted(open.bout, action.action, Math.round(action.instant));
  return event.ok ? accept(event.event) : event;
}

/**
 * Who did not come forfeits only after the last call; a simulation calls nobody. A team was called, none of its fighters
 * is; where the organiser lets an absent one be passed over, no bout is lost by it.
 */
function noShowRefusal(
  state: TournamentState,
  { matchId, team }: MatchRecord,
  { action, overrule }: Of<'official-action'>,
  { device }: DecideContext,
): TournamentDecision | null {
  if (action.do !== 'forfeit' || action.reason !== 'no-show') return null;
  if (team !== null) {
    return team.state.setup.rules.absent?.is === 'skip-as-injured'
      ? refuse('absent-skipped', 'Who does not come is passed over here: withdraw the fighter.')
      : null;
  }
  const found = device === undefined ? null : findMatch(state, matchId);
  return found === null ? null : uncalledRefusal(state, found, overrule);
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
  const { bout, record } = open;
  if (record.team !== null) return confirmTeamMatch(record.team);
  const end = endOf(bout, context.now);
  if ('ok' in end) return end;
  const { outcome, engine, at, waited } = end;
  const view = viewBout(engine, at);
  const { winner, method, out, barred, clauses } = outcome;
  const points = { red: view.red.points, blue: view.blue.points };
  const { elapsedMs } = view.clock;
  const result = { winner, method, out, barred, clauses, points, elapsedMs };
  return accept(...waited, { type: 'ResultConfirmed', result });
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
