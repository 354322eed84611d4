import { type Method, methods, type Side } from '@threecount/match';
import type { PaperResult } from '@threecount/tournament';
import { typedTime } from './typed-time.ts';

/** What stands in the form of a paper result, as it was typed. */
export interface PaperForm {
  readonly winner: Side | 'nobody' | '';
  readonly method: Method | '';
  readonly red: string;
  readonly blue: string;
  /** Time gone, `m:ss`; may be empty. */
  readonly elapsed: string;
  readonly by: string;
}

export const emptyPaper: PaperForm = {
  winner: '',
  method: '',
  red: '',
  blue: '',
  elapsed: '',
  by: '',
};

const withoutWinner: readonly Method[] = ['draw', 'no-contest'];

/** Ways in which a match ends with a winner; a ruling is no entry from paper. */
const winning: readonly Method[] = methods.filter(
  (method) => method !== 'override' && !withoutWinner.includes(method),
);

/** Ways in which it ends without one. */
const winnerless: readonly Method[] = ['disqualification', 'no-show', 'injury', ...withoutWinner];

/** The ways that fit the winner chosen. */
export const methodsFor = (winner: PaperForm['winner']): readonly Method[] =>
  winner === 'nobody' ? winnerless : winning;

export type PaperFault = 'winner' | 'method' | 'points' | 'time' | 'by';

/** The result that the form holds, or the first thing that is wrong with it. */
export function paperResultOf(
  form: PaperForm,
):
  | { readonly ok: true; readonly result: PaperResult }
  | { readonly ok: false; readonly fault: PaperFault } {
  const fault = (what: PaperFault) => ({ ok: false, fault: what }) as const;
  if (form.winner === '') return fault('winner');
  if (form.method === '' || !methodsFor(form.winner).includes(form.method)) return fault('method');
  const red = wholeOf(form.red);
  const blue = wholeOf(form.blue);
  if (red === null || blue === null) return fault('points');
  const elapsedMs = typedTime(form.elapsed);
  if (elapsedMs === null && form.elapsed.trim() !== '') return fault('time');
  const by = form.by.trim();
  if (by === '') return fault('by');
  const winner = form.winner === 'nobody' ? null : form.winner;
  const result = {
    winner,
    method: form.method,
    red: { points: red },
    blue: { points: blue },
    elapsedMs,
    by,
  };
  return { ok: true, result };
}

/** A whole number; an empty field is 0, as on a sheet without points. */
function wholeOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^[+-]?\d{1,3}$/u.test(trimmed) ? Number(trimmed) : null;
}
