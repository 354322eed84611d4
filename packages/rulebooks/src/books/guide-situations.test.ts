import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { submissions, techniques } from '../codes.ts';
import { type GuideQuery, guideFor, type Moment, type Official } from '../lookup/guide.ts';
import type { DivisionColumn } from '../resolve/division-column.ts';
import { resolveRules } from '../resolve/resolve.ts';
import { type GuideItem, moments, officials } from '../schema/guide.ts';
import { findBook } from './index.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

interface Situation {
  readonly official: Official;
  readonly moment: Moment;
  /** What is known of the division; left out: it makes no difference. */
  readonly division?: Readonly<Record<string, string>>;
  /** `CLAUSE id`, in the order in which they stand there. */
  readonly items: readonly string[];
}

interface Cases {
  readonly situations: readonly Situation[];
  readonly techniques: Lists;
  readonly fouls: Lists;
  /** Procedures with a question to the referee before it goes on. */
  readonly asks: readonly string[];
  /** By what waits for them. */
  readonly gates: Lists;
  /** By what a fail means. */
  readonly fails: Lists;
  readonly measures: readonly {
    readonly clause: string;
    readonly item: string;
    readonly unit: string;
    readonly value: number;
    readonly passes: boolean;
  }[];
  readonly counts: readonly { readonly clause: string; readonly item: string }[];
  readonly reminders: readonly {
    readonly division: DivisionColumn;
    readonly items: readonly string[];
  }[];
}

/** Written from the catalogue of each book: `../../cases/<book>-guide.json`. */
const casesOf = (id: string): Cases => {
  const file = new URL(`../../cases/${id}-guide.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Cases;
};

describe.each(['classic', 'grappling-x'])('the guide of %s', (id) => {
  const cases = casesOf(id);
  const book = () => {
    const found = findBook(id);
    if (!found) throw new Error(`no book ${id}`);
    return found;
  };
  /** What is asked for, without the help that stands with a foul. */
  const items = (query: GuideQuery = {}): readonly GuideItem[] =>
    guideFor(book(), query).filter((item) => !item.id.startsWith('foul-'));
  const ids = (query: GuideQuery): readonly string[] => items(query).map((item) => item.id);

  const named = cases.situations.map((situation) => {
    const { official, moment, division = {} } = situation;
    const clauses = situation.items.map((text) => text.split(' ')[0]);
    const where = [official, moment, ...Object.values(division)].join(', ');
    return [`${where}: ${clauses.join(' ')}`, situation] as const;
  });

  it.each(named)('for %s', (_, { official, moment, division = {}, items: expected }) => {
    const found = items({ who: official, moment, ...division });
    expect(found.map((item) => `${item.clause} ${item.id}`)).toEqual(expected);
  });

  it('has nothing for all others', () => {
    const known = new Set(cases.situations.map(({ official, moment }) => `${official} ${moment}`));
    const all = officials.flatMap((who) => moments.map((moment) => ({ who, moment })));
    const others = all.filter(({ who, moment }) => !known.has(`${who} ${moment}`));
    expect(others.filter((query) => ids(query).length > 0)).toEqual([]);
  });

  it.each([...techniques, ...submissions])('with %s', (technique) => {
    expect(ids({ technique })).toEqual(cases.techniques[technique] ?? []);
  });

  it.each(Object.entries(cases.fouls))('with the foul %s: %j', (foul, expected) => {
    expect(ids({ foul })).toEqual(expected);
  });

  it(`asks before it goes on: ${cases.asks.join(', ')}`, () => {
    const asking = items().filter((item) => item.kind === 'procedure' && item.ask !== undefined);
    expect(asking.map((item) => `${item.clause} ${item.id}`)).toEqual(cases.asks);
  });

  it.each(Object.entries(cases.gates))('has the gates before %s: %j', (blocks, expected) => {
    const gates = items().filter((item) => item.kind === 'gate' && item.blocks === blocks);
    expect(gates.map((item) => item.id)).toEqual(expected);
  });

  it.each(Object.entries(cases.fails))('after a fail: %s: %j', (fails, expected) => {
    const found = items().filter((item) => item.kind === 'checklist' && item.fails === fails);
    expect(found.map((item) => item.id)).toEqual(expected);
  });

  it.each(cases.measures)('$clause: $item of $value $unit passes: $passes', (given) => {
    const item = items().find((one) => one.id === given.item);
    if (item?.kind !== 'checklist' || item.check.by !== 'measure') throw new Error('no measure');
    const { min, max, unit } = item.check;
    const passes = (min === null || given.value >= min) && (max === null || given.value <= max);
    expect([unit, passes]).toEqual([given.unit, given.passes]);
  });

  it('counts at the table, and what is offered then', () => {
    const counts = items().flatMap(({ clause, id: item, ...rest }) =>
      'count' in rest && rest.count ? [{ clause, item, ...rest.count }] : [],
    );
    expect(counts).toEqual(cases.counts);
  });

  it.each(cases.reminders)('reminds before a match of $division', ({ division, items: due }) => {
    const resolved = resolveRules(book(), {}, division, { ranks: ['blue', 'blue'] });
    if (!resolved.ok) throw new Error('no rules');
    expect(resolved.rules.reminders.map((row) => row.code)).toEqual(due);
  });
});
