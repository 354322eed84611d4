import type { MatchAction } from '@threecount/match';
import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../derive-again.ts';
import { findMatch } from '../progress/find.ts';
import { drawn, paperAction, type TestLog } from '../testing/test-log.ts';
import type { TournamentAction } from '../types/actions.ts';

/** Four entries on mat 1, seeded; the rest between matches is five minutes. */
function onMat(): TestLog {
  const log = drawn(4, { rest: 300 }, { seeded: true });
  for (const matId of ['m1', 'm2']) {
    log.must('mat', matId, { type: 'add-mat', matId, name: `Mat ${matId.slice(1)}` });
  }
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  return log;
}

const open = { type: 'open-match', matId: 'm1' } as const;

function official(
  log: TestLog,
  action: MatchAction,
  given: { epoch?: number; later?: number } = {},
) {
  log.now += given.later ?? 0;
  const epoch = given.epoch ?? 1;
  return { type: 'official-action', action, instant: log.now, epoch } satisfies TournamentAction;
}

const record = (log: TestLog, matchId: string) =>
  log.state.divisions.get('d1')?.matches.get(matchId);

/** Opens a match of mat 1 and ends it by a submission of red after a minute. */
function finish(log: TestLog, matchId: string): void {
  log.must('match', matchId, open);
  log.must('match', matchId, official(log, { do: 'start' }));
  const tap = { do: 'submission', side: 'red', by: 'tap' } as const;
  log.must('match', matchId, official(log, tap, { later: 60_000 }));
  log.must('match', matchId, { type: 'confirm-result' });
}

describe('a match on its mat', () => {
  it('is opened by the mat of its division, one at a time, and when both sides are known', () => {
    const log = onMat();
    expect(log.refusal('match', 'd1-1', { type: 'open-match', matId: 'm2' })).toBe('not-this-mat');
    expect(log.refusal('match', 'd1-3', open)).toBe('not-ready');
    log.must('match', 'd1-1', open);
    expect(log.refusal('match', 'd1-1', open)).toBe('mat-busy');
    expect(log.refusal('match', 'd1-2', open)).toBe('mat-busy');
    expect(log.refusal('division', 'd1', { type: 'assign-division', matId: 'm2' })).toBe(
      'match-running',
    );
  });

  it('goes back only before its start, and comes again under a new lease', () => {
    const log = onMat();
    log.must('match', 'd1-1', open);
    log.must('match', 'd1-1', { type: 'release-match' });
    log.must('match', 'd1-1', open);
    expect(record(log, 'd1-1')?.epoch).toBe(2);
    log.must('match', 'd1-1', official(log, { do: 'start' }, { epoch: 2 }));
    expect(log.refusal('match', 'd1-1', { type: 'release-match' })).toBe('already-started');
  });

  it('counts time from the first start, and never back', () => {
    const log = onMat();
    log.must('match', 'd1-1', open);
    log.must('match', 'd1-1', official(log, { do: 'start' }, { later: 5000 }));
    const takedown = { do: 'score', side: 'red', technique: 'takedown', landing: 'guard' } as const;
    log.must('match', 'd1-1', official(log, takedown, { later: 30_000 }));
    log.must('match', 'd1-1', official(log, { do: 'wait' }, { later: -10_000 }));
    expect(record(log, 'd1-1')?.bout?.actions.map((action) => action.at)).toEqual([
      0, 30_000, 30_000,
    ]);
  });

  it('card 10: a submission that is taken back has moved nobody on and called no next match', () => {
    const log = onMat();
    finish(log, 'd1-2');
    log.now += 300_000;
    log.must('match', 'd1-1', open);
    log.must('match', 'd1-1', official(log, { do: 'start' }));
    const tap = { do: 'submission', side: 'red', by: 'verbal' } as const;
    log.must('match', 'd1-1', official(log, tap, { later: 201_400 }));
    expect(record(log, 'd1-1')).toMatchObject({ result: null });
    expect(findMatch(log.state, 'd1-3')?.now.phase).toBe('waiting');
    log.must('match', 'd1-1', official(log, { do: 'void', action: 1 }, { later: 18_600 }));
    expect(log.refusal('match', 'd1-1', { type: 'confirm-result' })).toBe('not-over');
    expect(findMatch(log.state, 'd1-3')?.now.phase).toBe('waiting');
    expect(record(log, 'd1-1')?.bout?.engine.clock).toMatchObject({
      inPeriodMs: 201_400,
      runningSince: null,
    });
  });

  it('card 22: a clock that was set for one match is gone with it', () => {
    const log = onMat();
    log.must('match', 'd1-1', open);
    log.must('match', 'd1-1', official(log, { do: 'start' }));
    const ruling = { reopen: true, remainingMs: 120_000 } as const;
    const overrule = { do: 'override', ruling, by: 'Ada', reason: 'restart' } as const;
    log.must('match', 'd1-1', official(log, overrule, { later: 1000 }));
    log.must('match', 'd1-1', official(log, { do: 'submission', side: 'red', by: 'tap' }));
    log.must('match', 'd1-1', { type: 'confirm-result' });
    log.must('match', 'd1-2', open);
    const { periods } = record(log, 'd1-2')?.bout?.setup.rules ?? {};
    expect(periods?.[0]?.lengthMs).toBe(
      record(log, 'd1-1')?.bout?.setup.rules.periods[0]?.lengthMs,
    );
    expect(record(log, 'd1-2')?.bout?.engine.clock.inPeriodMs).toBe(0);
  });

  it('refuses who lost the lease', () => {
    const log = onMat();
    log.must('match', 'd1-1', open);
    log.must('match', 'd1-1', { type: 'take-over' });
    expect(log.refusal('match', 'd1-1', official(log, { do: 'start' }))).toBe('stale-lease');
    log.must('match', 'd1-1', official(log, { do: 'start' }, { epoch: 2 }));
  });

  it('refuses an act at no time', () => {
    const log = onMat();
    log.must('match', 'd1-1', open);
    for (const instant of [Number.NaN, Number.POSITIVE_INFINITY, 1e308, -1e16]) {
      const never = { ...official(log, { do: 'start' }), instant };
      expect(log.refusal('match', 'd1-1', never)).toBe('bad-instant');
    }
    expect(record(log, 'd1-1')?.bout?.startedAt).toBeNull();
  });

  it('card 75: a second device with the right lease is not the table of record', () => {
    const log = onMat();
    log.device = 'tablet-1';
    log.must('match', 'd1-1', open);
    log.must('match', 'd1-1', official(log, { do: 'start' }));
    log.must('match', 'd1-1', official(log, { do: 'score', side: 'red', technique: 'takedown' }));
    log.device = 'tablet-2';
    const again = official(log, { do: 'score', side: 'red', technique: 'takedown' });
    expect(log.refusal('match', 'd1-1', again)).toBe('stale-lease');
    for (const action of [{ type: 'confirm-result' }, paperAction('blue', {})] as const) {
      expect(log.refusal('match', 'd1-1', action)).toBe('stale-lease');
    }
    expect(record(log, 'd1-1')?.bout?.actions).toHaveLength(2);
    log.device = undefined;
    log.must('match', 'd1-1', official(log, { do: 'stop' }));
  });

  it('card 76: the second device takes over, and then the first is refused', () => {
    const log = onMat();
    log.device = 'tablet-1';
    log.must('match', 'd1-1', open);
    log.device = 'tablet-2';
    expect(log.take({ kind: 'match', id: 'd1-1' }, { type: 'release-match' })).toMatchObject({
      ok: false,
      refusal: { code: 'stale-lease', message: expect.stringContaining('tablet-1') },
    });
    log.must('match', 'd1-1', { type: 'take-over' });
    expect(record(log, 'd1-1')).toMatchObject({ holder: 'tablet-2', epoch: 2 });
    log.must('match', 'd1-1', official(log, { do: 'start' }, { epoch: 2 }));
    log.device = 'tablet-1';
    const late = official(log, { do: 'stop' }, { epoch: 2 });
    expect(log.refusal('match', 'd1-1', late)).toBe('stale-lease');
    expect(deriveAgain(log.envelopes)).toEqual([]);
  });

  it('opened before holders were kept: the lease alone counts, and the log derives as it is', () => {
    const log = onMat();
    log.must('match', 'd1-1', open);
    log.must('match', 'd1-1', official(log, { do: 'start' }));
    const named = log.envelopes.map((envelope) => ({ ...envelope, device: 'tablet-1' }));
    expect(deriveAgain(named)).toEqual([]);
  });

  it("passes the engine's refusal on", () => {
    const log = onMat();
    log.must('match', 'd1-1', open);
    expect(log.refusal('match', 'd1-1', official(log, { do: 'stop' }))).toBe('not-started');
  });

  it('is confirmed only when it is over', () => {
    const log = onMat();
    log.must('match', 'd1-1', open);
    expect(log.refusal('match', 'd1-1', { type: 'confirm-result' })).toBe('not-over');
    log.must('match', 'd1-1', official(log, { do: 'start' }));
    log.now += 60_000;
    expect(log.refusal('match', 'd1-1', { type: 'confirm-result' })).toBe('not-over');
  });

  it('records the bell with the confirmation where the table did not', () => {
    const log = onMat();
    log.must('match', 'd1-1', open);
    log.must('match', 'd1-1', official(log, { do: 'start' }));
    const takedown = {
      do: 'score',
      side: 'blue',
      technique: 'takedown',
      landing: 'guard',
    } as const;
    log.must('match', 'd1-1', official(log, takedown, { later: 30_000 }));
    log.now += 20 * 60_000;
    log.must('match', 'd1-1', { type: 'confirm-result' });
    expect(log.envelopes.at(-1)?.events.map((event) => event.type)).toEqual([
      'MatchActed',
      'ResultConfirmed',
    ]);
    expect(record(log, 'd1-1')?.result).toMatchObject({ winner: 'blue', method: 'points' });
  });

  it('is reopened with its record while the mat is free', () => {
    const log = onMat();
    finish(log, 'd1-1');
    const reopen = { type: 'reopen-result', by: 'Ada', reason: 'wrong side' } as const;
    log.must('match', 'd1-2', open);
    expect(log.refusal('match', 'd1-1', reopen)).toBe('mat-busy');
    log.must('match', 'd1-2', { type: 'release-match' });
    log.must('match', 'd1-1', reopen);
    expect(record(log, 'd1-1')).toMatchObject({ standing: 'open', epoch: 2, result: null });
    log.must('match', 'd1-1', { type: 'confirm-result' });
    expect(record(log, 'd1-1')?.result?.method).toBe('submission');
  });
});

describe('rest', () => {
  it('holds a match until it is over, unless somebody overrules it by name and reason', () => {
    const log = onMat();
    finish(log, 'd1-1');
    finish(log, 'd1-2');
    log.now += 4 * 60_000;
    expect(log.refusal('match', 'd1-3', open)).toBe('match-held');
    const overrule = { by: 'Ada', reason: 'both agree' };
    expect(log.refusal('match', 'd1-3', { ...open, overrule: { ...overrule, reason: '' } })).toBe(
      'blank',
    );
    log.must('match', 'd1-3', { ...open, overrule });
    log.must('match', 'd1-3', { type: 'release-match' });
    log.now += 60_000;
    log.must('match', 'd1-3', open);
  });

  it('does not help who is on another mat: one body in all divisions', () => {
    const log = onMat().division('d2');
    log.enterOne({ entryId: 'e11', personId: 'p1', divisionId: 'd2' });
    log.enterOne({ entryId: 'e12', personId: 'p12', divisionId: 'd2' });
    log.draw('d2');
    log.must('division', 'd2', { type: 'assign-division', matId: 'm2' });
    log.must('match', 'd1-1', open);
    const decision = log.take({ kind: 'match', id: 'd2-1' }, { type: 'open-match', matId: 'm2' });
    expect(decision).toMatchObject({
      ok: false,
      refusal: { code: 'match-held', message: 'A competitor is on Mat 1.' },
    });
  });
});
