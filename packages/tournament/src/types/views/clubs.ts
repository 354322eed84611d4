import type { ClubOrder, ClubRules, ClubTie } from '../clubs.ts';

/** What parted a club from its neighbours. */
export type ClubPlacedBy = 'points' | ClubTie | 'ruling';

/** A club in the standings. */
export interface ClubRow {
  /** As it is most often written. */
  readonly name: string;
  /** Level ones share a place, and the places they take up stay free: 1, 1, 3. */
  readonly place: number;
  /** The last step that was needed to part it from those around it; null: none does, the place is shared. */
  readonly placedBy: ClubPlacedBy | null;
  readonly points: number;
  readonly golds: number;
  readonly silvers: number;
  readonly bronzes: number;
}

/** The standings of one group of divisions. */
export interface ClubGroup {
  /** What a ruling names it by; null: all divisions together. */
  readonly group: string | null;
  readonly ageGroup: string | null;
  /** The book's word for the age group. */
  readonly ageGroupLabel: string | null;
  readonly gender: string | null;
  /** Those that count, and how many of them are over. */
  readonly divisions: number;
  readonly over: number;
  /** The organiser's order among level clubs. */
  readonly ruling: ClubOrder | null;
  readonly rows: readonly ClubRow[];
}

export interface ClubStandings {
  readonly tournament: { readonly name: string; readonly date: string | null };
  readonly rules: ClubRules;
  /** All together first. */
  readonly groups: readonly ClubGroup[];
}
