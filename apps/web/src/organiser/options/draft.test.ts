import { findBook, optionViews, type TechniqueTable } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { summary } from '../../parts/testing.ts';
import {
  divisionKey,
  legalIn,
  ownTable,
  secondsFrom,
  secondsText,
  toggled,
  withOption,
  withoutTime,
} from './draft.ts';
import { draftFault } from './faults.ts';

const table: TechniqueTable = {
  columns: [
    { id: 'white', label: 'White' },
    { id: 'black', label: 'Black' },
  ],
  rows: [
    { technique: 'kneebar', legal: ['black'], locked: false, clause: 'X-1', standing: 'printed' },
    { technique: 'slam', legal: [], locked: true, clause: 'X-2', standing: 'printed' },
    { technique: 'armbar', legal: [], locked: false, clause: null, standing: 'default' },
  ],
};

describe('the choices that are not saved yet', () => {
  it('change one at a time; without a value one stands as by default again', () => {
    const draft = withOption({ a: 1 }, 'b', 2);
    expect(draft).toEqual({ a: 1, b: 2 });
    expect(withOption(draft, 'a', undefined)).toEqual({ b: 2 });
  });

  it('keep what was typed while it is no time', () => {
    expect(secondsFrom('4:30')).toBe(270);
    expect(secondsFrom('4 min')).toBe('4 min');
    expect(secondsText(270)).toBe('4:30');
    expect(secondsText('4 min')).toBe('4 min');
  });

  it('name each group of divisions without a time once', () => {
    const of = (name: string, gender: string, durationMs: number | null) =>
      summary({
        name,
        durationMs,
        column: {
          column: { discipline: 'gi', ageGroup: 'kids', gender, rank: 'grey' },
          standing: 'confirmed',
          alternatives: [],
        },
      });
    const all = [of('Boys', 'male', null), of('Girls', 'female', null), of('Men', 'male', 300_000)];
    expect(withoutTime(all)).toEqual([{ key: 'kids/grey/gi', names: ['Boys', 'Girls'] }]);
    expect(divisionKey({ discipline: 'no-gi', level: 'novice' })).toBe('novice/no-gi');
  });
});

describe('a table of techniques', () => {
  it('changes by the cell, over what the book has', () => {
    expect(toggled(table, {}, 'kneebar', 'white')).toEqual({ kneebar: ['black', 'white'] });
    expect(toggled(table, {}, 'kneebar', 'black')).toEqual({ kneebar: [] });
    expect(legalIn(table, { kneebar: true }, 'kneebar')).toEqual(['white', 'black']);
    expect(legalIn(table, {}, 'armbar')).toBeNull();
  });

  it('of our own begins with the rows of the book that may be changed', () => {
    expect(ownTable(table)).toEqual({ kneebar: ['black'] });
  });
});

describe('a value that cannot be', () => {
  const form = (id: string, name: string) => {
    const book = findBook(id);
    const view = book && optionViews(book).find((one) => one.name === name);
    if (!view) throw new Error(`no option ${name}`);
    return view.form;
  };
  it('is seen before it is sent', () => {
    const times = form('bjj-advantage', 'extraDurations');
    expect(draftFault(times, { 'kids/gi': 240 })).toBeNull();
    expect(draftFault(times, { 'kids/gi': '4 min' })).toBe('bad-time');
    expect(draftFault(form('five', 'injuryMinutes'), 'none')).toBeNull();
    expect(draftFault(form('five', 'injuryMinutes'), -1)).toBe('bad-number');
    expect(draftFault(form('five', 'countSeconds'), undefined)).toBeNull();
    expect(draftFault(form('classic', 'handicapTable'), [{ maxKg: null, score: 1 }])).toBeNull();
    expect(draftFault(form('classic', 'handicapTable'), [{ maxKg: 70, score: '' }])).toBe(
      'bad-handicap',
    );
    const most = form('classic', 'substitutes');
    expect([0, 5, undefined].map((value) => draftFault(most, value))).toEqual([null, null, null]);
    expect([-1, 6, 1.5, 'two'].map((value) => draftFault(most, value))).toEqual(
      Array(4).fill('bad-whole'),
    );
    const kilograms = form('classic', 'teamWeightLimitKg');
    expect(draftFault(kilograms, 425.5)).toBeNull();
    expect(draftFault(kilograms, 49.9)).toBe('bad-amount');
  });
});
