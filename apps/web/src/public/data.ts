import type { DivisionSummary, EntryView, MatSummary } from '@threecount/tournament';

/** All that the pages of one tournament share. */
export interface PublicData {
  readonly tournamentId: string;
  readonly mats: readonly MatSummary[] | null;
  readonly divisions: readonly DivisionSummary[] | null;
  readonly entries: readonly EntryView[] | null;
  /** Entries of the people whom this device follows. */
  readonly marked: ReadonlySet<string>;
}
