import { type Facts, judge } from '../resolve/holds.ts';
import type { FoulRule } from '../schema/fouls.ts';
import type { GuideItem, moments, officials } from '../schema/guide.ts';
import type { Rulebook } from '../schema/rulebook.ts';

export type Official = (typeof officials)[number];
export type Moment = (typeof moments)[number];

/** What is asked of the guide; what is left out is not asked. Facts of the division and match narrow it further. */
export interface GuideQuery extends Facts {
  readonly kind?: GuideItem['kind'];
  readonly who?: Official;
  readonly moment?: Moment;
  /** Code of a technique or submission: only items that help with it. */
  readonly technique?: string;
  readonly foul?: string;
}

/**
 * The items of a book's guide that fit, in the book's order; the help that stands with a foul comes last, as guidance.
 * An item whose condition hangs on a fact that is not given is kept: better one reminder too many.
 */
export function guideFor(book: Rulebook, query: GuideQuery = {}): readonly GuideItem[] {
  const { kind, who, moment, technique, foul, ...facts } = query;
  const fits = (item: GuideItem): boolean =>
    (kind === undefined || item.kind === kind) &&
    has(item.who, who) &&
    has(item.moments, moment) &&
    has(item.techniques ?? [], technique) &&
    has(item.fouls ?? [], foul) &&
    (item.when === undefined || judge(item.when, facts) !== false);
  return [...book.guide, ...book.match.fouls.fouls.flatMap(helpOf)].filter(fits);
}

const has = (list: readonly string[], wanted: string | undefined): boolean =>
  wanted === undefined || list.includes(wanted);

/** The help that stands with a foul's rule, where the table's picker needs it. */
function helpOf({ code, label, help, when, clause, standing }: FoulRule): readonly GuideItem[] {
  if (help === undefined) return [];
  return [
    {
      kind: 'guidance',
      id: `foul-${code}`,
      who: ['referee', 'scorekeeper'],
      moments: ['foul'],
      fouls: [code],
      ...(when === undefined ? {} : { when }),
      label,
      text: help,
      clause,
      standing,
    },
  ];
}
