import { describe, expect, it } from 'vitest';
import { detectDateOrder, isDateCell, readBirth } from './dates.ts';

describe('order of day and month', () => {
  it('is the month first where any second part is above 12', () => {
    expect(detectDateOrder(['04/05/2012', '07/30/1987'])).toMatchObject({
      order: 'mdy',
      decided: true,
    });
  });

  it('is the day first where any first part is above 12', () => {
    expect(detectDateOrder(['04/05/2012', '30.07.1987'])).toMatchObject({
      order: 'dmy',
      decided: true,
    });
  });

  it('says when nothing decides', () => {
    expect(detectDateOrder(['04/05/2012', '05/06/2011'])).toEqual({
      order: 'dmy',
      decided: false,
      open: 2,
    });
  });

  it('does not ask where both readings are the same day', () => {
    expect(detectDateOrder(['05/05/2012', '2011-02-03']).decided).toBe(true);
  });
});

describe('birth dates', () => {
  it.each([
    ['1994-07-03', 'dmy', '1994-07-03'],
    ['3.7.1994', 'dmy', '1994-07-03'],
    ['07/03/1994', 'mdy', '1994-07-03'],
    ['3-7-94', 'dmy', '1994-07-03'],
    ['03/07/12', 'dmy', '2012-07-03'],
    ['1994/7/3', 'mdy', '1994-07-03'],
    ['94-07-03', 'ymd', '1994-07-03'],
    ['1994-07-03T00:00:00Z', 'dmy', '1994-07-03'],
    ['3 July 1994', 'dmy', '1994-07-03'],
    ['Jul 3, 1994', 'dmy', '1994-07-03'],
    ['3. März 1994', 'dmy', '1994-03-03'],
    ['3 de julho de 1994', 'dmy', '1994-07-03'],
    ['19940703', 'dmy', '1994-07-03'],
    ['34518', 'dmy', '1994-07-03'],
    ['1994', 'dmy', '1994'],
  ] as const)('reads %j (%s) as %s', (cell, order, born) => {
    expect(readBirth(cell, order, 2026)).toEqual({ kind: 'born', born, swapped: false });
  });

  it('says when a date only fits the other way round', () => {
    expect(readBirth('07/30/1987', 'dmy', 2026)).toEqual({
      kind: 'born',
      born: '1987-07-30',
      swapped: true,
    });
  });

  it.each(['31.02.1990', '1990-13-01', 'soon', '12/1990'])('does not make a date of %j', (cell) => {
    expect(readBirth(cell, 'dmy', 2026)).toEqual({ kind: 'bad' });
  });

  it.each(['', '-', '00.00.0000'])('takes %j for no date', (cell) => {
    expect(readBirth(cell, 'dmy', 2026)).toEqual({ kind: 'none' });
  });

  it('knows a date cell from a figure', () => {
    expect(isDateCell('03/07/1994')).toBe(true);
    expect(isDateCell('34518')).toBe(false);
    expect(isDateCell('76.5')).toBe(false);
  });
});
