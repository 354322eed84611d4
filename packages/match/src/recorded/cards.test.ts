import { findBook } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { boardFile, type Cells, freshBoard } from '../testing/board-rows.ts';
import { checkRecorded } from './check.ts';
import { fightTime, meanTime, timeCounts } from './fight-time.ts';
import { foldScoreLog, parseScoreLog } from './score-log.ts';
import { pointValues } from './values.ts';

const score = (log: string): number => {
  const entries = parseScoreLog(log);
  if (!entries) throw new Error(`no log: ${log}`);
  return foldScoreLog(entries).score;
};
const minutes = (n: number): number => n * 60_000;
const columns = ['Won by', 'Time', 'Class pt Left', 'Class pt Right', 'Score Left', 'Score Right'];
const headers = [...columns, 'Match details Left', 'Match details Right'];

/** What goes wrong in practice, by the number of its card: recorded scores and times. */
describe('cards', () => {
  it('160: an operator’s log folds to the recorded score', () => {
    expect([score(''), score('+2, +2, -2, +2')]).toEqual([0, 4]);
    expect([score('-1'), score('')]).toEqual([-1, 0]);
    expect([score(''), score('-1, +2')]).toEqual([0, 1]);
    expect([score('+2, +2, -2'), score('')]).toEqual([2, 0]);
    const rows = [
      ['POINTS', '06:00', '0', '1', '2', '4', '+2', '+2, +2, -2, +2'],
      ['POINTS', '09:00', '0', '1', '-1', '0', '-1', ''],
      ['POINTS', '06:00', '0', '1', '0', '1', '', '-1, +2'],
      ['POINTS', '06:00', '1', '0', '2', '0', '+2, +2, -2', ''],
    ];
    expect(checkRecorded([headers, ...rows], null)?.findings).toEqual([]);
    expect(fightTime(minutes(9), minutes(6), minutes(3)).overtimeMs).toBe(minutes(3));
  });

  it('160: a correction takes the last score of its size back; penalties are counted apart', () => {
    const entries = parseScoreLog('+3 (score), +2 (score), -2 (score), -1 (penalty)') ?? [];
    expect(foldScoreLog(entries)).toEqual({
      score: 3,
      penalties: -1,
      takenBack: 1,
      stands: [
        { amount: 3, kind: 'score' },
        { amount: -1, kind: 'penalty' },
      ],
    });
  });

  it('162: an overtime is seen in the time', () => {
    const read = (time: number, regular: number) => {
      return fightTime(minutes(time), minutes(regular), minutes(regular / 2));
    };
    expect(read(6, 6)).toEqual({ is: 'full', overtimeMs: 0 });
    expect(read(9, 6)).toEqual({ is: 'overtime-full', overtimeMs: minutes(3) });
    expect(read(6, 4)).toEqual({ is: 'overtime-full', overtimeMs: minutes(2) });
    expect(read(7.5, 5)).toEqual({ is: 'overtime-full', overtimeMs: minutes(2.5) });
    expect([read(5.9, 6).is, read(7, 6).is, read(9.1, 6).is]).toEqual([
      'within',
      'overtime',
      'too-long',
    ]);
  });

  it('162: a group shows its length, and a time that it cannot have is listed', () => {
    const inGroup = (group: string, how: string, time: string) => {
      const [left, right] = how === 'POINTS' ? ['2', '+2'] : ['0', ''];
      return [group, how, time, '1', '0', left ?? '', '0', right ?? '', ''];
    };
    const report = checkRecorded(
      [
        ['Group / Bracket', ...headers],
        inGroup('Adult / -91 kg', 'POINTS', '06:00'),
        inGroup('Adult / -83 kg', 'DECISION', '09:00'),
        inGroup('Adult / -83 kg', 'SUBMISSION', '07:10'),
        inGroup('Boys / -40 kg', 'POINTS', '04:00'),
        inGroup('Boys / -45 kg', 'POINTS', '06:00'),
        inGroup('Boys / -45 kg', 'POINTS', '06:06'),
      ],
      null,
    );
    expect(report?.counts).toMatchObject({ 'at full time': 2, 'in an overtime': 3 });
    expect(report?.findings).toEqual([{ row: 7, side: null, code: 'too-long', numbers: [6] }]);
  });

  it('162: won by points at full time with a level score is suspicious', () => {
    const level = ['POINTS', '06:00', '1', '0', '2', '2', '+2', '+2'];
    expect(checkRecorded([headers, level], null)?.findings).toMatchObject([{ code: 'winner' }]);
    const decided = ['DECISION', ...level.slice(1)];
    expect(checkRecorded([headers, decided], null)?.findings).toEqual([]);
  });

  it('163: no time is not zero', () => {
    expect(timeCounts('BYE', null)).toBe('unfought');
    expect(timeCounts('DOUBLE-BYE', null)).toBe('unfought');
    expect(timeCounts('WALKOVER', 0)).toBe('unfought');
    expect(timeCounts('NO-SHOW', 0)).toBe('unfought');
    expect(timeCounts('SUBMISSION', 0)).toBe('untimed');
    expect(timeCounts('SUBMISSION', 90_000)).toBe('timed');
    const matches = [
      { how: 'BYE', timeMs: null },
      { how: 'WALKOVER', timeMs: 0 },
      { how: 'SUBMISSION', timeMs: 0 },
      { how: 'SUBMISSION', timeMs: 60_000 },
      { how: 'POINTS', timeMs: 360_000 },
    ];
    expect(meanTime(matches)).toBe(210_000);
    expect(meanTime(matches.slice(0, 3))).toBeNull();
    const row = ['SUBMISSION', '00:00', '1', '0', '0', '0', '', ''];
    expect(checkRecorded([headers, row], null)?.findings).toMatchObject([{ code: 'no-time' }]);
  });
});

const book = findBook('bjj-advantage');
if (!book) throw new Error('no rulebook');
const values = pointValues(book);
const stream = (...rows: readonly Cells[]) =>
  checkRecorded(boardFile(freshBoard(), ...rows), values);

describe('cards of the scoreboard', () => {
  it('165: entered and withdrawn within seconds, it ends right', () => {
    const report = stream(
      { second: 200, timer_state: 'running', timer_value: '5:00' },
      { second: 237, d_bottom_points: 2 },
      { second: 238, d_bottom_points: 0 },
      { second: 240, d_bottom_points: 3 },
      { second: 261, d_bottom_points: 0 },
      { second: 262, d_bottom_points: 2 },
      { second: 279, d_top_points: 2 },
      { second: 314, d_bottom_points: 4 },
      { second: 358, timer_state: 'stopped', timer_value: '2:23', top_points: 2, bottom_points: 4 },
    );
    expect(report?.counts).toMatchObject({ changes: 7, corrections: 2 });
    expect(report?.findings.map(({ code, numbers }) => [code, ...numbers])).toEqual([
      ['correction', 2, 0],
      ['correction', 3, 0],
    ]);
  });

  it('166: an advantage after the horn is marked as such', () => {
    const report = stream(
      { second: 23, timer_state: 'running', timer_value: '7:00' },
      { second: 84, d_bottom_adv: 1 },
      { second: 345, d_bottom_points: 3 },
      { second: 413, timer_state: 'stopped', timer_value: '0:30' },
      { second: 414, timer_state: 'running', timer_value: '0:30' },
      { second: 444, timer_state: 'stopped', timer_value: '0:00' },
      { second: 450, d_bottom_adv: 2, bottom_points: 3, bottom_adv: 2 },
    );
    expect(report?.findings).toEqual([
      { row: 9, side: 'bottom', code: 'after-the-bell', numbers: [6] },
    ]);
    expect(report?.counts).toMatchObject({ 'seconds on the clock': 420 });
  });

  it('167: advantage three becomes one', () => {
    const report = stream(
      { second: 84, timer_state: 'running', timer_value: '7:00' },
      { second: 96, timer_state: 'stopped', timer_value: '6:49' },
      { second: 104, d_bottom_adv: 3 },
      { second: 105, d_bottom_adv: 1, bottom_adv: 1 },
    );
    expect(report?.findings).toEqual([
      { row: 6, side: 'bottom', code: 'correction', numbers: [3, 1] },
    ]);
    expect(report?.counts).toMatchObject({ 'seconds on the clock': 11 });
  });
});
