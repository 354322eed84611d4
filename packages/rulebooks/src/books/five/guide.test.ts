import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { submissions, techniques } from '../../codes.ts';
import { type GuideQuery, guideFor } from '../../lookup/guide.ts';
import { resolveRules } from '../../resolve/resolve.ts';
import { screenRules } from '../../resolve/screen.ts';
import { moments, officials } from '../../schema/guide.ts';
import { five } from './index.ts';

interface Situation {
  readonly official: (typeof officials)[number];
  readonly moment: (typeof moments)[number];
  readonly division?: { readonly discipline: string; readonly ageGroup?: string };
  /** `CLAUSE id`, in the order in which they stand there. */
  readonly items: readonly string[];
}

interface Cases {
  readonly situations: readonly Situation[];
  readonly techniques: Readonly<Record<string, readonly string[]>>;
  readonly fouls: Readonly<Record<string, readonly string[]>>;
  readonly gates: Readonly<Record<string, readonly string[]>>;
  readonly fails: Readonly<Record<string, readonly string[]>>;
  /** The organiser's choice, and the items that it changes. */
  readonly settings: Readonly<Record<string, readonly string[]>>;
  /** What is seen of an item, and what it comes to. */
  readonly answers: readonly {
    readonly clause: string;
    readonly item: string;
    readonly passes: readonly string[];
    readonly fails: readonly string[];
  }[];
  readonly measures: readonly {
    readonly clause: string;
    readonly item: string;
    readonly unit: string;
    readonly value: number;
    readonly passes: boolean;
  }[];
}

const file = new URL('../../../cases/five-guide.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as Cases;

/** What is asked for, without the help that stands with a foul. */
const items = (query: GuideQuery) =>
  guideFor(five, query).filter((item) => !item.id.startsWith('foul-') || item.id === 'foul-words');
const ids = (query: GuideQuery) => items(query).map((item) => item.id);
const item = (id: string) => items({}).find((one) => one.id === id);

describe('what an official of five finds in a situation', () => {
  const named = cases.situations.map((situation) => {
    const { official, moment, division = {} } = situation;
    const clauses = situation.items.map((text) => text.split(' ')[0]);
    const where = Object.values(division).map((fact) => `, ${fact}`);
    return [`${official}, ${moment}${where.join('')}: ${clauses.join(' ')}`, situation] as const;
  });

  it.each(named)('%s', (_, { official, moment, division = {}, items: expected }) => {
    const found = items({ who: official, moment, ...division });
    expect(found.map(({ clause, id }) => `${clause} ${id}`)).toEqual(expected);
  });

  it('is nothing in all other situations', () => {
    const known = new Set(cases.situations.map(({ official, moment }) => `${official} ${moment}`));
    for (const who of officials)
      for (const moment of moments)
        if (!known.has(`${who} ${moment}`))
          expect([who, moment, ids({ who, moment })]).toEqual([who, moment, []]);
  });
});

describe('the help of five', () => {
  it.each([...techniques, ...submissions])('with %s', (technique) => {
    expect(ids({ technique })).toEqual(cases.techniques[technique] ?? []);
  });

  it.each(Object.entries(cases.fouls))('with the foul %s', (foul, expected) => {
    expect(ids({ foul })).toEqual(expected);
  });
});

describe('what the organiser may settle', () => {
  it.each(Object.entries(cases.settings))('%s changes %j', (option, expected) => {
    const changed = items({}).filter((one) => one.option === option);
    expect(changed.map(({ id }) => id)).toEqual(expected);
  });

  it('is named by no other item', () => {
    const named = items({}).flatMap(({ option }) => (option === undefined ? [] : [option]));
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(cases.settings).toSorted());
  });
});

describe('what waits, and what a fail means', () => {
  it.each(Object.entries(cases.gates))('the gates before %s', (blocks, expected) => {
    const gates = items({ kind: 'gate' });
    expect(
      gates.flatMap((gate) => (gate.kind === 'gate' && gate.blocks === blocks ? [gate.id] : [])),
    ).toEqual(expected);
  });

  it.each(Object.entries(cases.fails))('a fail: %s', (fails, expected) => {
    const lists = items({ kind: 'checklist' });
    const found = lists.flatMap((one) =>
      one.kind === 'checklist' && one.fails === fails ? [one.id] : [],
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it.each(cases.measures)('$clause $item of $value $unit: $passes', (given) => {
    const found = item(given.item);
    if (found?.kind !== 'checklist' || found.check.by !== 'measure') throw new Error('no measure');
    const { min, max, unit } = found.check;
    expect(unit).toBe(given.unit);
    const passes = (min === null || given.value >= min) && (max === null || given.value <= max);
    expect(passes).toBe(given.passes);
  });

  it.each(cases.answers)('$clause $item: $passes passes, $fails does not', (given) => {
    const found = item(given.item);
    if (found?.kind !== 'checklist' || found.check.by !== 'choice') throw new Error('no choice');
    expect(found.check.accepts.toSorted()).toEqual(given.passes.toSorted());
    expect(found.check.refuses.toSorted()).toEqual(given.fails.toSorted());
  });

  it('FIVE-UNI-13 the belt is held against the registered rank', () => {
    expect(item('belt-color')).toMatchObject({ check: { by: 'record', of: 'rank' } });
  });
});

describe('what the referee shows, asks and counts', () => {
  it('FIVE-GES-14 six gestures are promised and missing, seven are given', () => {
    const gestures = items({ kind: 'gesture' });
    const given = (is: boolean) =>
      gestures.flatMap((one) => (one.kind === 'gesture' && one.given === is ? [one.id] : []));
    expect(given(false)).toEqual([
      'own-separate',
      'own-stalling',
      'own-out-of-bounds',
      'own-disqualification',
      'own-end',
      'own-winner',
    ]);
    expect(given(true)).toEqual([
      'start',
      'points',
      'stop',
      'time',
      'fight-again',
      'foul',
      'foul-words',
    ]);
  });

  it.each([
    ['FIVE-GES-02', 'start', 'FIGHT'],
    ['FIVE-GES-05', 'stop', 'STOP'],
    ['FIVE-GES-08', 'time', 'TIME'],
    ['FIVE-GES-11', 'fight-again', 'FIGHT'],
    ['FIVE-GES-04', 'points', null],
    ['FIVE-GES-12', 'foul', null],
  ])('%s with the gesture %s the referee says %s', (clause, id, command) => {
    expect(item(id)).toMatchObject({ clause, command });
  });

  it('FIVE-TD-04, FIVE-PAS-04, FIVE-MNT-03, FIVE-TIE-03, FIVE-RST-03, FIVE-RST-04 ask before they go on', () => {
    const asking = items({}).flatMap((one) =>
      one.kind === 'procedure' && one.ask !== undefined ? [one.id] : [],
    );
    expect(asking).toEqual([
      'takedown-two-knees',
      'pass-turtle',
      'mount-arms',
      'coin',
      'gained-by-foul',
      'lock-off-the-mat',
    ]);
  });

  const screenOf = (discipline: string, ageGroup: string) => {
    const resolved = resolveRules(five, {}, { discipline, ageGroup, gender: 'male' });
    if (!resolved.ok) throw new Error('not resolved');
    return screenRules(resolved.rules);
  };

  it('FIVE-CTL-01, FIVE-CTL-02, FIVE-CTL-03, FIVE-MNT-05 three seconds before points; FIVE-STL-01 twenty before the foul', () => {
    const counts = screenOf('gi', 'adults').counts.map(({ code, ms, offers, foul }) => [
      code,
      ms,
      offers,
      foul,
    ]);
    expect(counts).toEqual([
      ['three-count', 3_000, 'score', undefined],
      ['three-count-side', 3_000, 'score', undefined],
      ['three-count-knee', 3_000, 'score', undefined],
      ['mount-triangle', 3_000, 'score', undefined],
      ['stalling', 20_000, 'foul', 'stalling'],
    ]);
  });

  it.each([
    ['gi', 'preteens', ['three-count', 'support-joint', 'no-overtime', 'ready']],
    ['no-gi', 'senior-kids', ['three-count', 'support-joint', 'no-overtime', 'clothing', 'ready']],
    ['gi', 'junior-teens', ['three-count', 'no-overtime', 'ready']],
  ])('FIVE-WIN-08 reminders before the start, %s %s', (discipline, ageGroup, expected) => {
    const { reminders } = screenOf(discipline, ageGroup);
    expect(reminders.map(({ code }) => code)).toEqual(expected);
  });
});
