import { describe, expect, it } from 'vitest';
import { books, findBook } from '../books/index.ts';
import { guideFor } from '../lookup/guide.ts';
import { unconfirmedTables } from '../lookup/unconfirmed.ts';
import type { Options } from '../resolve/options.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { checkOptions } from './check-options.ts';
import { optionViews } from './option-view.ts';
import { withOwnGestures } from './own-gestures.ts';
import { standingAt } from './standing-at.ts';
import { tableValues } from './table-values.ts';

function bookOf(id: string): Rulebook {
  const book = findBook(id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
}
const viewOf = (id: string, name: string) =>
  optionViews(bookOf(id)).find((option) => option.name === name);
const places = (id: string, options: Options) =>
  checkOptions(bookOf(id), options).map(({ place }) => place);

describe('the choices of the organiser', () => {
  it('are all of a book, each with a clause of it', () => {
    for (const book of books) {
      const views = optionViews(book);
      const names = views.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(book.options.map(({ name }) => name)));
      expect(new Set(names).size, book.id).toBe(names.length);
      for (const { name, clauses, label } of views) {
        expect(label, name).not.toBe('');
        for (const clause of clauses) expect(book.clauses[clause], name).toBeDefined();
      }
    }
  });

  it('ADV-ADV-03 hold what is asked at the table, on unless it is switched off', () => {
    const view = viewOf('bjj-advantage', 'dominancePrompt');
    expect(view).toMatchObject({
      clauses: ['ADV-ADV-03'],
      form: { kind: 'choice', values: ['on', 'off'] },
    });
    expect(places('bjj-advantage', { dominancePrompt: 'off' })).toEqual([]);
    expect(places('bjj-advantage', { dominancePrompt: 'never' })).toEqual([
      'options.dominancePrompt',
    ]);
  });

  it('say how firm the value is that holds without them', () => {
    const { match } = bookOf('five');
    expect(viewOf('five', 'bloodTimeScope')?.standing).toBe(
      match.allowances.find(({ reason }) => reason === 'blood')?.standing,
    );
    expect(viewOf('bjj-advantage', 'extraDurations')?.standing).toBe('default');
    const rules = { a: [{ id: 'x', b: { standing: 'printed', c: 1 } }], d: {} };
    expect(standingAt(rules, ['a', 'x', 'b', 'c'])).toBe('printed');
    expect(standingAt(rules, ['a', 'y', 'b', 'c'])).toBe('default');
    expect(standingAt(rules, ['d', 'e'])).toBe('default');
  });

  it('hold the counts that officials keep, and the gestures that the book leaves out', () => {
    expect(viewOf('five', 'countSeconds')?.form).toEqual({ kind: 'count', seconds: 3 });
    const { form } = viewOf('five', 'gestureTexts') ?? {};
    expect(form?.kind === 'gestures' && form.gestures).toHaveLength(6);
  });

  it('hold those about teams, with the bounds and the value of the book', () => {
    const teams = optionViews(bookOf('classic')).filter(({ group }) => group === 'teams');
    const names = teams.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'absentFighter',
        'handicapTable',
        'injuredFighter',
        'orderMode',
        'overLimitTeam',
        'reorderBetweenTies',
        'shortTeam',
        'singleRankLower',
        'substitutes',
        'teamWeightLimitKg',
      ]),
    );
    expect(names).not.toContain('illegalTechnique');
    expect(viewOf('classic', 'teamWeightLimitKg')).toMatchObject({
      standing: 'printed',
      clauses: ['CLS-COMP-03'],
      form: { kind: 'amount', from: 50, to: 1500, whole: false, byDefault: 430 },
    });
    expect(viewOf('classic', 'substitutes')).toMatchObject({
      standing: 'default',
      form: { kind: 'amount', from: 0, to: 5, whole: true, byDefault: 0 },
    });
    expect(viewOf('classic', 'injuredFighter')).toMatchObject({
      standing: 'default',
      form: { kind: 'choice', values: ['until-cleared', 'rest-of-event'] },
    });
    for (const id of ['five', 'grappling-x'])
      expect(optionViews(bookOf(id)).every(({ group }) => group === null)).toBe(true);
  });

  it('ADV-DIV-01 hold the weight classes that the text lacks, one list for gi and no-gi', () => {
    expect(viewOf('bjj-advantage', 'weightTable')).toMatchObject({
      label: 'Weight classes, which the text lacks',
      clauses: ['ADV-DIV-01'],
      standing: 'default',
      form: { kind: 'weight-lists', disciplines: [] },
    });
    expect(viewOf('grappling-x', 'weightTable')?.form).toEqual({
      kind: 'weight-lists',
      disciplines: bookOf('grappling-x').divisions.disciplines,
    });
    const lists = [{ gender: 'female', classes: [{ name: 'Light', toKg: 58.5 }] }];
    expect(places('bjj-advantage', { weightTable: lists })).toEqual([]);
    expect(places('bjj-advantage', { weightTable: [{ classes: [] }] })).toEqual([
      'options.weightTable.0.classes',
    ]);
  });

  it('know which disqualifications are technical as it is', () => {
    const { form } = viewOf('bjj-advantage', 'technicalFouls') ?? {};
    if (form?.kind !== 'technical-fouls') throw new Error('no such option');
    expect(form.technical).toContain('illegal-technique');
    expect(form.technical).not.toContain('biting');
    expect(form.fouls.map(({ code }) => code)).toEqual(expect.arrayContaining(['biting']));
  });

  it('are right as they are by default, also those of some divisions only', () => {
    for (const book of books) expect(checkOptions(book, {}), book.id).toEqual([]);
    expect(places('five', { overtime: 'on', overtimeSeconds: 120 })).toEqual([]);
  });

  it('are refused by the place that is wrong', () => {
    expect(places('five', { overtime: 'perhaps' })).toEqual(['options.overtime']);
    expect(places('five', { overtime: 'on' })).toEqual(['options.overtime']);
    expect(places('five', { lunch: 'late' })).toEqual(['options.lunch']);
    expect(places('five', { countSeconds: 'three' })).toEqual(['options.countSeconds']);
    expect(places('five', { countSeconds: 0 })).toEqual(['options.countSeconds']);
    expect(places('bjj-advantage', { extraDurations: { 'kids/gi': 240, moon: 60 } })).toEqual([
      'options.extraDurations.moon',
    ]);
    expect(places('five', { legalityTable: { gi: { moon: true } } })).toEqual([
      'options.legalityTable.gi.moon',
    ]);
  });
});

describe('the organiser’s own gestures', () => {
  it('stand in the guide as ours, and those without words stay open', () => {
    const options = { gestureTexts: { 'own-separate': ' Both palms apart ', 'own-end': '' } };
    const guide = withOwnGestures(guideFor(bookOf('five')), options);
    const given = (id: string) => guide.find((item) => item.id === id);
    expect(given('own-separate')).toMatchObject({
      given: true,
      hands: 'Both palms apart',
      standing: 'default',
    });
    const open = guide.filter((item) => item.kind === 'gesture' && !item.given);
    expect(open).toHaveLength(5);
  });

  it('are refused where they name no open gesture or are no words', () => {
    expect(places('five', { gestureTexts: { stop: 'x' } })).toEqual(['options.gestureTexts.stop']);
    expect(places('five', { gestureTexts: { 'own-separate': 3 } })).toEqual([
      'options.gestureTexts.own-separate',
    ]);
    expect(places('five', { gestureTexts: 'x' })).toEqual(['options.gestureTexts']);
  });
});

describe('the tables to confirm', () => {
  it('show their values, in every book', () => {
    for (const book of books) {
      for (const { id } of unconfirmedTables(book)) {
        const values = tableValues(book, id);
        expect(values?.kind, `${book.id} ${id}`).toBe(id);
      }
    }
    expect(tableValues(bookOf('five'), 'moon')).toBeNull();
  });

  it('have ages, levels and weights with their bounds', () => {
    const five = bookOf('five');
    const weights = tableValues(five, 'weights');
    if (weights?.kind !== 'weights') throw new Error('no weights');
    for (const { fromLb, belowLb } of weights.rows) {
      if (belowLb !== null) expect(belowLb).toBeGreaterThan(fromLb);
    }
    const levels = tableValues(five, 'levels');
    if (levels?.kind !== 'levels') throw new Error('no levels');
    expect(levels.rows.some(({ level, belowMonths }) => level === 'Beginner' && belowMonths)).toBe(
      true,
    );
    const ages = tableValues(five, 'ages');
    expect(ages?.kind === 'ages' && ages.rows.length).toBeGreaterThan(6);
  });
});
