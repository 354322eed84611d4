import type { BySide, Explanation, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import type { DivisionView, LiveScore, MatchCard, ScoreboardView } from '@threecount/tournament';
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

/** One match with its explanation; asked for again whenever a call is made in it or its result changes. */
export function useMatch(tournamentId: string, matchId: string): Fetched<MatchAnswer> {
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
  const fetched = useFetched<MatchAnswer>(path, version);
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
  if (board?.match?.matchId !== matchId || board.view === null) return '';
  const { status, log, awaiting, clock } = board.view;
  return JSON.stringify([status, awaiting, clock.period, log.length]);
}
