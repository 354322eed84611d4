import { expect, test } from 'vitest';
import { SerialQueue } from './queue.ts';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('tasks run in order, one at a time', async () => {
  const queue = new SerialQueue();
  const seen: string[] = [];
  const task = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await later(ms);
    seen.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([queue.run(task('a', 8)), queue.run(task('b', 1))]);
  expect(results).toEqual(['a', 'b']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a task that fails tells its caller and does not stop the next', async () => {
  const queue = new SerialQueue();
  const failing = queue.run(async () => {
    throw new Error('no');
  });
  const next = queue.run(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
