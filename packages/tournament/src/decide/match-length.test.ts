import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { drawn, type TestLog } from '../testing/test-log.ts';
import { divisionSummary } from '../views/division.ts';
import { tableView } from '../views/mat.ts';

const minute = 60_000;
const shorter = {
  type: 'set-match-length',
  lengthMs: 5 * minute,
  by: 'Ada',
  reason: 'the sheet says five',
} as const;

/** A division of six minutes; its first match is open. */
function opened(): TestLog {
  const log = drawn(4, { rest: 0 }, { seeded: true });
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  log.must('match', 'd1-1', { type: 'open-match', matId: 'm1' });
  return log;
}

function start(log: TestLog): void {
  const given = { instant: log.now, epoch: 1 } as const;
  log.must('match', 'd1-1', { type: 'official-action', action: { do: 'start' }, ...given });
}

const tableOf = (log: TestLog) => tableView(log.state, new Map(), 'm1', log.now)?.match;

function divisionOf({ state }: TestLog) {
  const division = state.divisions.get('d1');
  if (division === undefined) throw new Error('no division');
  return divisionSummary(state, division);
}

describe('card 23: a match gets another length than its division', () => {
  it('before its start, by name and reason, and the division keeps its own', () => {
    const log = opened();
    expect(tableOf(log)).toMatchObject({ divisionLengthMs: null });
    log.now += 51_000;
    log.must('match', 'd1-1', shorter);
    expect(log.envelopes.at(-1)).toMatchObject({
      action: shorter,
      events: [{ type: 'MatchLengthSet', by: 'Ada', reason: 'the sheet says five' }],
    });
    expect(tableOf(log)?.screen.periods[0]?.lengthMs).toBe(5 * minute);
    log.now += 53_000;
    start(log);
    log.now += 5 * minute - 1;
    const confirm = { type: 'confirm-result' } as const;
    expect(log.refusal('match', 'd1-1', confirm)).toBe('not-over');
    const summary = divisionOf(log);
    expect(summary.durationMs).toBe(6 * minute);
    log.must('match', 'd1-1', { ...scored, instant: log.now });
    log.now += 1;
    log.must('match', 'd1-1', confirm);
    expect(log.state.divisions.get('d1')?.matches.get('d1-1')?.result).toMatchObject({
      winner: 'red',
      elapsedMs: 5 * minute,
    });
    log.must('match', 'd1-2', { type: 'open-match', matId: 'm1' });
    expect(tableOf(log)?.screen.periods[0]?.lengthMs).toBe(6 * minute);
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });

  it('and somebody is asked whether the division is wrong too, until they agree', () => {
    const log = opened();
    expect(divisionOf(log).otherLengths).toEqual([]);
    log.must('match', 'd1-1', shorter);
    expect(tableOf(log)?.divisionLengthMs).toBe(6 * minute);
    expect(divisionOf(log).otherLengths).toEqual([{ number: 1, lengthMs: 5 * minute }]);
    log.must('match', 'd1-1', { type: 'swap-sides' });
    expect(tableOf(log)?.divisionLengthMs).toBe(6 * minute);
    const column = {
      discipline: 'no-gi',
      ageGroup: 'adults-30',
      gender: 'male',
      level: 'expert',
    } as const;
    log.must('division', 'd1', { type: 'set-column', column });
    expect(divisionOf(log)).toMatchObject({ durationMs: 5 * minute, otherLengths: [] });
  });

  it('and back again', () => {
    const log = opened();
    log.must('match', 'd1-1', shorter);
    log.must('match', 'd1-1', { ...shorter, lengthMs: 6 * minute });
    expect(tableOf(log)?.divisionLengthMs).toBeNull();
  });

  it('but not once it was started, to no time at all, or by nobody', () => {
    const log = opened();
    expect(log.refusal('match', 'd1-2', shorter)).toBe('not-open');
    expect(log.refusal('match', 'd1-1', { ...shorter, by: ' ' })).toBe('blank');
    expect(log.refusal('match', 'd1-1', { ...shorter, reason: '' })).toBe('blank');
    for (const lengthMs of [0, -minute, 1500, 7_201_000, Number.NaN]) {
      expect(log.refusal('match', 'd1-1', { ...shorter, lengthMs })).toBe('bad-length');
    }
    expect(log.refusal('match', 'd1-1', { ...shorter, lengthMs: 6 * minute })).toBe('same-length');
    start(log);
    expect(log.refusal('match', 'd1-1', shorter)).toBe('already-started');
  });
});

const takedown = { do: 'score', side: 'red', technique: 'takedown', landing: 'guard' } as const;
const scored = { type: 'official-action', action: takedown, epoch: 1 } as const;
