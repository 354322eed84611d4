import { type Method, methods, type Side, type TeamMethod, teamMethods } from '@threecount/match';
import { teamRulesOf } from '../engine/team-rules.ts';
import { recordOf } from '../evolve/change.ts';
import { type FoundMatch, findMatch } from '../progress/find.ts';
import { otherSide, sides } from '../sides.ts';
import type { PaperResult, TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { ConfirmedResult } from '../types/events.ts';
import type { TeamRecord, TournamentState } from '../types/state.ts';
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
import { badTeamPaper, sheetTeams } from './team-paper.ts';

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
    badPaper(state, found, paper);
  if (bad !== null) return bad;
  const entries = entriesOf(found.now);
  if (entries === null) throw new Error(`${matchId} has no entries`);
  const result = fromPaper(paper, recordOf(state, matchId)?.team ?? null);
  return accept({ type: 'PaperResultEntered', entries, paper, result });
}

const withoutWinner: readonly (Method | TeamMethod)[] = ['draw', 'no-contest'];
/** How a team match can end on a sheet. */
const ofTeams: readonly (Method | TeamMethod)[] = [
  ...teamMethods,
  'no-show',
  'forfeit',
  'no-contest',
];
/** How a match of two can. */
const ofTwo: readonly (Method | TeamMethod)[] = methods;

/** What cannot stand on a sheet. */
export function badPaper(
  state: TournamentState,
  found: FoundMatch,
  paper: PaperResult,
): TournamentDecision | null {
  const rules = teamRulesOf(state, found.division);
  return (
    badKind(paper, rules !== null) ??
    badNumbers(paper) ??
    (rules === null ? null : badTeamPaper(rules, sheetTeams(found, rules), paper))
  );
}

/** What is said of a match of two and of a team match alike. */
function badKind(paper: PaperResult, isTeams: boolean): TournamentDecision | null {
  const { method } = paper;
  if (!(isTeams ? ofTeams : ofTwo).includes(method)) {
    const what = isTeams ? 'A team match' : 'A match of two competitors';
    return refuse('bad-paper', `result.method: ${what} does not end by ${method}.`);
  }
  if (!isTeams && (paper.teams !== undefined || paper.barredFighters !== undefined)) {
    return refuse('bad-paper', 'result.teams: A match of two competitors has no teams.');
  }
  if (paper.winner !== null && withoutWinner.includes(paper.method)) {
    return refuse('bad-paper', `A ${paper.method} has no winner.`);
  }
  if (paper.winner !== null && paper.barred?.includes(paper.winner) === true) {
    return refuse('bad-paper', 'Who won is not barred.');
  }
  return null;
}

function badNumbers({ elapsedMs, red, blue }: PaperResult): TournamentDecision | null {
  if (elapsedMs !== null && !(Number.isFinite(elapsedMs) && elapsedMs >= 0)) {
    return refuse('bad-paper', 'The time of the match is no time.');
  }
  const whole = Number.isInteger(red.points) && Number.isInteger(blue.points);
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
    ...barredOn(paper, team),
    ...(paper.teams === undefined ? {} : { teams: paper.teams }),
  };
}

/** As the sheet says; where it does not, as the bouts do that a table has. */
function barredOn(
  { barredFighters: told }: PaperResult,
  team: TeamRecord | null,
): Pick<ConfirmedResult, 'barredFighters'> {
  if (told === undefined) return team === null ? {} : barredFighters(team);
  return told.length === 0 ? {} : { barredFighters: [...new Set(told)] };
}
