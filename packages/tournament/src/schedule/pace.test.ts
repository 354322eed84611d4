import { expect, it } from 'vitest';
import { TestLog } from '../testing/test-log.ts';
import type { DivisionState, MatState } from '../types/state.ts';
import { slotMs } from './duration.ts';
import { paceOf } from './pace.ts';
import { dayPlan } from './plan/day.ts';
import { clock, fight, matDay, minute, onMat, startOf } from './plan/testing.ts';

const pace = (log: TestLog): number | null =>
  paceOf(log.state, log.state.mats.get('m1') as MatState);

const divisionOf = (log: TestLog, id: string): DivisionState =>
  log.state.divisions.get(id) as DivisionState;

/** Sixteen entries on one mat, of which nobody has said when its day begins. */
function day(): TestLog {
  const log = new TestLog().create({ rest: 0 });
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  onMat(log, 'd1', 16, 'm1');
  return log;
}

it('nothing is planned before the first match of a day whose beginning nobody has said', () => {
  const log = day();
  expect(dayPlan(log.state, log.now).matches.size).toBe(0);
});

it('the plan goes by match length and change-over before the mat has a pace', () => {
  const log = day();
  log.paper('d1-1', 'red');
  expect(pace(log)).toBeNull();
  expect([startOf(log, 'd1-2'), startOf(log, 'd1-3')]).toEqual([
    clock(log.now),
    clock(log.now + 8 * minute),
  ]);
});

it('the pace is the median of the last gaps once there are three; paper and no-shows take no time', () => {
  const log = day();
  for (const [i, minutes] of [5, 4, 20, 4].entries()) fight(log, `d1-${i + 1}`, 'm1', minutes);
  expect(pace(log)).toBe(0.5);
  log.paper('d1-5', 'red');
  expect(pace(log)).toBe(0.5);
  log.must('match', 'd1-6', { type: 'open-match', matId: 'm1' });
  const noShow = { do: 'forfeit', side: 'blue', reason: 'no-show' } as const;
  log.now += minute;
  log.must('match', 'd1-6', {
    type: 'official-action',
    action: noShow,
    instant: log.now,
    epoch: 1,
  });
  log.must('match', 'd1-6', { type: 'confirm-result' });
  expect(pace(log)).toBe(0.5);
  expect(startOf(log, 'd1-8')).toBe(clock(log.now + 4 * minute));
});

it('an open match is reckoned with what is left of its time, at least half a minute', () => {
  const log = matDay(1, '09:00');
  onMat(log, 'd1', 16, 'm1');
  log.must('match', 'd1-1', { type: 'open-match', matId: 'm1' });
  const opened = log.now;
  log.now += 3 * minute;
  expect(startOf(log, 'd1-2')).toBe(clock(opened + 8 * minute));
  log.now += 20 * minute;
  expect(startOf(log, 'd1-2')).toBe(clock(log.now));
});

it('the pace is of each match: after quick short ones a longer one is planned with its own length', () => {
  const log = day();
  log.must('division', 'd1', {
    type: 'set-column',
    column: { discipline: 'no-gi', ageGroup: 'preteens', gender: 'male', level: 'beginner' },
  } as Parameters<TestLog['must']>[2]);
  onMat(log, 'd2', 8, 'm1', 31);
  const lengths = ['d1', 'd2'].map((id) => slotMs(log.state, divisionOf(log, id)));
  expect(lengths[0]).toBeLessThan(lengths[1] ?? 0);
  for (const number of [1, 2, 3, 4])
    fight(log, `d1-${number}`, 'm1', (lengths[0] ?? 0) / minute / 2);
  expect(pace(log)).toBeCloseTo(0.5);
  const match = dayPlan(log.state, log.now).matches.get('d2-1');
  expect((match?.end ?? 0) - (match?.start ?? 0)).toBeCloseTo((lengths[1] ?? 0) / 2);
});
