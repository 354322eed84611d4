import { describe, expect, it } from 'vitest';
import { TestLog } from '../testing/test-log.ts';
import type { MatState } from '../types/state.ts';
import { expectedTimes, paceMs } from './expected.ts';

const minute = 60_000;

/** Sixteen entries on one mat. */
function day(): TestLog {
  const log = new TestLog().create({ rest: 0 }).division('d1').enter('d1', 16, { seeded: true });
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  return log.draw('d1');
}

const mat = (log: TestLog): MatState => log.state.mats.get('m1') as MatState;
const times = (log: TestLog) => expectedTimes(log.state, mat(log), log.now);

/** Fights a match that is over `minutes` after the one before. */
function fight(log: TestLog, number: number, minutes: number): void {
  const id = `d1-${number}`;
  const act = (action: object): void => {
    const official = { type: 'official-action', action, instant: log.now, epoch: 1 };
    log.must('match', id, official as Parameters<TestLog['must']>[2]);
  };
  log.now += (minutes - 1) * minute;
  log.must('match', id, { type: 'open-match', matId: 'm1' });
  act({ do: 'start' });
  log.now += minute;
  act({ do: 'submission', side: 'red', by: 'tap' });
  log.must('match', id, { type: 'confirm-result' });
}

describe('expected times', () => {
  it('are not said before the first match of the day', () => {
    expect(times(day()).size).toBe(0);
  });

  it('go by match length and change-over before the mat has a pace', () => {
    const log = day();
    log.paper('d1-1', 'red');
    // Adults fight six minutes, and two are for the change-over.
    const slot = 8 * minute;
    expect(paceMs(log.state, mat(log))).toBeNull();
    expect(times(log).get('d1-2')).toEqual({ from: log.now, to: log.now + slot / 2 });
    const third = times(log).get('d1-3');
    expect(third?.from).toBeLessThan(log.now + slot);
    expect(third?.to).toBeGreaterThan(log.now + slot);
  });

  it('go by the median of the last gaps once there are three; walkovers and paper take no time', () => {
    const log = day();
    for (const [i, minutes] of [5, 4, 20, 4].entries()) fight(log, i + 1, minutes);
    expect(paceMs(log.state, mat(log))).toBe(4 * minute);
    log.paper('d1-5', 'red');
    expect(paceMs(log.state, mat(log))).toBe(4 * minute);
    const next = times(log).get('d1-7');
    expect(next?.from).toBeLessThanOrEqual(log.now + 4 * minute);
    expect(next?.to).toBeGreaterThanOrEqual(log.now + 4 * minute);
  });

  it('never run backwards along the queue', () => {
    const log = day();
    fight(log, 1, 3);
    const starts = [...times(log).values()].map(({ from }) => from);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts).toHaveLength(14);
  });
});
