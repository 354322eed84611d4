import type { Disqualification, MedicalHold } from '../state.ts';
import type { CompetitorView, MatchCard, MatchResultView } from './match.ts';

/** A match that was fought, or is being fought, by others than those who should meet now. */
export interface NeededRuling {
  /** With those who should meet now. */
  readonly card: MatchCard;
  /** Who fought, or fights. */
  readonly fought: { readonly red: CompetitorView; readonly blue: CompetitorView };
  /** What came of it, by the sides of those who fought; null: it is not over. */
  readonly result: MatchResultView | null;
  /** Which rulings would be taken now. None while it is not known who should meet. */
  readonly may: { readonly void: boolean; readonly stands: boolean };
}

/** What officials laid down about an entry; for the organiser alone. */
export interface EntryMeasure {
  readonly entryId: string;
  readonly disqualified: Disqualification | null;
  /** Of its person; null: none, or it is over. */
  readonly hold: MedicalHold | null;
}
