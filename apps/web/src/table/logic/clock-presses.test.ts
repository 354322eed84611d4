import type { Awaiting, MatchStatus, MatchView } from '@threecount/match';
import { expect, it } from 'vitest';
import { clockPress, secondPress, standingPress } from './clock-presses.ts';

const at = (status: MatchStatus, awaiting: Awaiting | null = null) =>
  ({ status, awaiting }) as MatchView;
const all = (view: MatchView) =>
  [clockPress, secondPress, standingPress].map((press) => press(view).action?.do ?? null);

it('starts, stops the clock and lets them fight again with one button', () => {
  expect(all(at('not-started'))).toEqual(['start', null, null]);
  expect(all(at('running'))).toEqual(['time-out', 'stop', null]);
  expect(all(at('timed-out'))).toEqual(['resume', null, 'resume']);
  expect(all(at('between-periods', 'start'))).toEqual(['start', null, null]);
});

it('keeps STOP and TIME apart: after a STOP the clock can still be stopped', () => {
  expect(all(at('stopped'))).toEqual(['resume', 'time-out', 'resume']);
});

it('goes on after used-up time, and nowhere else while the officials decide', () => {
  expect(all(at('awaiting', 'allowance-ruling'))).toEqual(['resume', null, null]);
  expect(all(at('awaiting', 'decision'))).toEqual([null, null, null]);
  expect(all(at('ended'))).toEqual([null, null, null]);
});
