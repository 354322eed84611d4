import type { BySide, Explanation, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import type {
  DivisionView,
  LiveScore,
  MatchCard,
  ScoreboardView,
  TeamBoutsView,
} from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { type Fetched, useFetched } from '../parts/use-fetched.ts';
import { useTopics } from '../parts/use-topics.ts';

/** What the server tells of one match. */
export interface MatchAnswer {
  readonly card: MatchCard;
  readonly live: LiveScore | null;
  readonly explanation: Explanation | null;
  /** For officials alone; null for everybody else. */
  readonly official: Explanation | null;
  /** A team match with its bouts; `explanation` is then that of one of them. */
  readonly team: TeamBoutsView | null;
  /** False where the book has no points. */
  readonly points: boolean;
  /** Where the clauses named stand in the book's text. */
  readonly places: Readonly<Record<string, string>>;
  /** Null where the two have one belt, or a belt is not known. */
  readonly pair: PairAnswer | null;
}

/** Which techniques are legal between two of different belts. */
export interface PairAnswer {
  readonly ranks: BySide<string | null>;
  readonly columns: readonly string[];
  readonly techniques: readonly {
    readonly side: Side | null;
    readonly list: ScreenRules['legality'];
  }[];
}

/**
 * One match with its explanation; asked for again whenever a call is made in it or its result changes.
 * @param bout of a team match the bout (from 1) that is explained; null: the one on the mat, or the last
 */
export function useMatch(
  tournamentId: string,
  matchId: string,
  bout: number | null,
): Fetched<MatchAnswer> {
  const [matId, setMatId] = useState<string | null>(null);
  const division = `division:${matchId.slice(0, matchId.lastIndexOf('-'))}`;
  const scoreboard = `scoreboard:${matId ?? ''}`;
  const topics = matId === null ? [division] : [division, scoreboard];
  const news = useTopics<DivisionView | ScoreboardView>(tournamentId, topics);
  const version = [
    ofDivision(news.get(division) as DivisionView | undefined, matchId),
    ofScoreboard(news.get(scoreboard) as ScoreboardView | undefined, matchId),
  ].join(' ');
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/matches/${encodeURIComponent(matchId)}`;
  const asked = bout === null ? path : `${path}?bout=${bout}`;
  const fetched = useFetched<MatchAnswer>(asked, version);
  const mat = fetched.kind === 'there' ? fetched.value.card.matId : null;
  if (mat !== null && mat !== matId) setMatId(mat);
  return fetched;
}

/** Changes with the standing and the result of the match. */
function ofDivision(view: DivisionView | undefined, matchId: string): string {
  const all = view?.rounds.flatMap((round) => round.matches) ?? [];
  const card = all.find((match) => match.matchId === matchId);
  return card === undefined
    ? ''
    : JSON.stringify([
        card.standing,
        card.result,
        card.matId,
        card.red,
        card.blue,
        card.corrected,
        card.ruled,
      ]);
}

/** Changes with every call and wherever time alone changes how the match stands; not with the clock. */
function ofScoreboard(board: ScoreboardView | undefined, matchId: string): string {
  if (board?.match?.matchId !== matchId) return '';
  return JSON.stringify([ofBout(board.view), ofTeam(board.team)]);
}

function ofBout(view: ScoreboardView['view']) {
  if (view === null) return null;
  const { status, log, awaiting, clock } = view;
  return [status, awaiting, clock.period, log.length];
}

/** Changes with each bout, pick, withdrawal and ruling. */
function ofTeam(team: TeamBoutsView | null) {
  if (team === null) return null;
  const { acts, onMat, picking, match } = team;
  return [acts, onMat, picking?.a.picked, picking?.b.picked, match.awaiting, match.winner];
}
