import { describe, expect, it } from 'vitest';
import { matSummaries } from '../../views/mat.ts';
import { resultsView } from '../../views/tournament.ts';
import { dayPlan } from './day.ts';
import { makePlan } from './make-plan.ts';
import {
  at,
  breaksOf,
  clock,
  fight,
  lunch,
  matDay,
  minute,
  onMat,
  slot,
  startOf,
} from './testing.ts';

const mat = (log: ReturnType<typeof matDay>, matId: string) => {
  const found = matSummaries(log.state, new Map(), log.now).find((one) => one.matId === matId);
  if (found === undefined) throw new Error('no such mat');
  return found;
};

describe('card 65: a break keeps its length', () => {
  it('is made 25 minutes later, and as long, by a mat that runs 25 minutes late', () => {
    const log = matDay(2, '09:00');
    onMat(log, 'd1', 64, 'm2');
    lunch(log, 'm2', '12:30', 30);
    log.now = at('08:00');
    expect(breaksOf(log, 'm2')).toEqual(['12:30-13:00']);
    expect(mat(log, 'm2').lateMs).toBe(0);
    log.now = at('09:25');
    expect(mat(log, 'm2').lateMs).toBe(25 * minute);
    expect(breaksOf(log, 'm2')).toEqual(['12:55-13:25']);
    const starts = [...dayPlan(log.state, log.now).matches.values()];
    const inBreak = starts.filter(({ start, end }) => start < at('13:25') && end > at('12:55'));
    expect(inBreak).toEqual([]);
  });

  it('is made at its time by a mat that is early, and is over when somebody takes a match in it', () => {
    const log = matDay(1, '09:00');
    onMat(log, 'd1', 16, 'm1');
    lunch(log, 'm1', '09:20', 30);
    log.now = at('09:00');
    // Two matches fit before it; done early, a third one would not.
    for (const id of ['d1-1', 'd1-2']) fight(log, id, 'm1', 7);
    expect(clock(log.now)).toBe('09:14');
    expect(breaksOf(log, 'm1')).toEqual(['09:20-09:50']);
    expect(startOf(log, 'd1-3')).toBe('09:50');
    log.now = at('09:30');
    expect(breaksOf(log, 'm1')).toEqual(['09:20-09:50']);
    fight(log, 'd1-3', 'm1', 5);
    expect(breaksOf(log, 'm1')).toEqual([]);
    expect(startOf(log, 'd1-4')).toBe('09:35');
  });

  it('comes after the matches that were to come before it, and lasts from the end of the last one', () => {
    const log = matDay(1, '09:00');
    onMat(log, 'd1', 16, 'm1');
    lunch(log, 'm1', '09:16', 30);
    log.now = at('09:10');
    fight(log, 'd1-1', 'm1', 8);
    expect(breaksOf(log, 'm1')).toEqual(['09:26-09:56']);
    fight(log, 'd1-2', 'm1', 10);
    log.now = at('09:40');
    expect(breaksOf(log, 'm1')).toEqual(['09:28-09:58']);
    expect(startOf(log, 'd1-3')).toBe('09:58');
  });
});

describe('card 66: a semi-final after its quarter-finals and the rest', () => {
  it('holds on two mats', () => {
    const job = (id: string, matId: string, order: number, feeders: string[] = []) => {
      return { matchId: id, matId, order, feeders, persons: [], slotMs: slot, restMs: 6 * minute };
    };
    const mats = ['m1', 'm2'].map((matId) => {
      return { matId, freeAt: at('10:00'), had: 0, pauses: [] };
    });
    const jobs = [
      job('sf1', 'm1', 0, ['qf1', 'qf2']),
      job('sf2', 'm2', 0, ['qf3', 'qf4']),
      job('qf1', 'm1', 1),
      job('qf2', 'm2', 1),
      job('qf3', 'm1', 2),
      job('qf4', 'm2', 2),
    ];
    const plan = makePlan({ mats, jobs, running: [], lastEnd: new Map() });
    const start = (id: string) => clock(plan.matches.get(id)?.start);
    expect(['qf1', 'qf2', 'qf3', 'qf4'].map(start)).toEqual(['10:00', '10:00', '10:08', '10:08']);
    expect(start('sf1')).toBe('10:16');
    expect(start('sf2')).toBe('10:22');
  });

  it('holds where the second mat takes every other match of the division', () => {
    const log = matDay(2, '10:00');
    onMat(log, 'd1', 8, 'm1');
    for (const matchId of ['d1-2', 'd1-4', 'd1-6']) {
      log.must('division', 'd1', { type: 'move-match', matchId, matId: 'm2' });
    }
    log.now = at('09:00');
    const starts = [1, 2, 3, 4, 5, 6, 7].map((number) => startOf(log, `d1-${number}`));
    expect(starts).toEqual(['10:00', '10:00', '10:08', '10:08', '10:16', '10:22', '10:36']);
    expect(mat(log, 'm2').queue.map(({ matchId }) => matchId)).toEqual(['d1-2', 'd1-4', 'd1-6']);
    expect(mat(log, 'm2').queue[0]?.matName).toBe('Mat 2');
  });

  it('holds on one mat, which goes on with what is ready meanwhile', () => {
    const log = matDay(1, '10:00');
    onMat(log, 'd1', 4, 'm1');
    log.now = at('09:00');
    expect(['d1-1', 'd1-2', 'd1-3'].map((id) => startOf(log, id))).toEqual([
      '10:00',
      '10:08',
      '10:22',
    ]);
    onMat(log, 'd2', 2, 'm1', 11);
    expect(startOf(log, 'd2-1')).toBe('10:16');
  });
});

describe('card 67: one body, two mats', () => {
  it('shows the clash and plans the later match after the rest; the other one keeps its time', () => {
    const log = matDay(2, '11:20');
    onMat(log, 'd1', 2, 'm1');
    log.division('d2');
    for (const [i, personId] of ['p1', 'p9'].entries()) {
      log.enterOne({ entryId: `e${20 + i}`, personId, divisionId: 'd2' });
    }
    log.draw('d2');
    log.must('division', 'd2', { type: 'assign-division', matId: 'm2' });
    const sessions = [{ start: '2026-05-30T11:24:00Z', end: null }];
    log.must('mat', 'm2', { type: 'set-mat-sessions', sessions });
    log.now = at('09:00');
    expect(startOf(log, 'd1-1')).toBe('11:20');
    expect(startOf(log, 'd2-1')).toBe('11:34');
    const card = mat(log, 'm2').queue[0];
    expect(card?.clash).toEqual({
      entryId: 'e20',
      number: 1,
      matName: 'Mat 1',
      at: at('11:24'),
      earliest: at('11:34'),
    });
    expect(mat(log, 'm1').queue[0]?.clash).toBeNull();
    onMat(log, 'd3', 2, 'm2', 31);
    expect(startOf(log, 'd3-1')).toBe('11:24');
    expect(startOf(log, 'd2-1')).toBe('11:34');
  });
});

describe('card 68: walkovers take no time', () => {
  it('leaves the start of the session and takes two matches off its end', () => {
    const log = matDay(1, '11:00');
    for (let i = 0; i < 20; i += 1) onMat(log, `d${i + 1}`, 2, 'm1', 2 * i + 1);
    log.now = at('08:00');
    expect(clock(mat(log, 'm1').plannedEnd ?? 0)).toBe('13:40');
    log.now = at('08:50');
    log.withdraw('e1');
    log.paper('d2-1', 'red', { method: 'no-show' });
    expect(mat(log, 'm1').left).toBe(18);
    expect(startOf(log, 'd3-1')).toBe('11:00');
    expect(clock(mat(log, 'm1').plannedEnd ?? 0)).toBe('13:24');
    expect(mat(log, 'm1').lateMs).toBe(0);
  });
});

describe('card 70: a session across the date line', () => {
  it('is kept as an instant in UTC', () => {
    const log = matDay(1, '09:00');
    log.must('tournament', 't1', { type: 'set-time-zone', timeZone: 'Pacific/Auckland' });
    const sessions = [{ start: '2026-04-11T09:00:00+12:00', end: null }];
    log.must('tournament', 't1', { type: 'set-sessions', sessions });
    expect(log.state.sessions[0]?.start).toBe('2026-04-10T21:00:00.000Z');
    onMat(log, 'd1', 4, 'm1');
    log.now = Date.parse('2026-04-10T12:00:00Z');
    expect(dayPlan(log.state, log.now).matches.get('d1-1')?.start).toBe(
      Date.parse('2026-04-10T21:00:00Z'),
    );
  });
});

describe('card 73: unscheduled is not an error', () => {
  it('leaves divisions without a mat without a time', () => {
    const log = matDay(1, '09:00');
    log.now = at('08:00');
    for (const [i, id] of ['d1', 'd2', 'd3'].entries()) {
      log
        .division(id)
        .enter(id, 4, { from: 10 * i + 1 })
        .draw(id);
    }
    const { divisions } = resultsView(log.state, new Map(), log.now);
    expect(divisions.flatMap(({ matches }) => matches.map(({ planned }) => planned))).toEqual(
      Array.from({ length: 9 }, () => null),
    );
    expect(mat(log, 'm1')).toMatchObject({ plannedEnd: null, lateMs: null, queue: [] });
  });
});
