import { expect, it } from 'vitest';
import { emptyPaper, paperResult } from './paper.ts';

const sheet = {
  ...emptyPaper,
  winner: 'blue',
  method: 'points',
  red: '2',
  blue: '4',
  by: 'R. Oduya',
} as const;

it('makes a result of a filled sheet, with and without a time', () => {
  const result = {
    winner: 'blue',
    method: 'points',
    red: { points: 2 },
    blue: { points: 4 },
    elapsedMs: null,
    by: 'R. Oduya',
  };
  expect(paperResult(sheet)).toEqual(result);
  expect(paperResult({ ...sheet, elapsed: '3:21' })).toEqual({ ...result, elapsedMs: 201_000 });
  expect(paperResult({ ...sheet, winner: 'nobody' })?.winner).toBeNull();
});

it('waits while something is missing or is no number', () => {
  const wrong = [
    { winner: null },
    { method: '' },
    { red: 'x' },
    { blue: '' },
    { elapsed: '3' },
    { by: ' ' },
  ] as const;
  for (const change of wrong) expect(paperResult({ ...sheet, ...change })).toBeNull();
});
