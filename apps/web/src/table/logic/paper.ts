import type { Method, Side } from '@threecount/match';
import type { PaperResult } from '@threecount/tournament';
import { timeFrom } from './ruling.ts';

/** A result as it is typed from a sheet of paper. */
export interface PaperForm {
  readonly winner: Side | 'nobody' | null;
  readonly method: Method | '';
  readonly red: string;
  readonly blue: string;
  /** Time gone, `m:ss`; may be empty. */
  readonly elapsed: string;
  readonly by: string;
}

export const emptyPaper: PaperForm = {
  winner: null,
  method: '',
  red: '0',
  blue: '0',
  elapsed: '',
  by: '',
};

/** The methods that a sheet may name, the usual ones first. */
export const paperMethods: readonly Method[] = [
  ...(['submission', 'points', 'advantages', 'decision', 'disqualification', 'forfeit'] as const),
  ...(['no-show', 'stoppage', 'injury', 'unconscious', 'towel', 'overtime-points'] as const),
  ...(['sudden-death', 'coin-toss', 'draw', 'no-contest'] as const),
];

const points = (text: string): number | null =>
  /^[+-]?\d{1,3}$/.test(text.trim()) ? Number(text) : null;

/** The result; null while something is missing or is no number. */
export function paperResult(form: PaperForm): PaperResult | null {
  const red = points(form.red);
  const blue = points(form.blue);
  const by = form.by.trim();
  const elapsedMs = form.elapsed.trim() === '' ? null : timeFrom(form.elapsed);
  const timeIsWrong = form.elapsed.trim() !== '' && elapsedMs === null;
  if (form.winner === null || form.method === '' || by === '' || timeIsWrong) return null;
  if (red === null || blue === null) return null;
  const winner = form.winner === 'nobody' ? null : form.winner;
  return {
    winner,
    method: form.method,
    red: { points: red },
    blue: { points: blue },
    elapsedMs,
    by,
  };
}
