import { describe, expect, it } from 'vitest';
import { ServerClock } from './server-clock.ts';

/** A server whose clock is `ahead` of ours; each answer takes the next pair of ways (there, back). */
function world(ahead: number, ways: readonly (readonly [number, number] | 'lost')[]) {
  let local = 1_000;
  let next = 0;
  return {
    ticks: () => local,
    pass: (ms: number) => {
      local += ms;
    },
    ask: async () => {
      const way = ways[next] ?? [0, 0];
      next += 1;
      if (way === 'lost') throw new Error('no network');
      local += way[0];
      const time = local + ahead;
      local += way[1];
      return time;
    },
  };
}

describe('ServerClock', () => {
  it('takes the middle of the way there and back', async () => {
    const outside = world(5_000, [[40, 40]]);
    const clock = new ServerClock(outside);
    expect(clock.isSet).toBe(false);
    await clock.sample();
    expect(clock.now()).toBe(outside.ticks() + 5_000);
    expect(clock.error).toBe(40);
  });

  it('is never off by more than the error it states', async () => {
    const outside = world(-700, [
      [0, 90],
      [10, 4],
      [300, 0],
    ]);
    const clock = new ServerClock(outside);
    for (let count = 0; count < 3; count += 1) {
      await clock.sample();
      expect(Math.abs(clock.now() - (outside.ticks() - 700))).toBeLessThanOrEqual(clock.error ?? 0);
    }
    expect(clock.error).toBe(7);
  });

  it('goes on while the server is away', async () => {
    const outside = world(100, [[1, 1], 'lost']);
    const clock = new ServerClock(outside);
    await clock.sample();
    outside.pass(60_000);
    expect(await clock.sample()).toBe(false);
    expect(clock.now()).toBe(outside.ticks() + 100);
  });

  it('lets old samples go, however good they were', async () => {
    const outside = world(0, [
      [0, 0],
      [8, 8],
    ]);
    const clock = new ServerClock(outside);
    await clock.sample();
    outside.pass(11 * 60_000);
    await clock.sample();
    expect(clock.error).toBe(8);
  });

  it('believes a slower answer after it was told to forget', async () => {
    const outside = world(0, [
      [0, 0],
      [8, 8],
    ]);
    const clock = new ServerClock(outside);
    await clock.sample();
    clock.forget();
    await clock.sample();
    expect(clock.error).toBe(8);
  });
});
