import { describe, expect, it } from 'vitest';
import { boardFile, freshBoard } from '../testing/board-rows.ts';
import { checkRecordedFile } from './file.ts';

const start = { second: 10, timer_state: 'running', timer_value: '5:00' };
/** Rows of one bout that starts at ten seconds, played again under the book with advantages. */
const played = (...rows: Parameters<typeof freshBoard>[0][]) => {
  const cells = boardFile(freshBoard(), ...rows.map((row) => row ?? {}));
  const checked = checkRecordedFile(cells, 'bjj-advantage');
  if (!checked.ok) throw new Error(checked.message);
  const { counts, findings } = checked.report;
  return {
    again: counts['played again'],
    findings: findings.map(({ code, numbers }) => [code, ...numbers]),
  };
};

describe('a board played again by the engine', () => {
  it('gains are calls, also several at once, and losses take calls back', () => {
    const rows = [
      { second: 40, d_top_points: 7 },
      { second: 50, d_top_points: 3 },
      { second: 60, d_bottom_adv: 2 },
      { second: 61, d_bottom_adv: 1 },
    ];
    expect(played(start, ...rows)).toEqual({
      again: 1,
      findings: [
        ['correction', 7, 3],
        ['correction', 2, 1],
      ],
    });
  });

  it('an amount that no calls make is not taken, and the end differs', () => {
    expect(played(start, { second: 40, d_top_points: 1 }).findings).toEqual([
      ['unknown-value', 1],
      ['not-taken', 1],
      ['engine', 0, 1],
    ]);
  });

  it('after the bell a signal is taken for ten seconds', () => {
    const end = { second: 310, timer_state: 'stopped', timer_value: '0:00' };
    expect(played(start, end, { second: 320, d_top_adv: 1 }).findings).toEqual([
      ['after-the-bell', 10],
    ]);
    expect(played(start, end, { second: 321, d_top_adv: 1 }).findings).toEqual([
      ['after-the-bell', 11],
      ['not-taken', 1],
      ['engine', 0, 1],
    ]);
  });

  it('a bout whose clock never ran, or whose board counts penalties, is not played', () => {
    expect(played({ second: 40, d_top_points: 2 }).again).toBe(0);
    expect(played(start, { second: 40, d_top_pen: 1 }).again).toBe(0);
  });
});
