import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { submissions, techniques } from '../../codes.ts';
import { type GuideQuery, guideFor, type Moment, type Official } from '../../lookup/guide.ts';
import { resolveRules } from '../../resolve/resolve.ts';
import { type GuideItem, moments, officials } from '../../schema/guide.ts';
import { bjjAdvantage as book } from './index.ts';

interface Situation {
  readonly official: Official;
  readonly moment: Moment;
  readonly division?: { readonly discipline: string; readonly gender?: string };
  /** `CLAUSE id`, in the order in which they stand there. */
  readonly items: readonly string[];
}

type Lists = Readonly<Record<string, readonly string[]>>;

interface Cases {
  readonly situations: readonly Situation[];
  readonly techniques: Lists;
  readonly fouls: Lists;
  readonly gates: Lists;
  readonly fails: Lists;
  readonly measures: readonly {
    readonly clause: string;
    readonly item: string;
    readonly unit: string;
    readonly value: number;
    readonly passes: boolean;
  }[];
  /** Checks against what the entry says. */
  readonly records: Readonly<Record<string, string>>;
  readonly counts: readonly {
    readonly clause: string;
    readonly item: string;
    readonly ms: number;
    readonly offers: string;
  }[];
  /** By discipline. */
  readonly reminders: Lists;
}

const file = new URL('../../../cases/bjj-advantage-guide.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as Cases;

/** What is asked for, without the help that stands with a foul. */
const items = (query: GuideQuery = {}): readonly GuideItem[] =>
  guideFor(book, query).filter(({ id }) => !id.startsWith('foul-'));
const ids = (query: GuideQuery): readonly string[] => items(query).map(({ id }) => id);

function check(id: string) {
  const item = items().find((one) => one.id === id);
  if (item?.kind !== 'checklist') throw new Error(`no checklist item ${id}`);
  return item.check;
}

describe('what an official finds in a situation', () => {
  const named = cases.situations.map((situation) => {
    const { official, moment, division = {} } = situation;
    const clauses = situation.items.map((text) => text.split(' ')[0]);
    const where = [official, moment, ...Object.values(division)].join(', ');
    return [`${where}: ${clauses.join(' ')}`, situation] as const;
  });

  it.each(named)('%s', (_, { official, moment, division = {}, items: expected }) => {
    const found = items({ who: official, moment, ...division });
    expect(found.map(({ clause, id }) => `${clause} ${id}`)).toEqual(expected);
  });

  it('is nothing in all others', () => {
    const known = new Set(cases.situations.map(({ official, moment }) => `${official} ${moment}`));
    const all = officials.flatMap((who) => moments.map((moment) => ({ who, moment })));
    const others = all.filter(({ who, moment }) => !known.has(`${who} ${moment}`));
    expect(others.filter((query) => ids(query).length > 0)).toEqual([]);
  });
});

describe('the help', () => {
  it.each([...techniques, ...submissions])('with %s', (technique) => {
    expect(ids({ technique })).toEqual(cases.techniques[technique] ?? []);
  });

  it.each(Object.entries(cases.fouls))('with the foul %s: %j', (foul, expected) => {
    expect(ids({ foul })).toEqual(expected);
  });
});

describe('what waits, and what a fail means', () => {
  it.each(Object.entries(cases.gates))('the gates before %s: %j', (blocks, expected) => {
    const gates = items().filter((item) => item.kind === 'gate' && item.blocks === blocks);
    expect(gates.map(({ id }) => id)).toEqual(expected);
  });

  it.each(Object.entries(cases.fails))('a fail: %s: %j', (fails, expected) => {
    const found = items().filter((item) => item.kind === 'checklist' && item.fails === fails);
    expect(found.map(({ id }) => id).toSorted()).toEqual([...expected].toSorted());
  });

  it.each(cases.measures)('$clause $item of $value $unit passes: $passes', (given) => {
    const rule = check(given.item);
    if (rule.by !== 'measure') throw new Error('no measure');
    const { min, max, unit } = rule;
    const passes = (min === null || given.value >= min) && (max === null || given.value <= max);
    expect([unit, passes]).toEqual([given.unit, given.passes]);
  });

  it.each(Object.entries(cases.records))('ADV-GI-08 %s is held against the %s', (id, of) => {
    expect(check(id)).toMatchObject({ by: 'record', of });
  });
});

describe('what goes to the table', () => {
  const rules = (discipline: string) => {
    const column = { discipline, gender: 'male', rank: 'blue', level: 'elite' };
    const resolved = resolveRules(book, {}, column);
    if (!resolved.ok) throw new Error('no rules');
    return resolved.rules;
  };

  it.each(cases.counts)('$clause $item: $ms ms, then a $offers is offered', (given) => {
    const counts = rules('gi').counts.map(({ code, ms, offers, clause }) => ({
      clause,
      item: code,
      ms,
      offers,
    }));
    expect(counts).toEqual([given]);
  });

  it.each(Object.entries(cases.reminders))('reminders of %s: %j', (discipline, expected) => {
    expect(rules(discipline).reminders.map(({ code }) => code)).toEqual(expected);
  });
});
