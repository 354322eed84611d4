import { describe, expect, it } from 'vitest';
import { pastedTable } from './pasted-table.ts';

const belts = ['white', 'blue', 'purple'].map((rank) => ({ rank, names: [`${rank} (adults)`] }));
const read = (text: string) => pastedTable(text, belts);

describe('a handicap table that is pasted', () => {
  it('comes from a spreadsheet, with or without headings', () => {
    const rows = [
      { rank: 'blue', maxKg: 70, score: -1.5 },
      { rank: 'purple', maxKg: null, score: 0.5 },
    ];
    expect(read('Belt\tUp to\tScore\nBlue\t70\t-1,5\nPurple belt\t\t0.5\n')).toEqual({
      rows,
      faults: [],
    });
    expect(read('blue,70,-1.5\r\npurple,open,.5')).toEqual({ rows, faults: [] });
    expect(read('BLUE ; 70 kg ; \u22121,5\n\n"purple";+100;0,5')).toEqual({ rows, faults: [] });
  });

  it.each([
    ['80', 80],
    ['-80 kg', 80],
    ['≤ 80,5', 80.5],
    ['up to 80', 80],
    ['-', null],
    ['–', null],
    ['+100kg', null],
  ])('has the bound %s', (text, maxKg) => {
    expect(read(`white\t${text}\t0`).rows).toEqual([{ rank: 'white', maxKg, score: 0 }]);
  });

  it('is taken by the words of a belt that the book has', () => {
    expect(read('Blue (adults);70;1').rows).toHaveLength(1);
  });

  it('names each line that is none, from 1, blank lines counted', () => {
    expect(
      read(
        [
          'blue;70;1',
          '',
          'green;70;1',
          'blue;0;1',
          'blue;heavy;1',
          'blue;80;',
          'blue;80',
          'blue,70,1,5',
        ].join('\n'),
      ).faults,
    ).toEqual([
      { line: 3, what: 'belt', text: 'green' },
      { line: 4, what: 'weight', text: '0' },
      { line: 5, what: 'weight', text: 'heavy' },
      { line: 6, what: 'score', text: '' },
      { line: 7, what: 'cells', text: 'blue;80' },
      { line: 8, what: 'cells', text: 'blue,70,1,5' },
    ]);
  });

  it('has headings in its first line only, and a first row with numbers is none', () => {
    expect(read('a;b;c\na;b;c').faults).toEqual([{ line: 2, what: 'belt', text: 'a' }]);
    expect(read('green;70;1').faults).toHaveLength(1);
    expect(read('')).toEqual({ rows: [], faults: [] });
  });
});
