import { describe, expect, it } from 'vitest';
import { TestLog } from '../testing/test-log.ts';
import { idleSince } from './idle.ts';

const minute = 60_000;

/** Four entries on one mat, two minutes of rest; semi-finals d1-1 and d1-2, final d1-3. */
function day(): TestLog {
  const log = new TestLog().create({ rest: 120 }).division('d1').enter('d1', 4, { seeded: true });
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  log.draw('d1');
  log.now += minute;
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  return log;
}

function idle(log: TestLog): number | null {
  const mat = log.state.mats.get('m1');
  if (mat === undefined) throw new Error('there is a mat');
  return idleSince(log.state, mat, log.now);
}

function open(log: TestLog, matchId: string): void {
  log.must('match', matchId, { type: 'open-match', matId: 'm1' });
}

/** Fights a match of one minute, confirmed at once or later. */
function fight(log: TestLog, matchId: string, confirmedAfter = 0): void {
  open(log, matchId);
  const act = (action: object): void => {
    const official = { type: 'official-action', action, instant: log.now, epoch: 1 };
    log.must('match', matchId, official as Parameters<TestLog['must']>[2]);
  };
  act({ do: 'start' });
  log.now += minute;
  act({ do: 'submission', side: 'red', by: 'tap' });
  log.now += confirmedAfter;
  log.must('match', matchId, { type: 'confirm-result' });
}

describe('a mat without a match', () => {
  it('is idle since its matches can be called, whoever looks when, but not before the day has begun', () => {
    const log = day();
    log.now += 5 * minute;
    expect(idle(log)).toBeNull();
    log.division('d2').enter('d2', 2, { from: 9 }).draw('d2');
    log.must('mat', 'm2', { type: 'add-mat', matId: 'm2', name: 'Mat 2' });
    log.must('division', 'd2', { type: 'assign-division', matId: 'm2' });
    log.now += minute;
    log.must('match', 'd2-1', { type: 'open-match', matId: 'm2' });
    const begun = log.now;
    log.now += 4 * minute;
    expect(idle(log)).toBe(begun);
    log.must('division', 'd1', { type: 'assign-division', matId: null });
    log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
    expect(idle(log)).toBe(log.now);
  });

  it('is idle from the end of its last match where another was ready', () => {
    const log = day();
    fight(log, 'd1-1', 30_000);
    const confirmed = log.now;
    log.now += 4 * minute;
    expect(idle(log)).toBe(confirmed);
  });

  it('is not idle while it waits for a rest, and idle from its end', () => {
    const log = day();
    fight(log, 'd1-1');
    fight(log, 'd1-2');
    const ended = log.now;
    expect(idle(log)).toBeNull();
    log.now = ended + 7 * minute;
    expect(idle(log)).toBe(ended + 2 * minute);
  });

  it('is idle since somebody left, where that decided who meets', () => {
    const log = day();
    fight(log, 'd1-1');
    log.now += 10 * minute;
    const red = log.state.divisions.get('d1')?.bracket?.matches[1]?.red;
    if (red?.kind !== 'competitor') throw new Error('the second semi-final has two entries');
    log.withdraw(red.entryId);
    const left = log.now;
    log.now += minute;
    expect(idle(log)).toBe(left);
  });

  it('is idle since its session began, and not in a break', () => {
    const log = day();
    const sessions = [{ start: new Date(log.now + 10 * minute).toISOString(), end: null }];
    log.must('tournament', 't1', { type: 'set-sessions', sessions });
    const begins = log.now + 10 * minute;
    const breaks = [{ start: new Date(begins + 9 * minute).toISOString(), minutes: 20, name: '' }];
    log.must('mat', 'm1', { type: 'set-breaks', breaks });
    log.now = begins - minute;
    expect(idle(log)).toBeNull();
    log.now = begins + 4 * minute;
    expect(idle(log)).toBe(begins);
    fight(log, 'd1-1');
    log.now = begins + 10 * minute;
    expect(idle(log)).toBeNull();
    log.now = begins + 40 * minute;
    expect(idle(log)).toBe(begins + 29 * minute);
  });

  it('is idle from the moment at which a match went back', () => {
    const log = day();
    open(log, 'd1-1');
    log.now += 3 * minute;
    log.must('match', 'd1-1', { type: 'release-match' });
    const back = log.now;
    log.now += minute;
    expect(idle(log)).toBe(back);
  });
});
