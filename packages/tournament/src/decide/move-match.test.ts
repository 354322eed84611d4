import { describe, expect, it } from 'vitest';
import { matOrder } from '../schedule/mat-order.ts';
import { TestLog } from '../testing/test-log.ts';
import type { TournamentAction } from '../types/actions.ts';

function hall(): TestLog {
  const log = new TestLog().create({ rest: 0 });
  for (const matId of ['m1', 'm2']) {
    log.must('mat', matId, { type: 'add-mat', matId, name: `Mat ${matId[1]}` });
  }
  log.division('d1').enter('d1', 4, { seeded: true }).draw('d1');
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  return log;
}
const move = (matchId: string, matId: string | null): TournamentAction => {
  return { type: 'move-match', matchId, matId };
};
const order = (log: TestLog, matId: string): readonly string[] => {
  const mat = log.state.mats.get(matId);
  if (mat === undefined) throw new Error('no such mat');
  return matOrder(log.state, mat);
};

describe('a match that another mat takes', () => {
  it('is in the order of that mat, can be opened there alone, and gives its winner on', () => {
    const log = hall();
    log.must('division', 'd1', move('d1-2', 'm2'));
    expect([order(log, 'm1'), order(log, 'm2')]).toEqual([['d1-1', 'd1-3'], ['d1-2']]);
    expect(log.refusal('match', 'd1-2', { type: 'open-match', matId: 'm1' })).toBe('not-this-mat');
    log.must('match', 'd1-2', { type: 'open-match', matId: 'm2' });
    log.must('match', 'd1-1', { type: 'open-match', matId: 'm1' });
    log.paper('d1-1', 'red').paper('d1-2', 'red');
    log.must('match', 'd1-3', { type: 'open-match', matId: 'm1' });
  });

  it('stands before the matches of that mat, unless the organiser orders it', () => {
    const log = hall();
    log.division('d2').enter('d2', 4, { from: 11, seeded: true }).draw('d2');
    log.must('division', 'd2', { type: 'assign-division', matId: 'm2' });
    log.must('division', 'd1', move('d1-2', 'm2'));
    expect(order(log, 'm2')).toEqual(['d1-2', 'd2-1', 'd2-2', 'd2-3']);
    log.must('mat', 'm2', { type: 'order-mat', matchIds: ['d2-1', 'd1-2'] });
    expect(order(log, 'm2')).toEqual(['d2-1', 'd1-2', 'd2-2', 'd2-3']);
    expect(log.refusal('mat', 'm1', { type: 'order-mat', matchIds: ['d1-2'] })).toBe(
      'unknown-match',
    );
  });

  it('goes back by hand, and with its division', () => {
    const log = hall();
    log.must('division', 'd1', move('d1-2', 'm2'));
    expect(log.refusal('mat', 'm2', { type: 'remove-mat' })).toBe('mat-in-use');
    log.must('division', 'd1', move('d1-2', 'm1'));
    expect(order(log, 'm1')).toEqual(['d1-1', 'd1-2', 'd1-3']);
    log.must('division', 'd1', move('d1-2', 'm2'));
    log.must('division', 'd1', { type: 'assign-division', matId: 'm2' });
    log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
    expect([order(log, 'm1'), order(log, 'm2')]).toEqual([['d1-1', 'd1-2', 'd1-3'], []]);
  });

  it('is not moved where that means nothing', () => {
    const log = hall();
    const refused = (action: TournamentAction): string => log.refusal('division', 'd1', action);
    expect(refused(move('d1-9', 'm2'))).toBe('unknown-match');
    expect(refused(move('d1-1', 'm9'))).toBe('unknown-mat');
    expect(refused(move('d1-1', 'm1'))).toBe('already-there');
    expect(refused(move('d1-1', null))).toBe('already-there');
    log.must('match', 'd1-1', { type: 'open-match', matId: 'm1' });
    expect(refused(move('d1-1', 'm2'))).toBe('match-running');
    log.paper('d1-1', 'red');
    expect(refused(move('d1-1', 'm2'))).toBe('match-over');
    log.must('division', 'd1', { type: 'assign-division', matId: null });
    expect(refused(move('d1-2', 'm2'))).toBe('no-mat');
  });
});
