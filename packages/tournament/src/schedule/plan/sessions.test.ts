import { describe, expect, it } from 'vitest';
import { dayPlan } from './day.ts';
import { at, clock, fight, matDay, minute, onMat } from './testing.ts';

const day = 24 * 60 * minute;
const iso = (ms: number): string => new Date(ms).toISOString();

/** Eight first-round matches of eight minutes; three fit before the end of the first session. */
function twoDays(): ReturnType<typeof matDay> {
  const log = matDay(1, '09:00');
  const sessions = [
    { start: iso(at('09:00')), end: iso(at('09:30')) },
    { start: iso(at('10:00') + day), end: null },
  ];
  log.must('tournament', 't1', { type: 'set-sessions', sessions });
  onMat(log, 'd1', 16, 'm1');
  return log;
}

const starts = (log: ReturnType<typeof matDay>): string[] =>
  [...dayPlan(log.state, log.now).matches.values()]
    .map(({ start }) => `${start >= at('00:00') + day ? 'Sun' : 'Sat'} ${clock(start)}`)
    .slice(0, 5);

describe('two sessions', () => {
  it('take as many matches as are over by the end of the first, and the others in the second', () => {
    const log = twoDays();
    log.now = at('08:00');
    expect(starts(log)).toEqual(['Sat 09:00', 'Sat 09:08', 'Sat 09:16', 'Sun 10:00', 'Sun 10:08']);
  });

  it('of a mat that runs late: it goes on past the end with what was meant for the first', () => {
    const log = twoDays();
    log.now = at('09:20');
    expect(starts(log)).toEqual(['Sat 09:20', 'Sat 09:28', 'Sat 09:36', 'Sun 10:00', 'Sun 10:08']);
    expect(dayPlan(log.state, log.now).mats.get('m1')?.lateMs).toBe(20 * minute);
  });

  it('leave what was not fought by the evening for the next day; the night is no delay', () => {
    const log = twoDays();
    log.now = at('09:00');
    for (const number of [1, 2]) fight(log, `d1-${number}`, 'm1', 8);
    log.now = at('20:00');
    expect(starts(log)[0]).toBe('Sun 10:00');
    log.now = at('10:00') + day;
    expect(starts(log)[0]).toBe('Sun 10:00');
    // It was meant for 09:16, fourteen minutes before the end of the session.
    expect(dayPlan(log.state, log.now).mats.get('m1')?.lateMs).toBe(14 * minute);
  });
});

describe('sessions of one mat', () => {
  it('go before those of all', () => {
    const log = matDay(2, '09:00');
    onMat(log, 'd1', 4, 'm1');
    onMat(log, 'd2', 4, 'm2', 11);
    const sessions = [{ start: iso(at('11:00')), end: null }];
    log.must('mat', 'm2', { type: 'set-mat-sessions', sessions });
    log.now = at('08:00');
    const { matches } = dayPlan(log.state, log.now);
    expect(clock(matches.get('d1-1')?.start)).toBe('09:00');
    expect(clock(matches.get('d2-1')?.start)).toBe('11:00');
  });
});
