import type { Options } from '../resolve/options.ts';
import type { GuideItem } from '../schema/guide.ts';

/** The guide with the organiser's own words for gestures that the book leaves out. */
export function withOwnGestures(
  guide: readonly GuideItem[],
  options: Options,
): readonly GuideItem[] {
  return guide.map((item) => {
    if (item.kind !== 'gesture' || item.given || item.option === undefined) return item;
    const all = options[item.option];
    const words: unknown =
      typeof all === 'object' && all !== null ? Reflect.get(all, item.id) : null;
    if (typeof words !== 'string' || words.trim() === '') return item;
    return { ...item, given: true, hands: words.trim(), standing: 'default' };
  });
}
