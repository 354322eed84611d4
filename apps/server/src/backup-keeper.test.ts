import type { Store } from '@threecount/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackupKeeper } from './backup-keeper.ts';

const copy: Awaited<ReturnType<Store['backup']>> = {
  name: 'a copy',
  at: '2026-05-01T09:00:00.000Z',
  reason: 'result',
  size: 1,
};
let made: number;
let failures: unknown[];
let keeper: BackupKeeper;

beforeEach(() => {
  vi.useFakeTimers();
  made = 0;
  failures = [];
  const backup = async () => {
    made += 1;
    return copy;
  };
  keeper = new BackupKeeper({ backup }, (error) => failures.push(error));
});

afterEach(() => {
  vi.useRealTimers();
});

test('results close together share one copy; nobody waits for it', async () => {
  keeper.want();
  keeper.want();
  expect(made).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toBe(1);
  keeper.want();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toBe(2);
});

test('while it is held back nothing is copied; then once', async () => {
  await keeper.hold(async () => {
    for (let result = 0; result < 5; result += 1) {
      keeper.want();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(made).toBe(0);
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toBe(1);
});

test('what is due is made before the end; without a result there is nothing to do', async () => {
  await keeper.flush();
  expect(made).toBe(0);
  keeper.want();
  await keeper.flush();
  expect(made).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toBe(1);
});

test('a copy that fails is told and does not stop the next', async () => {
  let attempts = 0;
  const backup = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('disk full');
    return copy;
  };
  const unlucky = new BackupKeeper({ backup }, (error) => failures.push(error));
  unlucky.want();
  await unlucky.flush();
  unlucky.want();
  await unlucky.flush();
  expect([attempts, failures.length]).toEqual([2, 1]);
});
