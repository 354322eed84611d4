import type { Side } from '@threecount/match';
import type { MatchResultView, TournamentAction } from '@threecount/tournament';
import {
  emptyPaper,
  methodsFor,
  type PaperFault,
  type PaperForm,
  paperResultOf,
} from '../../parts/paper-form.ts';
import { clockText } from '../../parts/time.ts';

/** What stands in the form of a correction. `by` of the sheet is who corrects. */
export interface CorrectionForm {
  readonly sheet: PaperForm;
  /** The match is to be fought again: the sheet counts for nothing. */
  readonly again: boolean;
  readonly barred: readonly Side[];
  readonly reason: string;
}

type Of<T extends TournamentAction['type']> = Extract<TournamentAction, { type: T }>;
/** What is looked at before it is done, without the matches that its preview named. */
export type Proposed =
  | Omit<Of<'correct-result'>, 'seen'>
  | Omit<Of<'take-back-correction'>, 'seen'>
  | Omit<Of<'restore-match'>, 'seen'>
  | Omit<Of<'reinstate-entry'>, 'seen'>
  | Of<'withdraw-entry'>
  | Of<'disqualify-entry'>;

/** What was looked at, as it is done: with the matches seen that will need a ruling, where it names them. */
export function actionOf(proposed: Proposed, seen: readonly string[]): TournamentAction {
  const isOut = proposed.type === 'withdraw-entry' || proposed.type === 'disqualify-entry';
  return isOut ? proposed : { ...proposed, seen };
}

export type CorrectionFault = PaperFault | 'reason';

/** The form with what stands now. */
export function formOf(result: MatchResultView | null): CorrectionForm {
  const empty = { sheet: emptyPaper, again: false, barred: [], reason: '' };
  if (result === null) return empty;
  const winner: PaperForm['winner'] = result.winner ?? 'nobody';
  const method = methodsFor(winner).find((each) => each === result.method) ?? '';
  const { red, blue } = result.points;
  const elapsed = result.elapsedMs === null ? '' : clockText(result.elapsedMs, 'up');
  const sheet: PaperForm = {
    ...emptyPaper,
    winner,
    method,
    red: String(red),
    blue: String(blue),
    elapsed,
  };
  return { ...empty, sheet };
}

/** Who can be put out for the whole tournament by this form: not the winner, and only by a disqualification. */
export function barrable({ sheet }: CorrectionForm): readonly Side[] {
  if (sheet.method !== 'disqualification') return [];
  return (['red', 'blue'] as const).filter((side) => side !== sheet.winner);
}

/** The correction that the form holds, or the first thing that is wrong with it. */
export function correctionOf(
  form: CorrectionForm,
):
  | { readonly ok: true; readonly action: Proposed }
  | { readonly ok: false; readonly fault: CorrectionFault } {
  const by = form.sheet.by.trim();
  const reason = form.reason.trim();
  if (!form.again) {
    const read = paperResultOf(form.sheet);
    if (!read.ok) return read;
    if (reason === '') return { ok: false, fault: 'reason' };
    const barred = barrable(form).filter((side) => form.barred.includes(side));
    const result = barred.length === 0 ? read.result : { ...read.result, barred };
    return { ok: true, action: { type: 'correct-result', result, by, reason } };
  }
  if (by === '') return { ok: false, fault: 'by' };
  if (reason === '') return { ok: false, fault: 'reason' };
  return { ok: true, action: { type: 'correct-result', result: null, by, reason } };
}
