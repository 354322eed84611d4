import { type Method, type Side, type TeamMethod, teamMethods } from '@threecount/match';
import { teamRulesOf } from '../engine/team-rules.ts';
import { recordOf } from '../evolve/change.ts';
import { findMatch } from '../progress/find.ts';
import { otherSide, sides } from '../sides.ts';
import type { PaperResult, TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { ConfirmedResult } from '../types/events.ts';
import type { DivisionState, TeamRecord, TournamentState } from '../types/state.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { holderRefusal } from './held-match.ts';
import { entriesOf, phaseRefusal } from './match-open.ts';
import { barredFighters } from './team-match.ts';

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;

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
    badPaper(state, found.division, paper);
  if (bad !== null) return bad;
  const entries = entriesOf(found.now);
  if (entries === null) throw new Error(`${matchId} has no entries`);
  const result = fromPaper(paper, recordOf(state, matchId)?.team ?? null);
  return accept({ type: 'PaperResultEntered', entries, paper, result });
}

const withoutWinner: readonly (Method | TeamMethod)[] = ['draw', 'no-contest'];
/** How a team match can end, and a match of two too. */
const ofBoth: readonly (Method | TeamMethod)[] = ['no-show', 'forfeit', 'no-contest', 'override'];

/** What cannot stand on a sheet. */
export function badPaper(
  state: TournamentState,
  division: DivisionState,
  paper: PaperResult,
): TournamentDecision | null {
  const { elapsedMs, method } = paper;
  const ofTeams = (teamMethods as readonly string[]).includes(method);
  const isTeams = teamRulesOf(state, division) !== null;
  if (ofTeams !== isTeams && !ofBoth.includes(method)) {
    const what = isTeams ? 'A team match' : 'A match of two competitors';
    return refuse('bad-paper', `${what} does not end by ${method}.`);
  }
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
export function fromPaper(paper: PaperResult, team: TeamRecord | null): ConfirmedResult {
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
    ...(team === null ? {} : barredFighters(team)),
  };
}
