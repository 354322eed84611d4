import { describe, expect, it } from 'vitest';
import { endOfPeriod } from './end-of-period.ts';
import { Horn } from './horn.ts';

const start = 1_000_000;
const clock = { period: 'regulation', remainingMs: 360_000, elapsedMs: 0, running: true, at: 0 };

/** A horn with the times at which it will sound. */
function withTimes() {
  const time = { now: start };
  const times: number[] = [];
  const horn = new Horn({
    soundAfter(ms) {
      const at = time.now + ms;
      times.push(at);
      return () => {
        if (at > time.now) times.splice(times.indexOf(at), 1);
      };
    },
  });
  const plan = (end: number | null, now: number): void => {
    time.now = now;
    horn.plan(end, now);
  };
  return { plan, times };
}

describe('the end of a period', () => {
  it('is known while the clock runs towards a limit', () => {
    expect(endOfPeriod(clock, start)).toBe(start + 360_000);
    expect(endOfPeriod({ ...clock, at: 90_000, remainingMs: 300_000 }, start)).toBe(
      start + 390_000,
    );
    expect(endOfPeriod({ ...clock, running: false }, start)).toBeNull();
    expect(endOfPeriod({ ...clock, remainingMs: null }, start)).toBeNull();
    expect(endOfPeriod(clock, null)).toBeNull();
  });
});

describe('the horn', () => {
  const end = start + 360_000;

  it('card 20: is set for the true end when the clock starts, and the page need not act again', () => {
    const { plan, times } = withTimes();
    plan(endOfPeriod(clock, start), start);
    expect(times).toEqual([end]);
  });

  it('is taken back when the clock stops, and set anew when it goes on', () => {
    const { plan, times } = withTimes();
    plan(end, start);
    plan(null, start + 60_000);
    expect(times).toEqual([]);
    plan(end + 30_000, start + 90_000);
    expect(times).toEqual([end + 30_000]);
  });

  it('sounds once, also where the end is told again in other words', () => {
    const { plan, times } = withTimes();
    plan(end, start);
    plan(end + 15, start + 1_000);
    plan(null, end + 200);
    plan(end + 40, end + 300);
    expect(times).toEqual([end]);
  });

  it('follows a clock that was measured anew', () => {
    const { plan, times } = withTimes();
    plan(end, start);
    plan(end - 400, start + 1_000);
    expect(times).toEqual([end - 400]);
  });

  it('sounds at once a moment too late, and not at all long after', () => {
    const late = withTimes();
    late.plan(end, end + 1_000);
    expect(late.times).toEqual([end + 1_000]);
    const tooLate = withTimes();
    tooLate.plan(end, end + 60_000);
    expect(tooLate.times).toEqual([]);
  });

  it('is set again when the device wakes, and not where the end was slept through', () => {
    const set: number[] = [];
    const gone: number[] = [];
    const horn = new Horn({
      soundAfter(ms) {
        set.push(ms);
        return () => void gone.push(ms);
      },
    });
    horn.plan(end, start);
    horn.wake(start + 100_000);
    expect([set, gone]).toEqual([[360_000, 260_000], [360_000]]);
    horn.wake(end + 60_000);
    expect([set, gone]).toEqual([
      [360_000, 260_000],
      [360_000, 260_000],
    ]);
  });

  it('sounds at the end of each period', () => {
    const { plan, times } = withTimes();
    plan(end, start);
    plan(null, end);
    plan(end + 180_000, end + 60_000);
    expect(times).toEqual([end, end + 180_000]);
  });
});
