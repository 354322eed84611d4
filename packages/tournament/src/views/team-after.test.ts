import { describe, expect, it } from 'vitest';
import { TeamLog } from '../testing/team-log.ts';
import { tableView } from './mat.ts';

const after = (log: TeamLog) => tableView(log.state, new Map(), 'm1', log.now)?.match?.team?.after;
const bout = (a: number, b: number) => ({ is: 'bout', pairing: { a, b } });
const won = (winner: 'a' | 'b') => ({ is: 'won', winner });

describe('what follows a bout', () => {
  it('is told for each end: who stays, who comes, both new after a draw', () => {
    const log = new TeamLog().setUp(2).open('d1-1');
    expect(after(log)).toEqual({
      won: { a: bout(0, 1), b: bout(1, 0) },
      nobody: bout(1, 1),
      barredCosts: true,
    });
    log.bouts('d1-1', 'red', 'blue');
    expect(after(log)).toMatchObject({
      won: { a: bout(1, 2), b: bout(2, 1) },
      nobody: bout(2, 2),
    });
  });

  it('is the end of the team match where a line ends, and the tie-break where both do', () => {
    const log = new TeamLog().setUp(2).open('d1-1').bouts('d1-1', 'red', 'red', 'red', 'red');
    expect(after(log)).toMatchObject({ won: { a: won('a'), b: bout(1, 4) }, nobody: won('a') });
    log.bouts('d1-1', 'blue', 'blue', 'blue', 'blue');
    expect(after(log)).toMatchObject({
      won: { a: won('a'), b: won('b') },
      nobody: { is: 'level' },
    });
  });

  it('is the end for whoever wins the bout that settles it, and nothing is told between bouts', () => {
    const log = new TeamLog().setUp(2).open('d1-1');
    log.bouts('d1-1', 'draw', 'draw', 'draw', 'draw', 'draw');
    expect(after(log)).toBeNull();
    log.must('match', 'd1-1', { type: 'pick-fighter', side: 'red', place: 3 });
    log.must('match', 'd1-1', { type: 'pick-fighter', side: 'blue', place: 0 });
    expect(after(log)).toMatchObject({ won: { a: won('a'), b: won('b') } });
  });

  it('says whether who is barred costs the team the match', () => {
    const log = new TeamLog().setUp(2, { options: { teamDqScope: 'tie' } }).open('d1-1');
    expect(after(log)?.barredCosts).toBe(true);
  });
});
