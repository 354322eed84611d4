import type { Side } from '@threecount/match';
import { evolveEvents } from '../evolve/evolve.ts';
import { type FoundMatch, findMatch } from '../progress/find.ts';
import { callsOf, nextCallAt } from '../schedule/calls.ts';
import { otherSide, sides } from '../sides.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { ConfirmedResult } from '../types/events.ts';
import type { TournamentState } from '../types/state.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { unseenRefusal } from './entry.ts';
import { entriesOf, heldRefusal, phaseRefusal } from './match-open.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;
type Overrule = NonNullable<Of<'call-match'>['overrule']>;

/** The next call of a match; not of somebody who is held, and not before the time between two calls is over. */
export function callMatch(
  state: TournamentState,
  matchId: MatchId,
  { overrule }: Of<'call-match'>,
  { now }: DecideContext,
): TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  const bad = begunRefusal(found) ?? heldRefusal(state, found, overrule, now);
  if (bad !== null) return bad;
  const entries = entriesOf(found.now);
  if (entries === null) throw new Error(`${matchId} has no entries`);
  const { number } = state.settings.calls;
  const call = callsOf(found).length + 1;
  if (call > number) return refuse('all-called', `All ${number} calls were made.`);
  const wait = nextCallAt(state, found) - now;
  if (wait > 0 && overrule === undefined) {
    return refuse('too-early', `The next call is in ${Math.ceil(wait / 1000)} seconds.`);
  }
  return accept({ type: 'MatchCalled', call, entries, overrule: overrule ?? null });
}

/** Who did not come after the last call loses; where neither came, both are out. */
export function recordNoShow(
  state: TournamentState,
  matchId: MatchId,
  { absent, overrule }: Of<'record-no-show'>,
): TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  const out = sides.filter((side) => absent.includes(side));
  if (out.length === 0) return refuse('nobody-absent', 'Say who did not come.');
  const bad = begunRefusal(found) ?? uncalledRefusal(state, found, overrule);
  if (bad !== null) return bad;
  const entries = entriesOf(found.now);
  if (entries === null) throw new Error(`${matchId} has no entries`);
  const result = noShow(out);
  return accept({ type: 'NoShowRecorded', entries, result, overrule: overrule ?? null });
}

/** A table may have the match already, as long as it was not started. */
function begunRefusal(found: FoundMatch): TournamentDecision | null {
  const { phase, record } = found.now;
  const unbegun = record?.bout?.startedAt === null && (record.team?.acts.length ?? 0) === 0;
  return phase === 'open' && unbegun ? null : phaseRefusal(found);
}

/** A refusal where calls are left to make before somebody can be said not to have come. */
export function uncalledRefusal(
  state: TournamentState,
  found: FoundMatch,
  overrule: Overrule | undefined,
): TournamentDecision | null {
  if (overrule !== undefined) return saidRefusal(overrule);
  const left = state.settings.calls.number - callsOf(found).length;
  return left <= 0 ? null : refuse('not-called', `Calls to make before a no-show: ${left}.`);
}

function saidRefusal({ by, reason }: Overrule): TournamentDecision | null {
  return blankRefusal('The name of who decides', by) ?? blankRefusal('The reason', reason);
}

function noShow(out: readonly Side[]): ConfirmedResult {
  const [first] = out;
  return {
    winner: out.length === 2 || first === undefined ? null : otherSide(first),
    method: 'no-show',
    out,
    barred: [],
    clauses: [],
    points: { red: 0, blue: 0 },
    elapsedMs: null,
  };
}

/** A match that nobody has begun is not fought at all. */
export function cancelMatch(
  state: TournamentState,
  matchId: MatchId,
  { by, reason }: Of<'cancel-match'>,
): TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  const { phase, how } = found.now;
  if (how === 'cancelled') return refuse('already-cancelled', 'This match is cancelled already.');
  const bad = saidRefusal({ by, reason }) ?? (phase === 'waiting' ? null : phaseRefusal(found));
  return bad ?? accept({ type: 'MatchCancelled', by, reason });
}

/** A cancelled match is fought after all, once somebody has seen which fought matches need a ruling then. */
export function restoreMatch(
  state: TournamentState,
  matchId: MatchId,
  action: Of<'restore-match'>,
  { now }: DecideContext,
): TournamentDecision {
  const decision = unseenRestoration(state, matchId, action);
  if (!decision.ok) return decision;
  const after = evolveEvents(state, { kind: 'match', id: matchId }, decision.events, now);
  return unseenRefusal(state, after, action.seen) ?? decision;
}

/** The same, whatever was seen: for the preview. */
export function unseenRestoration(
  state: TournamentState,
  matchId: MatchId,
  { by, reason }: Of<'restore-match'>,
): TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  if (!found.division.cancelled.has(matchId)) {
    return refuse('not-cancelled', 'This match is not cancelled.');
  }
  return saidRefusal({ by, reason }) ?? accept({ type: 'MatchRestored', by, reason });
}
