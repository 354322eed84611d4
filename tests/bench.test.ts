import { describe, expect, test } from 'vitest';
import { alternate, quantile, ratio } from '../scripts/bench/measure.mjs';
import { sectionText, verdict } from '../scripts/bench/report.mjs';
import { inventedList, smallList } from '../scripts/lib/invented-list.mjs';

describe('measuring', () => {
  test('quantiles are values that were measured', () => {
    expect([0, 0.25, 0.5, 0.99, 1].map((p) => quantile([4, 1, 3, 2], p))).toEqual([1, 1, 2, 4, 4]);
  });

  test('tasks run in turning order, and the first round does not count', async () => {
    const ran: string[] = [];
    const task = (name: string, ms: number) => () => {
      ran.push(name);
      return ms;
    };
    const times = await alternate({ a: task('a', 2), b: task('b', 6) }, 2);
    expect(ran.join('')).toBe('abbaab');
    expect(times).toEqual({ a: [2, 2], b: [6, 6] });
    expect(ratio(times['b'], times['a'])).toEqual({ value: 3, q1: 3, q3: 3 });
  });

  test.each([
    [{ aim: { atLeast: 20 }, ratio: { value: 20 } }, true],
    [{ aim: { atLeast: 20 }, ratio: { value: 19.9 } }, false],
    [{ aim: { atMost: 1.5 }, ratio: { value: 1.6 } }, false],
    [{ aim: { msAtMost: 1 }, ratio: null, value: 0.5 }, true],
    [{ aim: { perSecondAtLeast: 500 }, ratio: null, value: 500 }, true],
    [{ aim: { perSecondAtLeast: 500 }, ratio: null, value: 499 }, false],
  ])('%j meets its aim: %s', (row, meets) => {
    expect(verdict({ value: undefined, ...row })?.meets).toBe(meets);
  });

  test('a figure that misses its aim says so', () => {
    const time = { median: 2, q1: 1, q3: 3 };
    const row = { name: 'x', ours: time, theirs: time, aim: { atLeast: 20 } };
    const words = { title: 'A title', other: 'others', how: 'faster by' };
    const rows = [{ ...row, ratio: { value: 1, q1: 1, q3: 1 } }];
    expect(sectionText({ ...words, rows })).toContain('at least 20x: MISSES');
  });
});

describe('an invented list', () => {
  const rowsOf = (list: string) => list.trimEnd().split('\r\n').slice(1);

  test('is the same for the same seed, of the size of a real one', () => {
    expect(inventedList()).toBe(inventedList());
    expect(inventedList({ seed: 2 })).not.toBe(inventedList());
    const rows = rowsOf(inventedList());
    expect(rows).toHaveLength(560);
    expect(new Set(rows.map((row) => row.split(',')[5])).size).toBe(97);
  });

  test('a small one has divisions of the sizes given', () => {
    const divisions = rowsOf(smallList([4, 3, 2], 1)).map((row) => row.split(',')[5]);
    const sizes = [...new Set(divisions)].map(
      (name) => divisions.filter((division) => division === name).length,
    );
    expect(sizes).toEqual([4, 3, 2]);
  });
});
