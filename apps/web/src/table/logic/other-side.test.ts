import type { LogLineView, TimedAction } from '@threecount/match';
import { expect, it } from 'vitest';
import { forOtherSide } from './other-side.ts';

const line = (action: TimedAction, voided = false): LogLineView => ({
  index: 3,
  at: action.at,
  elapsedMs: action.at,
  action,
  effect: '',
  clauses: [],
  flags: [],
  voided,
  voidable: !voided,
});

const foul = { do: 'foul', side: 'blue', foul: 'stalling', detail: 'edge', at: 135_000 } as const;

it('card 11: a call of one side as that of the other, whole but for its time', () => {
  expect(forOtherSide(line(foul))).toEqual({
    do: 'foul',
    side: 'red',
    foul: 'stalling',
    detail: 'edge',
  });
  expect(forOtherSide(line({ ...foul, side: 'red', insteadOf: 2 }))).toMatchObject({
    side: 'blue',
  });
  expect(forOtherSide(line({ ...foul, insteadOf: 2 }))).not.toHaveProperty('insteadOf');
});

it('card 11: nothing where it was taken back, is of both, or is no such call', () => {
  expect(forOtherSide(line(foul, true))).toBeNull();
  expect(forOtherSide(line({ ...foul, side: 'both' }))).toBeNull();
  expect(forOtherSide(line({ do: 'submission', side: 'red', by: 'tap', at: 0 }))).toBeNull();
  expect(forOtherSide(line({ do: 'stop', at: 0 }))).toBeNull();
});
