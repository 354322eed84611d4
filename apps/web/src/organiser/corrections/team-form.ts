import type { TeamPaperView } from '@threecount/tournament';
import { type Read, type SheetFault, type SheetForm, sheetResult } from '../team-sheets/form.ts';
import type { Proposed } from './form.ts';

/** The form with which a confirmed team match is corrected; `by` of the sheet is who corrects. */
export interface TeamCorrection {
  readonly sheet: SheetForm;
  /** The match is to be fought again: the sheet counts for nothing. */
  readonly again: boolean;
  readonly reason: string;
}

/** The correction that the form holds, or all that is wrong with it. */
export function teamCorrectionOf(form: TeamCorrection, view: TeamPaperView): Read<Proposed> {
  const by = form.sheet.by.trim();
  const reason = form.reason.trim();
  const unsaid: readonly SheetFault[] = reason === '' ? [{ place: 'reason', code: 'reason' }] : [];
  if (form.again) {
    const nobody: readonly SheetFault[] = by === '' ? [{ place: 'by', code: 'by' }] : [];
    const faults = [...nobody, ...unsaid];
    if (faults.length > 0) return { ok: false, faults };
    return { ok: true, result: { type: 'correct-result', result: null, by, reason } };
  }
  const read = sheetResult(form.sheet, view);
  if (!read.ok) return { ok: false, faults: [...read.faults, ...unsaid] };
  if (unsaid.length > 0) return { ok: false, faults: unsaid };
  return { ok: true, result: { type: 'correct-result', result: read.result, by, reason } };
}
