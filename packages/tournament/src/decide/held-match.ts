import type { Outcome } from '@threecount/match';
import { boutOutcome, decideBout, evolveBout } from '../engine/bout.ts';
import { recordOf } from '../evolve/change.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { MatchStreamEvent } from '../types/events.ts';
import type { BoutState, MatchRecord, TournamentState } from '../types/state.ts';
import { type DecideContext, refuse, type TournamentDecision } from './decision.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;
type Acted = Extract<MatchStreamEvent, { type: 'MatchActed' }>;

/** Refuses whoever is not the device that holds the match, whatever lease it names. */
export function holderRefusal(
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

/** Why something that was pressed under another lease does not count. */
export const staleSentence = ({ team }: MatchRecord): string =>
  team === null
    ? 'This match was taken over or opened again since.'
    : 'Its bout was confirmed or changed since, or another device took over.';

/** The same with a bout that goes on: in a team match none may be on the mat. */
export function boutOnMat(
  state: TournamentState,
  matchId: MatchId,
  context: DecideContext,
): { record: MatchRecord; bout: BoutState } | TournamentDecision {
  const open = heldBout(state, matchId, context);
  if ('ok' in open || open.record.team === null || open.record.team.onMat !== null) return open;
  return refuse('bout-confirmed', 'This bout is confirmed: take it back first.');
}

/** An open record with the engine's state, or why there is none. */
export function openBout(
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

/** `at` never goes back: an instant before the last act counts as that of the last act. */
export function acted(
  bout: BoutState,
  action: Of<'official-action'>['action'],
  instant: number,
): { ok: true; event: Acted } | Extract<TournamentDecision, { ok: false }> {
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

/** How a match ended that is over, or is as soon as the time that passed is told to it; else the refusal. */
export function endOf(
  bout: BoutState,
  now: number,
):
  | {
      readonly outcome: Outcome;
      readonly engine: BoutState['engine'];
      /** Real time of the end. */
      readonly at: number;
      /** What has to be recorded before. */
      readonly waited: readonly Acted[];
    }
  | TournamentDecision {
  const outcome = boutOutcome(bout.engine);
  const last = bout.actions.at(-1)?.at ?? 0;
  if (outcome !== null) return { outcome, engine: bout.engine, at: last, waited: [] };
  const notOver = refuse('not-over', 'The match is not over: nothing can be confirmed yet.');
  if (bout.startedAt === null) return notOver;
  const waited = acted(bout, { do: 'wait' }, now);
  if (!waited.ok) return notOver;
  const engine = waited.event.events.reduce(evolveBout, bout.engine);
  const late = boutOutcome(engine);
  if (late === null) return notOver;
  return { outcome: late, engine, at: waited.event.action.at, waited: [waited.event] };
}
