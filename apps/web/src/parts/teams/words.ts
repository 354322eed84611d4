import type { TeamCheck } from '@threecount/match';
import messages from '../../messages/en/teams.json';
import { translator } from '../../ui/i18n.ts';

/** `t()` of teams: the organiser's pages, the public ones, the calculator and the coach's page. */
export const t = translator(messages);

/** A belt in words. */
export const beltWords = (rank: string): string => t.of(`belt.${rank}`) ?? rank;

export const beltList = (ranks: readonly string[]): string => ranks.map(beltWords).join(', ');

/** An event of the book in words. */
export const eventWords = (event: string): string => t.of(`event.${event}`) ?? event;

/** Kilograms or scores as people write them, without the dust of binary fractions. */
export const numberText = (value: number): string =>
  String(Math.round(value * 1_000) / 1_000).replace('-', '−');

/** What somebody brings to the sum: `82.5 kg`, `+0.5`. */
export function shareText(of: 'weight' | 'handicap', share: number): string {
  if (of === 'weight') return t('kg', { kg: numberText(share) });
  return share > 0 ? `+${numberText(share)}` : numberText(share);
}

/** What a team comes to in one line: `402.5 kg of 430 kg`. */
export function sumText({ limit, members }: TeamCheck): string {
  if (limit === null) return '';
  const { of, sum, most, over } = limit;
  const known = members.reduce((all, { contributes }) => all + (contributes ?? 0), 0);
  const values = { sum: shareText(of, sum ?? known), most: shareText(of, most) };
  if (sum === null) return t(`sum.${of}-so-far`, values);
  if (over > 0) return t(`sum.${of}-over`, { ...values, over: numberText(over) });
  return t(`sum.${of}`, values);
}
