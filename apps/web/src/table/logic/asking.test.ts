import type { LogLineView } from '@threecount/match';
import { expect, it } from 'vitest';
import { askingLines } from './asking.ts';

const line = (index: number, flags: readonly string[], voided = false) =>
  ({ index, flags, voided, voidable: !voided }) as unknown as LogLineView;

it('asks about flagged calls that stand, newest first, until they are kept or voided', () => {
  const log = [
    line(0, []),
    line(1, ['repeat-position']),
    line(2, ['check-control'], true),
    line(3, ['check-control', 'stranded']),
    line(4, ['overruled']),
  ];
  expect(askingLines(log, new Set()).map(({ line: { index }, flags }) => [index, flags])).toEqual([
    [3, ['check-control']],
    [1, ['repeat-position']],
  ]);
  expect(askingLines(log, new Set([3, 1]))).toEqual([]);
});
