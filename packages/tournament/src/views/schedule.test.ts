import { expect, it } from 'vitest';
import { at, clock, matDay, onMat } from '../schedule/plan/testing.ts';
import { scheduleView } from './schedule.ts';

it('lists what is to be fought by its time; card 73: what has no mat comes last, in stable order', () => {
  const log = matDay(2, '09:00');
  log.division('d1').enter('d1', 4, { from: 1, seeded: true }).draw('d1');
  onMat(log, 'd2', 4, 'm2', 11);
  onMat(log, 'd3', 2, 'm1', 21);
  log.now = at('08:00');
  const lines = () =>
    scheduleView(log.state, new Map(), log.now).matches.map(
      ({ matchId, planned }) => `${matchId} ${clock(planned ?? undefined)}`,
    );
  const announced = ['d3-1 09:00', 'd2-1 09:00', 'd2-2 09:08', 'd2-3 09:22'];
  expect(lines()).toEqual([...announced, 'd1-1 ', 'd1-2 ', 'd1-3 ']);
  log.must('tournament', 't1', { type: 'rename-tournament', name: 'Again' });
  expect(lines()).toEqual([...announced, 'd1-1 ', 'd1-2 ', 'd1-3 ']);
  log.paper('d2-1', 'red');
  expect(lines().join()).not.toContain('d2-1');
});
