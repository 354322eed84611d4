import { findBook } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { boardFile, type Cells, freshBoard } from '../testing/board-rows.ts';
import { checkRecorded, formatRecorded } from './check.ts';
import { contradicting } from './report.ts';
import { isSumOf, pointValues } from './values.ts';

const valuesOf = (id: string): ReadonlySet<number> => {
  const book = findBook(id);
  if (!book) throw new Error(`no rulebook ${id}`);
  return pointValues(book);
};
const advantageBook = valuesOf('bjj-advantage');

const logHeaders =
  'Won by,Time,Class pt Left,Class pt Right,Score Left,Score Right,Match details Left,Match details Right';
const logs = (...rows: readonly string[]): readonly (readonly string[])[] =>
  [logHeaders, ...rows].map((row) => row.split(',').map((cell) => cell.replaceAll(';', ',')));

describe('lists of matches with score logs', () => {
  it('a log that adds up is counted; one that does not is listed with its row', () => {
    const report = checkRecorded(
      logs(
        'POINTS,06:00,1,0,5,0,+2 (score); +3 (score),',
        'POINTS,06:00,0,1,0,4,+3 (score); -3 (score),+2 (score)',
        'BYE,,1,,,,,',
      ),
      null,
    );
    expect(report).toMatchObject({
      kind: 'score-logs',
      rows: 3,
      counts: { fought: 2, 'mean seconds': 360, logs: 3, 'that add up': 2, 'taken back': 1 },
      findings: [{ row: 3, side: 'right', code: 'sum', numbers: [2, 4] }],
    });
  });

  it('who has won by points has more of them', () => {
    const report = checkRecorded(logs('POINTS,05:00,1,0,2,2,+2 (score),+2 (score)'), null);
    expect(report?.findings).toEqual([{ row: 2, side: 'left', code: 'winner', numbers: [2, 2] }]);
  });

  it('what is no log is said to be none', () => {
    const report = checkRecorded(logs('POINTS,05:00,1,0,2,0,two,'), null);
    expect(report?.findings.map(({ code }) => code)).toEqual(['unreadable']);
  });

  it('under a rulebook, an amount that it does not know is listed', () => {
    const rows = logs(
      'POINTS,05:00,1,0,6,0,+2 (score); +4 (score),',
      'POINTS,05:00,1,0,1,0,+1 (score),',
    );
    expect(checkRecorded(rows, null)?.findings).toEqual([]);
    expect(checkRecorded(rows, advantageBook)?.findings).toEqual([
      { row: 3, side: 'left', code: 'unknown-value', numbers: [1] },
    ]);
  });

  it('lines have rows and numbers, and no names', () => {
    const report = checkRecorded(
      logs('POINTS,05:00,1,0,3,0,+2 (score),', 'SUBMISSION,00:00,1,0,0,0,,'),
      null,
    );
    if (!report) throw new Error('no report');
    expect(formatRecorded(report)).toEqual([
      '2 rows: matches with score logs; fought 2, mean seconds 300, at full time 1, in an overtime 0, logs 1, that add up 0, entries 1, taken back 0',
      'row 2, left: the log adds up to 2, recorded is 3',
      'row 3: fought, and no time is recorded',
      '1 rows do not add up: 2',
    ]);
  });
});

const board = (...rows: readonly Cells[]) =>
  boardFile(freshBoard({ timer_state: 'stopped', timer_value: '6:00' }), ...rows);

describe('streams of a scoreboard', () => {
  it('a gain of points is a sum of values; one by one point is none', () => {
    const rows = board(
      { second: 30, d_top_points: 7 },
      { second: 40, d_top_points: 8 },
      { second: 50, d_bottom_adv: 1 },
    );
    expect(checkRecorded(rows, advantageBook)?.findings).toEqual([
      { row: 4, side: 'top', code: 'unknown-value', numbers: [1] },
    ]);
    expect(checkRecorded(rows, null)?.findings).toEqual([]);
  });

  it('numbers that the changes do not lead to are listed', () => {
    const rows = board({ second: 30, d_top_points: 2, top_points: 4 });
    expect(checkRecorded(rows, advantageBook)?.findings).toEqual([
      { row: 3, side: 'top', code: 'total', numbers: [2, 4] },
    ]);
  });

  it('the clock has to go on as time does, within what a board can show', () => {
    const stop = (second: number) =>
      checkRecorded(
        board(
          { second: 10, timer_state: 'running', timer_value: '6:00' },
          { second, timer_state: 'stopped', timer_value: '5:00' },
        ),
        null,
      );
    expect(stop(72)?.findings).toEqual([]);
    expect(stop(90)?.findings).toEqual([{ row: 4, side: null, code: 'clock', numbers: [60, 80] }]);
    expect(stop(72)?.counts).toMatchObject({ 'seconds on the clock': 60 });
  });

  it('another bout begins anew', () => {
    const rows = board(
      { second: 30, d_top_points: 4 },
      freshBoard({ bout_in_stream: 2, second: 60 }),
    );
    const report = checkRecorded(rows, advantageBook);
    expect(report).toMatchObject({
      counts: { bouts: 2, changes: 1, corrections: 0 },
      findings: [],
    });
  });
});

describe('states of a scoreboard', () => {
  const headers = [
    'board',
    'top_points',
    'top_adv',
    'top_pen',
    'bottom_points',
    'bottom_adv',
    'bottom_pen',
  ];

  it('one point is reached by no sum of twos, threes and fours', () => {
    const report = checkRecorded(
      [headers, ['1', '26', '5', '0', '0', '0', '0'], ['2', '2', '0', '0', '1', '0', '3']],
      advantageBook,
    );
    expect(report).toMatchObject({ kind: 'board-states', rows: 2, counts: { highest: 26 } });
    expect(report && contradicting(report)).toEqual([3]);
  });
});

describe('values of the rules', () => {
  it.each([
    ['five', [2, 3, 4, 5]],
    ['classic', []],
    ['bjj-advantage', [2, 3, 4, 5]],
  ])('%s knows %j', (id, wanted) => {
    expect([...valuesOf(id)].toSorted()).toEqual(wanted);
  });

  it.each([
    [0, true],
    [1, false],
    [2, true],
    [5, true],
  ])('%i of twos and threes: %s', (total, wanted) => {
    expect(isSumOf(total, new Set([2, 3]))).toBe(wanted);
  });

  it('a file of another kind is none of ours', () => {
    expect(checkRecorded([['a', 'b']], null)).toBeNull();
    expect(checkRecorded([], null)).toBeNull();
  });
});
