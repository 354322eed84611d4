import type { GuideItem } from '@threecount/rulebooks';
import type { SectionId } from './line.ts';

type Moment = GuideItem['moments'][number];

const placeOf: Readonly<Record<Moment, SectionId>> = {
  publication: 'other',
  registration: 'other',
  bracket: 'other',
  'weigh-in': 'before',
  inspection: 'before',
  call: 'before',
  'before-start': 'before',
  score: 'scoring',
  attempt: 'scoring',
  foul: 'fouls',
  stop: 'stops',
  resume: 'stops',
  decision: 'decision',
  'coin-toss': 'decision',
  'after-end': 'other',
  'any-time': 'other',
};

/**
 * The sections that an item belongs to: where it is wanted, and those of the scorekeeper and the timekeeper. Empty: it is
 * nobody's at the mat.
 */
export function placesOf(item: GuideItem, stalling: ReadonlySet<string>): ReadonlySet<SectionId> {
  const places = new Set<SectionId>();
  const is = (who: GuideItem['who'][number]) => item.who.includes(who);
  if (is('scorekeeper')) places.add('scorekeeper');
  if (is('timekeeper')) places.add('timekeeper');
  if (is('medical')) places.add('medical');
  if (!is('referee')) return places;
  if (item.kind === 'gesture') return places.add('gestures');
  if (item.reminder === true) places.add('before');
  for (const moment of item.moments) places.add(placeOf[moment]);
  if (item.fouls?.some((foul) => stalling.has(foul)) === true) places.add('stalling');
  return places;
}
