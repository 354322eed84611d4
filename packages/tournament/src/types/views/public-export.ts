import type { Bracket, Entry } from '../entities.ts';
import type { CompetitorView, MatchResultView } from './match.ts';
import type { Podium } from './podium.ts';

/** The form of a public export, and its version. */
export type PublicExportFormat = 'threecount.public-export/1';

/** An entry as the public may see it: no birth date, no contact. */
export interface PublicEntry extends CompetitorView {
  readonly points: number | null;
  readonly notDrawn: Entry['notDrawn'];
  readonly withdrawn: boolean;
}

export interface PublicDivision {
  readonly divisionId: string;
  readonly name: string;
  readonly entries: readonly PublicEntry[];
  /** As it was drawn, with what it was drawn from; null: not yet. */
  readonly bracket: Bracket | null;
  /** Of matches that are over, in the order of the bracket; `red` and `blue` are entries, null where nobody stood. */
  readonly results: readonly (MatchResultView & {
    readonly matchId: string;
    /** The number that people call out; 0 for a match with a bye. */
    readonly number: number;
    readonly red: string | null;
    readonly blue: string | null;
  })[];
  readonly podium: Podium;
}

/** A whole tournament as everybody may have it: enough to recompute its draws, brackets and places. */
export interface PublicExport {
  readonly format: PublicExportFormat;
  readonly tournament: {
    readonly tournamentId: string;
    readonly name: string;
    readonly date: string | null;
    readonly published: boolean;
    readonly rulebook: { readonly id: string; readonly name: string; readonly hash: string };
    /** Log position that this shows. */
    readonly position: number;
  };
  readonly divisions: readonly PublicDivision[];
}
