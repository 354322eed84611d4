import type {
  DivisionSummary,
  DivisionView,
  EntryView,
  MatSummary,
  ResultsView,
  ScoreboardView,
  TableView,
  TournamentView,
} from '@threecount/tournament';
import type { TournamentSession } from './session.ts';

/** What is shown of one tournament at one moment. Null: there is no such division or mat. */
export interface Reader {
  tournament(): TournamentView;
  divisions(): readonly DivisionSummary[];
  division(divisionId: string): DivisionView | null;
  entries(): readonly EntryView[];
  mats(): readonly MatSummary[];
  scoreboard(matId: string): ScoreboardView | null;
  table(matId: string): TableView | null;
  results(): ResultsView;
}

/** @param now epoch milliseconds of the moment that is shown */
export function readerOfSession(_session: TournamentSession, _now: number): Reader {
  throw new Error('views are not there yet');
}
