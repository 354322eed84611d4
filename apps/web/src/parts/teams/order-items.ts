import type { TeamSheetRules, TeamView } from '@threecount/tournament';
import { timeWords } from '../words.ts';
import type { OrderItem } from './order-list.tsx';
import { beltWords, numberText, t } from './words.ts';

/** The people of a team as they stand, to be put in order. */
export const orderItems = ({ members }: Pick<TeamView, 'members'>): readonly OrderItem[] =>
  members.map(({ personId, name, rank, weightKg, injured }) => ({
    id: personId,
    name,
    note: [
      rank === '' ? t('belt.none') : beltWords(rank),
      weightKg === null ? t('no-weight') : t('kg', { kg: numberText(weightKg) }),
      ...(injured ? [t('injured')] : []),
    ].join(' · '),
  }));

/** Whether the time at which orders close has come. */
export const isClosed = (closing: number | null, now: number): boolean =>
  closing !== null && now >= closing;

/** Until when an order can be changed, in words. @param closing epoch ms at which orders close */
export function orderRule(
  { mayReorder }: TeamSheetRules,
  closing: number | null,
  now: number,
): string {
  const words = isClosed(closing, now) ? 'order.closed' : 'order.closes';
  const first = closing === null ? null : t(words, { time: timeWords(closing) });
  const then = t(mayReorder ? 'order.may-change' : 'order.fixed');
  return [first, closing === null || mayReorder ? then : null, t('order.sealed-until')]
    .filter((part) => part !== null)
    .join(' ');
}
