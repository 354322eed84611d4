import type { OptionForm } from '@threecount/rulebooks';
import { recordOf } from './draft.ts';
import { listsFault, listsOf } from './weight-lists.ts';

type Fault = 'bad-time' | 'bad-number' | 'bad-amount' | 'bad-whole' | 'bad-handicap' | 'bad-class';

const isPositive = (one: unknown): boolean => typeof one === 'number' && one > 0;

/** What is wrong with a value before it is sent: the message's key; null: nothing that can be seen here. */
export function draftFault(form: OptionForm, value: unknown): Fault | null {
  if (value === undefined) return null;
  switch (form.kind) {
    case 'durations':
      return Object.values(recordOf(value)).every(isPositive) ? null : 'bad-time';
    case 'number':
    case 'count':
      return isPositive(value) || (form.kind === 'number' && value === form.none)
        ? null
        : 'bad-number';
    case 'amount':
      return amountFault(form, value);
    case 'handicap': {
      const rows = Array.isArray(value) ? value.map(recordOf) : [];
      const right = rows.every(
        ({ maxKg, score }) => (maxKg === null || isPositive(maxKg)) && typeof score === 'number',
      );
      return right ? null : 'bad-handicap';
    }
    case 'weight-lists':
      return listsFault(listsOf(value));
    case 'choice':
    case 'legality':
    case 'technical-fouls':
    case 'gestures':
      return null;
  }
}

function amountFault(form: Extract<OptionForm, { kind: 'amount' }>, value: unknown): Fault | null {
  const { from, to, whole } = form;
  const inside = typeof value === 'number' && value >= from && value <= to;
  if (inside && (!whole || Number.isInteger(value))) return null;
  return whole ? 'bad-whole' : 'bad-amount';
}
