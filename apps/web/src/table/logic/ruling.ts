import type { MatchAction, Side } from '@threecount/match';
import { typedTime } from '../../parts/typed-time.ts';

export type RulingKind = 'adjust' | 'winner' | 'reopen';

/** The form of a ruling as it is typed. */
export interface RulingForm {
  readonly kind: RulingKind;
  readonly side: Side | null;
  readonly points: string;
  readonly advantages: string;
  readonly fouls: string;
  /** Time left, `m:ss`. */
  readonly remaining: string;
  readonly by: string;
  readonly reason: string;
}

export const emptyRuling: RulingForm = {
  kind: 'adjust',
  side: null,
  points: '',
  advantages: '',
  fouls: '',
  remaining: '',
  by: '',
  reason: '',
};

/** A whole number with its sign; 0 for nothing typed, null where it is no number. */
function difference(text: string): number | null {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return 0;
  return /^[+-]?\d{1,3}$/.test(trimmed) ? Number(trimmed) : null;
}

type RulingOf = Extract<MatchAction, { do: 'override' }>['ruling'];

function rulingOf(form: RulingForm): RulingOf | null {
  if (form.kind === 'reopen') {
    const remainingMs = typedTime(form.remaining);
    return remainingMs === null ? null : { reopen: true, remainingMs };
  }
  if (form.side === null) return null;
  if (form.kind === 'winner') return { winner: form.side };
  const points = difference(form.points);
  const advantages = difference(form.advantages);
  const fouls = difference(form.fouls);
  if (points === null || advantages === null || fouls === null) return null;
  if (points === 0 && advantages === 0 && fouls === 0) return null;
  return {
    adjust: {
      side: form.side,
      ...(points === 0 ? {} : { points }),
      ...(advantages === 0 ? {} : { advantages }),
      ...(fouls === 0 ? {} : { fouls }),
    },
  };
}

/** The ruling as an action; null while something is missing or is no number. */
export function rulingAction(form: RulingForm): MatchAction | null {
  const ruling = rulingOf(form);
  const by = form.by.trim();
  const reason = form.reason.trim();
  return ruling && by !== '' && reason !== '' ? { do: 'override', ruling, by, reason } : null;
}
