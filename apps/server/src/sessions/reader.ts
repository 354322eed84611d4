import {
  type ChangePreview,
  changePreview,
  clausePlaces,
  type DivisionForOfficials,
  type DivisionRules,
  type DivisionSummary,
  type DivisionView,
  divisionForOfficials,
  divisionRules,
  divisionSummaries,
  divisionView,
  type EntryView,
  entryViews,
  type MatchForOfficials,
  type MatchPage,
  type MatSummary,
  matchForOfficials,
  matchPage,
  matSummaries,
  type NeededRuling,
  neededRulings,
  type ProposedChange,
  type ResultsView,
  resultsView,
  type ScoreboardView,
  scoreboardView,
  type TableView,
  type TeamPaperView,
  type TeamStatistics,
  type TeamView,
  type TournamentView,
  tableView,
  teamPaper,
  teamStatistics,
  teamViews,
  tournamentView,
} from '@threecount/tournament';
import { refused } from '../http/api-error.ts';
import type { TournamentSession } from './session.ts';

/** What is shown of one tournament at one moment. Null: there is no such division, match or mat. */
export interface Reader {
  tournament(): TournamentView;
  divisions(): readonly DivisionSummary[];
  division(divisionId: string): DivisionView | null;
  rules(divisionId: string): DivisionRules | null;
  /** @param unsealed also the fighting orders that are not to be seen yet */
  teams(divisionId: string, unsealed: boolean): readonly TeamView[] | null;
  teamStatistics(divisionId: string): TeamStatistics | null;
  forOfficials(divisionId: string): DivisionForOfficials | null;
  /** Some at a time. */
  entries(): Iterable<readonly EntryView[]>;
  mats(): readonly MatSummary[];
  match(matchId: string, bout?: number): MatchPage | null;
  /** Of a team match. @param unsealed also the fighting orders that are not to be seen yet */
  teamPaper(matchId: string, unsealed: boolean): TeamPaperView | null;
  /** @throws ApiError 409 where the change would be refused */
  preview(id: string, action: ProposedChange): ChangePreview;
  neededRulings(): readonly NeededRuling[];
  matchForOfficials(matchId: string): MatchForOfficials | null;
  /** Where each clause of the match's book stands in its text. */
  clausePlaces(matchId: string): Readonly<Record<string, string>>;
  scoreboard(matId: string): ScoreboardView | null;
  table(matId: string): TableView | null;
  results(): ResultsView;
}

/** @param now epoch milliseconds of the moment that is shown */
export function readerOfSession({ state, people }: TournamentSession, now: number): Reader {
  return {
    tournament: () => tournamentView(state),
    divisions: () => divisionSummaries(state),
    division: (divisionId) => divisionView(state, people, divisionId, now),
    rules: (divisionId) => divisionRules(state, divisionId),
    teams: (divisionId, unsealed) => teamViews(state, people, divisionId, unsealed, now),
    teamStatistics: (divisionId) => teamStatistics(state, people, divisionId),
    forOfficials: (divisionId) => divisionForOfficials(state, divisionId),
    entries: () => entryViews(state, people),
    mats: () => matSummaries(state, people, now),
    match: (matchId, bout) => matchPage(state, people, matchId, now, bout),
    teamPaper: (matchId, unsealed) => teamPaper(state, people, matchId, unsealed, now),
    preview(id, action) {
      const seen = changePreview(state, people, id, action, now);
      if (!seen.ok) throw refused(seen.refusal.code, seen.refusal.message);
      return seen.preview;
    },
    neededRulings: () => neededRulings(state, people, now),
    matchForOfficials: (matchId) => matchForOfficials(state, matchId),
    clausePlaces: (matchId) => clausePlaces(state, matchId),
    scoreboard: (matId) => scoreboardView(state, people, matId, now),
    table: (matId) => tableView(state, people, matId, now),
    results: () => resultsView(state, people, now),
  };
}
