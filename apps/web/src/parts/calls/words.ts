import messages from '../../messages/en/calls.json';
import { formatTime, translator } from '../../ui/i18n.ts';
import type { CallState } from './call-state.ts';

/** `t()` of calling, at the organiser's desk and at a table. */
export const t = translator(messages);

/** `Called at 10:02, 10:04 · call 3 from 10:05 on`. */
export function callWords({ made, next, from, left }: CallState): string {
  if (made.length === 0) return t('none-made');
  const words = [t('made', { times: made.map(formatTime).join(', ') })];
  if (left === 0) words.push(t('all-made', { count: made.length }));
  if (next !== null && from !== null) {
    words.push(t('from', { number: next, time: formatTime(from) }));
  }
  return words.join(' · ');
}
