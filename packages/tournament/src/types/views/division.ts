import type {
  BracketPart,
  DivisionColumnChoice,
  Entry,
  Format,
  FormatPlan,
  RoundName,
} from '../entities.ts';
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

/** One column of a drawing. */
export interface RoundView {
  readonly part: BracketPart;
  readonly round: RoundName;
  readonly matches: readonly MatchCard[];
}

/** The order of one pool; a round robin and a best of three are one pool. */
export interface PoolStandings {
  /** From 1. */
  readonly pool: number;
  readonly rows: readonly StandingsRow[];
  /** True where all is fought and the organiser has to part those who are level, since it matters who is where. */
  readonly level: boolean;
}

export interface DivisionView {
  readonly summary: DivisionSummary;
  readonly seedText: string | null;
  /** How it was drawn; null: it is not drawn. */
  readonly plan: FormatPlan | null;
  /** How the organiser chose to have it fought, whatever the table of sizes says. */
  readonly chosenPlan: FormatPlan | null;
  readonly entries: readonly (CompetitorView & {
    readonly notDrawn: Entry['notDrawn'];
    readonly withdrawn: boolean;
  })[];
  /** Columns of the drawings, part by part; each with its matches from top to bottom. */
  readonly rounds: readonly RoundView[];
  /** Of those who all meet, by pool; empty where nobody does. */
  readonly standings: readonly PoolStandings[];
  readonly podium: Podium;
}
