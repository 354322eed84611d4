import { describe, expect, it } from 'vitest';
import { plansFor } from '../../census/plans.ts';
import { progressOf } from '../../progress/memo.ts';
import type { TestLog } from '../../testing/test-log.ts';
import { dayPlan } from './day.ts';
import { at, matDay, minute } from './testing.ts';

const rest = 6 * minute;

function planned(count: number, plan: Parameters<TestLog['plan']>[1]): TestLog {
  const log = matDay(1, '09:00').division('d1').plan('d1', plan);
  log.enter('d1', count, { seeded: true }).draw('d1');
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  log.now = at('08:00');
  return log;
}

/** The matches that decide who comes to a match or whether it is fought, as the log of the division names them. */
function before(log: TestLog, matchId: string): readonly string[] {
  const division = log.state.divisions.get('d1');
  const match = division?.bracket?.matches.find((one) => one.matchId === matchId);
  if (match === undefined) throw new Error('no such match');
  return [match.red, match.blue].flatMap((slot) => {
    return slot.kind === 'winner-of' || slot.kind === 'loser-of' ? [slot.matchId] : [];
  });
}

describe.each([2, 3, 4, 5, 6, 7, 9, 13, 16])('a division of %i entries', (count) => {
  it.each(plansFor(count))('has a time for each match, after those that lead to it: %o', (plan) => {
    const log = planned(count, plan);
    const division = log.state.divisions.get('d1');
    if (division === undefined) throw new Error('no division');
    const { matches } = dayPlan(log.state, log.now);
    const fought = progressOf(log.state, division).matches.filter(({ number }) => number > 0);
    expect([...matches.keys()].sort()).toEqual(fought.map(({ match }) => match.matchId).sort());
    for (const [matchId, { start }] of matches) {
      for (const source of before(log, matchId)) {
        const end = matches.get(source)?.end;
        if (end !== undefined) expect(start).toBeGreaterThanOrEqual(end + rest);
      }
    }
  });
});
