import { expect, test } from 'vitest';
import { inTurns } from './turns.ts';

function* busy(): Generator<void, string, void> {
  for (let step = 0; step < 12; step += 1) {
    const end = performance.now() + 5;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

test('long work leaves turns for others, and gives its value', async () => {
  const seen: string[] = [];
  const other = new Promise<void>((resolve) => {
    setImmediate(() => {
      seen.push('another');
      resolve();
    });
  });
  const work = inTurns(busy()).then((value) => seen.push(value));
  await Promise.all([work, other]);
  expect(seen).toEqual(['another', 'done']);
});
