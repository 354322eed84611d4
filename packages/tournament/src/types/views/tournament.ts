import type { Entry, Format, TournamentSettings } from '../entities.ts';
import type { Session } from '../schedule.ts';
import type { CompetitorView, MatchCard } from './match.ts';
import type { Podium } from './podium.ts';

export interface TournamentView {
  readonly tournamentId: string;
  readonly name: string;
  readonly date: string | null;
  readonly published: boolean;
  readonly rulebook: { readonly id: string; readonly name: string; readonly hash: string };
  /** False where the book counts no points: no page shows any then. */
  readonly hasPoints: boolean;
  readonly settings: TournamentSettings;
  /** The venue's IANA time zone, in which times are shown; null: none was set. */
  readonly timeZone: string | null;
  /** When the mats begin that have no sessions of their own. */
  readonly sessions: readonly Session[];
  readonly counts: {
    /** People who compete: of a team its members and substitutes, never the team. */
    readonly competitors: number;
    readonly teams: number;
    readonly entries: number;
    readonly divisions: number;
    readonly matches: number;
    readonly done: number;
    /** Matches that others fought than should meet now. */
    readonly needRuling: number;
  };
  readonly mats: readonly { readonly matId: string; readonly name: string }[];
  /** Tables of the book whose values the text lost. */
  readonly tables: readonly {
    readonly id: string;
    readonly label: string;
    readonly clause: string;
    readonly confirmed: boolean;
  }[];
  /** Log position that this view shows. */
  readonly position: number;
}

export interface EntryView extends CompetitorView {
  readonly divisionId: string;
  readonly divisionName: string;
  readonly notDrawn: Entry['notDrawn'];
  readonly withdrawn: boolean;
  /** Who stands in the team, substitutes too, in no order that means anything; empty for one who stands alone. */
  readonly fighters: readonly { readonly personId: string; readonly name: string }[];
}

export interface ResultsView {
  readonly tournament: {
    readonly name: string;
    readonly date: string | null;
    readonly rulebook: string;
    readonly timeZone: string | null;
  };
  readonly divisions: readonly {
    readonly divisionId: string;
    readonly name: string;
    readonly format: Format | null;
    readonly podium: Podium;
    readonly matches: readonly MatchCard[];
  }[];
}
