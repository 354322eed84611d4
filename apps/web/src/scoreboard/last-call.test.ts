import type { LogLineView, MatchAction } from '@threecount/match';
import { expect, it } from 'vitest';
import { callLabel, lastCall } from './last-call.ts';

const line = (index: number, action: MatchAction, voided = false): LogLineView => ({
  index,
  at: 0,
  elapsedMs: 0,
  action: { ...action, at: 0 },
  effect: '',
  clauses: [],
  flags: [],
  voided,
  voidable: true,
});
const score: MatchAction = { do: 'score', side: 'red', technique: 'mount' };

it('is the newest call that stands, not the clock and not what was taken back', () => {
  expect(lastCall([line(0, { do: 'start' })])).toBeNull();
  const log = [
    line(0, { do: 'start' }),
    line(1, score),
    line(2, score, true),
    line(3, { do: 'stop' }),
  ];
  expect(lastCall(log)?.index).toBe(1);
});

it('falls back on the code where the rules are not known', () => {
  expect(callLabel(score, null)).toBe('mount');
});
