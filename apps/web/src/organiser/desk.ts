import type { Connection } from '@threecount/client';
import type { DivisionSummary, MatSummary, TournamentView } from '@threecount/tournament';

/** What every page of the organiser is given: whole, and new after each change. */
export interface Desk {
  readonly tournamentId: string;
  readonly view: TournamentView;
  readonly divisions: readonly DivisionSummary[];
  readonly mats: readonly MatSummary[];
  readonly connection: Connection;
}
