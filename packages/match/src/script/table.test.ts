import { describe, expect, it } from 'vitest';
import { scriptOf } from '../testing/rule-case.ts';
import { checkExpect } from './expect.ts';
import { replayFile } from './files.ts';
import { formatResultTable } from './table.ts';

function tableOf(actions: readonly string[]): string {
  const text = JSON.stringify({ ...scriptOf('five', { actions }), about: 'a trial' });
  const replayed = replayFile({ name: 'trial.json', text });
  if (!replayed.ok) throw new Error(replayed.message);
  if (replayed.kind !== 'match') throw new Error('no script of one match');
  return formatResultTable(replayed.result, replayed.script);
}

describe('the table of a replay', () => {
  it('shows each line, the score and the outcome', () => {
    const table = tableOf([
      '0:00 start',
      '1:00 score red mount',
      '1:01 score blue reversal',
      '6:00 wait',
    ]);
    expect(table).toContain('trial.json: a trial');
    expect(table).toMatch(/1 {2}1:00\.000 {2}score red mount +\+4 red/);
    expect(table).toMatch(/2 .*rejected: no-points/);
    expect(table).toContain('winner: Red (red) by points [FIVE-WIN-03]');
    expect(table).not.toMatch(/\s$/m);
  });

  it('shows a ruling in words', () => {
    const lines = ['0:00 start', '1:00 override adjust red points=2', '2:00 override reopen 4:30'];
    const table = tableOf([...lines, '3:00 override winner blue']);
    expect(table).toContain('override adjust red points=2 Head referee as seen ');
    expect(table).toContain('override reopen 4:30.000 ');
    expect(table).toContain('override winner blue ');
  });

  it('shows what is awaited and proposed', () => {
    const table = tableOf(['0:00 start', '1:00 time-out blood red', '6:00 wait']);
    expect(table).toContain('awaiting, (allowance-ruling), regulation');
    expect(table).toContain('proposed: Blue by injury');
    expect(table).toContain('no outcome yet');
  });
});

describe('comparing with what is expected', () => {
  it.each([
    [{ a: 1 }, {}, 0],
    [{ a: 1, b: 2 }, { a: 1 }, 0],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1 } }, 0],
    [{ a: [1, 2] }, { a: [1] }, 1],
    [{ a: [{ x: 1, y: 2 }] }, { a: [{ x: 1 }] }, 0],
    [{ a: [{ x: 1, y: 2 }] }, { a: [{ x: 2 }] }, 1],
    [{ a: [{ x: 1 }, { x: 2 }] }, { a: [{ x: 1 }] }, 1],
    [{ a: [1, 2] }, { a: [2, 1] }, 2],
    [{ a: 1 }, { a: [1] }, 1],
    [{ a: null }, { a: { b: 1 } }, 1],
    [{ a: 1 }, { z: 1 }, 1],
    [{ a: null }, { a: null }, 0],
  ])('%j against %j: %i differences', (result, expected, count) => {
    expect(checkExpect(result, expected)).toHaveLength(count);
  });
});
