import type { GuideItem } from '@threecount/rulebooks';

/** Whose work around teams is done at the desk, in the order in which their work comes. */
export const deskOfficials = [
  'organiser',
  'weigh-in',
  'team-captain',
  'coach',
  'medical',
  'senior-official',
] as const satisfies readonly GuideItem['who'][number][];

/** What a book asks of one official. */
export interface Asks {
  readonly who: (typeof deskOfficials)[number];
  readonly items: readonly GuideItem[];
}

/** The items of a guide by those who work at the desk; whoever is asked nothing is left out. */
export const asksOf = (guide: readonly GuideItem[]): readonly Asks[] =>
  deskOfficials
    .map((who) => ({ who, items: guide.filter((item) => item.who.includes(who)) }))
    .filter(({ items }) => items.length > 0);
