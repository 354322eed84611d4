import { checkOptions, findBook } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { asOption, listsFault, listsOf, type TypedClass, withCode } from './weight-lists.ts';

const lists = [
  {
    gender: 'female',
    classes: [
      { name: 'Light', toKg: 58.5 },
      { name: 'Open', toKg: null },
    ],
  },
];

describe('weight classes that the organiser enters', () => {
  it('are the same when they are read and given back', () => {
    expect(asOption(listsOf(lists))).toEqual(lists);
    expect(asOption([])).toBeUndefined();
    expect(listsOf('x')).toEqual([]);
    expect(listsOf([{ gender: 3, classes: [{ name: 1, toKg: {} }, 'x'] }])).toEqual([
      {
        codes: {},
        classes: [
          { name: '', toKg: null },
          { name: '', toKg: null },
        ],
      },
    ]);
  });

  it('are for a group, or for any', () => {
    const [list] = listsOf(lists);
    if (!list) throw new Error('no list');
    expect(asOption([withCode(list, 'gender', '')])).toEqual([{ classes: lists[0]?.classes }]);
    expect(withCode(list, 'ageGroup', 'kids').codes).toEqual({
      gender: 'female',
      ageGroup: 'kids',
    });
  });

  it.each<[readonly TypedClass[], boolean]>([
    [[{ name: 'A', toKg: 60 }], true],
    [[{ name: 'A', toKg: null }], true],
    [[], false],
    [[{ name: ' ', toKg: 60 }], false],
    [[{ name: 'A', toKg: 0 }], false],
    [[{ name: 'A', toKg: 'sixty' }], false],
    [
      [
        { name: 'A', toKg: 60 },
        { name: 'B', toKg: 60 },
      ],
      false,
    ],
    [
      [
        { name: 'A', toKg: 60 },
        { name: 'B', toKg: 60.5 },
      ],
      true,
    ],
    [
      [
        { name: 'A', toKg: null },
        { name: 'B', toKg: 60 },
      ],
      false,
    ],
  ])('%j: taken %s, here as by the book', (classes, right) => {
    expect(listsFault([{ codes: {}, classes }]) === null).toBe(right);
    const book = findBook('bjj-advantage');
    if (!book) throw new Error('no book');
    expect(checkOptions(book, { weightTable: [{ classes }] }).length === 0).toBe(right);
  });
});
