import { playedAgain, withLength } from '../engine/anew.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { boutOnMat } from './held-match.ts';

type SetLength = Extract<TournamentAction, { type: 'set-match-length' }>;

const longestMs = 7_200_000;

/** The table gives one match another length, by name and reason; its division keeps its own. */
export function setMatchLength(
  state: TournamentState,
  matchId: MatchId,
  { lengthMs, by, reason }: SetLength,
  context: DecideContext,
): TournamentDecision {
  const open = boutOnMat(state, matchId, context);
  if ('ok' in open) return open;
  const { bout } = open;
  const bad =
    blankRefusal('The name of who changes it', by) ??
    blankRefusal('The reason', reason) ??
    lengthRefusal(bout.setup.rules.periods[0]?.lengthMs ?? null, lengthMs);
  if (bad !== null) return bad;
  if (bout.startedAt !== null) {
    return refuse('already-started', 'The match was started: its length stays as it is.');
  }
  const { setup, actions } = withLength(bout, lengthMs);
  const events = playedAgain(setup, actions);
  return accept({ type: 'MatchLengthSet', lengthMs, by, reason, events });
}

function lengthRefusal(nowMs: number | null, lengthMs: number): TournamentDecision | null {
  if (nowMs === null) return refuse('no-length', 'The matches of this division have no length.');
  if (!Number.isInteger(lengthMs / 1000) || lengthMs <= 0 || lengthMs > longestMs) {
    return refuse('bad-length', 'A length is whole seconds, at most two hours.');
  }
  return lengthMs === nowMs ? refuse('same-length', 'The match has this length already.') : null;
}
