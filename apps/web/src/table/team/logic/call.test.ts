import { describe, expect, it } from 'vitest';
import { mayRecordAbsence, secondsLeft } from './call.ts';

describe('a fighter who was called', () => {
  const call = { side: 'red', epoch: 1, since: 10_000 } as const;
  it('has whole seconds left, down to none', () => {
    expect(secondsLeft(call, 90, 10_000)).toBe(90);
    expect(secondsLeft(call, 90, 99_900)).toBe(1);
    expect(secondsLeft(call, 90, 100_000)).toBe(0);
    expect(secondsLeft(call, 90, 500_000)).toBe(0);
  });

  it('counts as absent once the time is over, before it by name and reason (CLS-ORD-09)', () => {
    const may = (isOver: boolean, by: string, reason: string) =>
      mayRecordAbsence('loses-bout', isOver, { by, reason });
    expect(may(true, '', '')).toBe(true);
    expect(may(false, 'Chief', '')).toBe(false);
    expect(may(false, '', 'left')).toBe(false);
    expect(may(false, 'Chief', 'left')).toBe(true);
  });

  it('is passed over as one who is hurt only by name, as every withdrawal', () => {
    const may = (isOver: boolean, by: string, reason: string) =>
      mayRecordAbsence('skip-as-injured', isOver, { by, reason });
    expect(may(true, '', '')).toBe(false);
    expect(may(true, 'Chief', '')).toBe(true);
    expect(may(false, 'Chief', '')).toBe(false);
  });
});
