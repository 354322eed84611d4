import type { DivisionColumnChoice, Entry, Format, RoundName, ThirdPlace } from '../entities.ts';
import type { CompetitorView, MatchCard } from './match.ts';
import type { Podium, StandingsRow } from './podium.ts';

export interface DivisionSummary {
  readonly divisionId: string;
  readonly name: string;
  readonly entries: number;
  readonly standing: 'not-drawn' | 'drawn' | 'running' | 'complete' | 'empty';
  readonly format: Format | null;
  readonly matId: string | null;
  readonly column: DivisionColumnChoice;
  readonly durationMs: number | null;
  readonly matches: { readonly total: number; readonly done: number };
}

export interface DivisionView {
  readonly summary: DivisionSummary;
  readonly seedText: string | null;
  readonly thirdPlace: ThirdPlace | null;
  readonly entries: readonly (CompetitorView & {
    readonly notDrawn: Entry['notDrawn'];
    readonly withdrawn: boolean;
  })[];
  /** Columns of the drawing, in order; each with its matches from top to bottom. */
  readonly rounds: readonly { readonly round: RoundName; readonly matches: readonly MatchCard[] }[];
  /** For a round robin or best of three. */
  readonly standings: readonly StandingsRow[];
  readonly podium: Podium;
}
