import { describe, expect, it } from 'vitest';
import { isBye } from '../testing/is-bye.ts';
import { TestLog } from '../testing/test-log.ts';
import type { MatState } from '../types/state.ts';
import { matOrder } from './mat-order.ts';

/** One mat with divisions of these sizes. */
function mat(...sizes: readonly number[]): TestLog {
  const knockOut = { format: 'single-elimination', thirdPlace: 'fought' } as const;
  const log = new TestLog().create({
    formats: [
      { from: 2, to: 2, plan: { format: 'best-of-three' } },
      { from: 3, to: 4, plan: knockOut },
      { from: 5, to: 5, plan: { format: 'round-robin', thirdPlace: 'fought' } },
      { from: 6, to: null, plan: knockOut },
    ],
  });
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  for (const [i, size] of sizes.entries()) {
    const id = `d${i + 1}`;
    log
      .division(id)
      .enter(id, size, { from: 100 * i + 1, seeded: true })
      .draw(id);
    log.must('division', id, { type: 'assign-division', matId: 'm1' });
  }
  return log;
}

function order(log: TestLog): readonly string[] {
  return matOrder(log.state, log.state.mats.get('m1') as MatState);
}

describe('the order of a mat', () => {
  it('goes round by round through three divisions side by side, then the next ones', () => {
    expect(order(mat(4, 2, 3, 4)).join(' ')).toBe(
      'd1-1 d1-2 d2-1 d3-2 d1-3 d1-4 d2-2 d3-3 d2-3 d4-1 d4-2 d4-3 d4-4',
    );
  });

  it('has every match once, and none before one that it waits for', () => {
    const log = mat(13, 5, 8, 2, 33, 1, 6);
    const plan = order(log);
    expect(new Set(plan).size).toBe(plan.length);
    const all = [...log.state.divisions.values()].flatMap(({ bracket }) => bracket?.matches ?? []);
    const real = all.filter((match) => !isBye(match));
    expect([...plan].sort()).toEqual(real.map((match) => match.matchId).sort());
    for (const match of real) {
      for (const slot of [match.red, match.blue]) {
        if (slot.kind !== 'winner-of' && slot.kind !== 'loser-of') continue;
        expect(plan.indexOf(slot.matchId)).toBeLessThan(plan.indexOf(match.matchId));
      }
    }
  });

  it("follows the organiser's order, the others behind it, until the draw is another", () => {
    const log = mat(4, 2);
    log.must('mat', 'm1', { type: 'order-mat', matchIds: ['d2-1', 'd1-2'] });
    expect(order(log).slice(0, 3)).toEqual(['d2-1', 'd1-2', 'd1-1']);
    log.must('division', 'd1', { type: 'clear-draw' });
    log.draw('d1', 'again');
    expect(order(log).slice(0, 3)).toEqual(['d2-1', 'd1-1', 'd1-2']);
  });
});
