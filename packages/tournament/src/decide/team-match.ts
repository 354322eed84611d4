import { type Pairing, pickedFrom, remaining, type Side, type TeamState } from '@threecount/match';
import { elapsedIn } from '../engine/bout.ts';
import { afterAct, boutOfTeams, sideOn, type TeamActed, teamOn } from '../engine/team-match.ts';
import { placeOfBout } from '../evolve/team.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { ConfirmedResult } from '../types/events.ts';
import type { BoutState, MatchRecord, TeamRecord, TournamentState } from '../types/state.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { endOf, heldBout, staleSentence } from './held-match.ts';
import { unfitFighter } from './team-unfit.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

interface Held {
  readonly record: MatchRecord;
  readonly bout: BoutState;
  readonly team: TeamRecord;
}

/** An open team match that this device may act on, or why not. */
function heldTeam(
  state: TournamentState,
  matchId: MatchId,
  context: DecideContext,
): Held | TournamentDecision {
  const open = heldBout(state, matchId, context);
  if ('ok' in open) return open;
  const { team } = open.record;
  return team === null ? refuse('no-team-match', 'This is no team match.') : { ...open, team };
}

/** A refusal where the bouts have changed since somebody pressed under this lease; null where it is not told. */
export function overtaken(
  state: TournamentState,
  matchId: MatchId,
  epoch: number | undefined,
  context: DecideContext,
): TournamentDecision | null {
  if (epoch === undefined) return null;
  const held = heldTeam(state, matchId, context);
  if ('ok' in held) return held;
  return epoch === held.record.epoch ? null : refuse('stale-lease', staleSentence(held.record));
}

/** The bout on the mat is over: the fold says who comes next. */
export function confirmBout(
  state: TournamentState,
  matchId: MatchId,
  context: DecideContext,
): TournamentDecision {
  const held = heldTeam(state, matchId, context);
  if ('ok' in held) return held;
  const { record, bout, team } = held;
  if (team.onMat === null) return refuse('no-bout', 'No bout is on the mat.');
  const end = endOf(bout, context.now);
  if ('ok' in end) return end;
  const result = boutOfTeams({ ...bout, engine: end.engine });
  if (result === null) throw new Error('a bout that is over has no result');
  const settling = team.state.phase.is === 'tie-break';
  const refusal = actRefusal(team.state, { is: 'bout', settling, result });
  if (refusal !== null) return refusal;
  const confirmed = { type: 'BoutConfirmed', result, epoch: record.epoch + 1 } as const;
  return accept(...end.waited, confirmed);
}

function actRefusal(state: TeamState, act: TeamActed): TournamentDecision | null {
  const taken = afterAct(state, act);
  return taken.ok ? null : { ok: false, refusal: taken.refusal };
}

/** A bout comes back as it ended; whatever came after it is gone. */
export function takeBackBout(
  state: TournamentState,
  matchId: MatchId,
  { bout: n, reason }: Of<'take-back-bout'>,
  context: DecideContext,
): TournamentDecision {
  const held = heldTeam(state, matchId, context);
  if ('ok' in held) return held;
  const { record, team } = held;
  if (placeOfBout(team.acts, n) < 0) {
    return refuse('unknown-bout', `Bout ${n} of this team match is not confirmed.`);
  }
  return accept({ type: 'BoutTakenBack', bout: n, reason, epoch: record.epoch + 1 });
}

export function pickFighter(
  state: TournamentState,
  matchId: MatchId,
  { side, place }: Of<'pick-fighter'>,
  context: DecideContext,
): TournamentDecision {
  const held = heldTeam(state, matchId, context);
  if ('ok' in held) return held;
  const { record, team } = held;
  const from = sideOn[pickedFrom(team.state, teamOn[side])];
  return (
    actRefusal(team.state, { is: 'pick', side, place }) ??
    unfitFighter(state, record, from, place, context.now) ??
    accept({ type: 'FighterPicked', side, place, epoch: record.epoch + 1 })
  );
}

/** Not while a bout is being fought: who is hurt in it ends it. */
export function withdrawFighter(
  state: TournamentState,
  matchId: MatchId,
  { side, place, by }: Of<'withdraw-fighter'>,
  context: DecideContext,
): TournamentDecision {
  const held = heldTeam(state, matchId, context);
  if ('ok' in held) return held;
  const { record, bout, team } = held;
  const bad =
    blankRefusal('The name of who says so', by) ??
    runningRefusal(team.onMat, bout) ??
    goneRefusal(team.state, side, place) ??
    actRefusal(team.state, { is: 'withdraw', side, place, by });
  return bad ?? accept({ type: 'FighterWithdrawn', side, place, by, epoch: record.epoch + 1 });
}

function runningRefusal(onMat: Pairing | null, bout: BoutState): TournamentDecision | null {
  if (onMat === null || (bout.startedAt === null && bout.actions.length === 0)) return null;
  return refuse('bout-running', 'A bout is being fought: confirm it first.');
}

function goneRefusal(state: TeamState, side: Side, place: number): TournamentDecision | null {
  const gone = state.unavailable[side === 'red' ? 'a' : 'b'].includes(place);
  return gone ? refuse('no-change', 'This fighter is out of the team match already.') : null;
}

/** The senior official names the winner where the book's tie-breaks are used up. */
export function ruleTeamMatch(
  state: TournamentState,
  matchId: MatchId,
  { winner, by, reason }: Of<'rule-team-match'>,
  context: DecideContext,
): TournamentDecision {
  const held = heldTeam(state, matchId, context);
  if ('ok' in held) return held;
  const { record, team } = held;
  return (
    blankRefusal('The name of who decides', by) ??
    blankRefusal('The reason', reason) ??
    actRefusal(team.state, { is: 'ruling', winner, by, reason }) ??
    accept({ type: 'TeamMatchRuled', winner, by, reason, epoch: record.epoch + 1 })
  );
}

/** A team match that is decided. */
export function confirmTeamMatch(team: TeamRecord): TournamentDecision {
  const { phase } = team.state;
  if (team.onMat !== null) {
    return refuse('bout-open', 'A bout is on the mat: confirm the bout first.');
  }
  if (phase.is !== 'ended') {
    return refuse('not-over', 'The team match is not decided: nothing can be confirmed yet.');
  }
  const { winner, method, disqualified, leaves, clauses } = phase.outcome;
  const left = remaining(team.state);
  const lost = winner === null ? disqualified : ([winner === 'a' ? 'b' : 'a'] as const);
  const result: ConfirmedResult = {
    winner: winner === null ? null : sideOn[winner],
    method,
    out: lost.map((one) => sideOn[one]),
    barred: leaves.map((one) => sideOn[one]),
    clauses,
    points: { red: left.a, blue: left.b },
    elapsedMs: elapsedOf(team),
    ...barredFighters(team),
  };
  return accept({ type: 'ResultConfirmed', result });
}

function elapsedOf({ acts }: TeamRecord): number {
  return acts.reduce((sum, act) => (act.is === 'bout' ? sum + elapsedIn(act.bout) : sum), 0);
}

/** Which fighters of both teams may not compete again, whatever becomes of their teams. */
export function barredFighters({
  acts,
  state,
}: TeamRecord): Pick<ConfirmedResult, 'barredFighters'> {
  const people = acts.flatMap((act) =>
    act.is === 'bout'
      ? act.result.barred.map(
          (team) => state.setup.teams[team].order[act.pairing[team]]?.name ?? '',
        )
      : [],
  );
  return people.length === 0 ? {} : { barredFighters: [...new Set(people)] };
}
