import { describe, expect, it } from 'vitest';
import { type CheckedBracket, checkRecordedBrackets } from './check-brackets.ts';
import { readRecordedBrackets, readRecordedPlaces } from './read-brackets.ts';

const headers = [
  'Group / Bracket',
  'Match',
  'Winner',
  'Won by',
  'Firstname Left',
  'Lastname Left',
  'Firstname Right',
  'Lastname Right',
  'Score Left',
  'Score Right',
];

type Given = readonly [stage: string, left: string, right: string, how?: string, score?: string];

/** The first of a match is its winner; `-` is nobody. */
function row([stage, left, right, how = 'SUBMISSION', score = '0 0']: Given): string[] {
  const [l = '', r = ''] = score.split(' ');
  const name = (text: string): string[] =>
    text === '-' ? ['Bye', ''] : [text.toUpperCase(), `Test${text}`];
  const winner = left === '-' ? '' : name(left).join(' ');
  return ['Adults', stage, winner, `${how}\n`, ...name(left), ...name(right), l, r];
}

/** The same match with the winner on the right. */
const turned = (given: Given): string[] => {
  const cells = row(given);
  const [left, right] = [cells.slice(4, 6), cells.slice(6, 8)];
  return [...cells.slice(0, 4), ...right, ...left, cells[9] ?? '', cells[8] ?? ''];
};

function places(order: string): string[][] {
  return order.split(' ').map((text) => {
    const [name = '', place = ''] = text.split(':');
    return [name.toUpperCase(), `Test${name}`, 'Adults', place];
  });
}

function check(rows: readonly (readonly string[])[], order?: string): CheckedBracket | undefined {
  const read = readRecordedBrackets([headers, ...rows]);
  if (!read.ok) throw new Error(read.message);
  const given = ['Firstname', 'Lastname', 'Group', 'Placement'];
  const known = readRecordedPlaces([given, ...(order === undefined ? [] : places(order))]);
  if (!known.ok) throw new Error(known.message);
  const checked = checkRecordedBrackets(read.brackets, order === undefined ? null : known.places);
  expect(checked).toHaveLength(1);
  return checked[0];
}

const bye = (name: string, stage = 'Quarterfinals'): string[] => row([stage, name, '-', 'BYE']);

describe('a recorded knock-out', () => {
  const five = [
    bye('a'),
    turned(['Quarterfinals', 'b', 'c']),
    bye('d'),
    bye('e'),
    row(['Semifinals', 'b', 'a', 'POINTS', '4 2']),
    turned(['Semifinals', 'e', 'd', 'DECISION']),
    row(['Bronze match', 'd', 'a']),
    row(['Final', 'b', 'e']),
  ];

  it('with byes where a draw of ours has them comes to the recorded podium', () => {
    expect(check(five, 'b:1 e:2 d:3 a:4 c:5')).toEqual({
      row: 2,
      kind: 'rebuilt',
      format: 'single-elimination',
      byesAsDrawn: true,
      over: 0,
      places: 'same',
    });
  });

  it('tells other places, and places that nobody recorded', () => {
    expect(check(five, 'b:1 e:2 d:4 a:3')).toMatchObject({ places: 'differ' });
    expect(check(five, 'e:1 b:2 d:3 a:4')).toMatchObject({ places: 'differ' });
    expect(check(five, 'b:1 e:2 a:4')).toMatchObject({ places: 'unknown' });
    expect(check(five, 'b:1 e:3 a:4')).toMatchObject({ places: 'differ' });
    expect(check(five)).toMatchObject({ places: null });
  });

  it('with byes elsewhere has them from people who left after the draw', () => {
    const rows = [
      row(['Quarterfinals', 'a', 'b']),
      row(['Quarterfinals', 'c', 'd']),
      bye('e'),
      bye('f'),
      row(['Semifinals', 'c', 'a']),
      row(['Semifinals', 'f', 'e']),
      row(['Final', 'f', 'c']),
    ];
    expect(check(rows, 'f:1 c:2 a:3 e:3 b:5 d:5')).toMatchObject({
      kind: 'rebuilt',
      byesAsDrawn: false,
      places: 'same',
    });
  });

  it('is not rebuilt where somebody goes on who lost, or comes from nowhere; no name is told', () => {
    const lost = [...five.slice(0, 4), row(['Semifinals', 'c', 'a']), ...five.slice(5)];
    const reason = 'row 6: somebody goes on who has not won row 3';
    lost[7] = row(['Final', 'c', 'e']);
    expect(check(lost)).toEqual({ row: 2, kind: 'not-rebuilt', reason });
    const from = [...five.slice(0, 7), row(['Final', 'x', 'e'])];
    expect(check(from)).toMatchObject({ reason: 'row 9: somebody was not in the round before' });
    expect(check(five.slice(1))).toMatchObject({ reason: 'a round of the knock-out is not whole' });
  });

  it('is not rebuilt where two people have one name', () => {
    const rows = [
      row(['Semifinals', 'a', 'b']),
      row(['Semifinals', 'c', 'b']),
      row(['Final', 'a', 'c']),
    ];
    expect(check(rows)).toMatchObject({ reason: 'two people of the bracket have one name' });
  });
});

describe('a recorded repechage', () => {
  const main = [
    row(['Quarterfinals', 'a', 'b']),
    row(['Quarterfinals', 'c', 'd']),
    row(['Quarterfinals', 'e', 'f']),
    row(['Quarterfinals', 'g', 'h', 'NO-SHOW']),
    row(['Semifinals', 'a', 'c']),
    row(['Semifinals', 'e', 'g']),
  ];
  const end = [row(['Final', 'a', 'e']), row(['Bronze match', 'd', 'f'])];

  it('is ours where the same meet; the one who did not come is out of it', () => {
    const rows = [
      ...main,
      row(['Repechage 1 of 3', 'd', 'b']),
      row(['Repechage 1 of 3', 'f', '-', 'BYE']),
      row(['Repechage 2 of 3', 'd', 'g']),
      row(['Repechage 2 of 3', 'f', 'c']),
      ...end,
    ];
    expect(check(rows, 'a:1 e:2 d:3 f:4')).toMatchObject({
      format: 'repechage',
      over: 1,
      places: 'same',
    });
    expect(check(rows, 'a:1 e:2 d:3 f:5')).toMatchObject({ places: 'differ' });
  });

  it('of another kind is left out: the knock-out alone is rebuilt', () => {
    const rows = [
      ...main,
      row(['Repechage 1 of 3', 'd', 'f']),
      row(['Repechage 2 of 3', 'd', 'g']),
      ...end,
    ];
    expect(check(rows, 'a:1 e:2 d:3 f:4')).toMatchObject({
      format: 'single-elimination',
      over: 3,
      places: 'same',
    });
  });
});

describe('a recorded group', () => {
  const circle = (points: string): string[][] => [
    row(['Match 1/3', 'a', 'b', 'SUBMISSION', points]),
    turned(['Match 2/3', 'b', 'c', 'SUBMISSION']),
    row(['Match 3/3', 'c', 'a', 'POINTS', '2 0']),
  ];

  it('in which everybody met is a round robin', () => {
    const rows = [
      row(['Match 1/3', 'a', 'b']),
      turned(['Match 2/3', 'b', 'c']),
      turned(['Match 3/3', 'a', 'c']),
    ];
    expect(check(rows, 'a:1 b:2 c:3')).toMatchObject({ format: 'round-robin', places: 'same' });
    expect(check(rows, 'a:2 b:1 c:3')).toMatchObject({ places: 'differ' });
  });

  it('with a circle may have gone on down the list of tie-breaks', () => {
    expect(check(circle('0 0'), 'a:1 b:2 c:3')).toMatchObject({ places: 'same' });
    expect(check(circle('0 9'), 'b:1 a:2 c:3')).toMatchObject({ places: 'same-onward' });
  });

  it('may leave nobody apart', () => {
    const rows = [
      row(['Match 1/3', 'a', 'b']),
      row(['Match 2/3', 'b', 'c']),
      row(['Match 3/3', 'c', 'a']),
    ];
    expect(check(rows, 'a:1 b:2 c:3')).toMatchObject({ places: 'level' });
  });

  it('of two is a best of three, over after two wins', () => {
    const rows = [row(['Match 1/3', 'a', 'b']), turned(['Match 2/3', 'a', 'b', 'WALKOVER'])];
    expect(check(rows, 'a:1 b:2')).toMatchObject({ format: 'best-of-three', places: 'same' });
  });

  it('in which not all met is like none of ours', () => {
    const rows = [row(['Match 1/6', 'a', 'b']), row(['Match 2/6', 'a', 'c'])];
    expect(check(rows)).toMatchObject({ reason: 'it is like no format of ours' });
    const missing = [row(['Match 1/3', 'a', 'b']), row(['Match 2/3', 'a', 'c'])];
    expect(check(missing)).toMatchObject({
      reason: 'by its winners it goes another way than each format of ours',
    });
  });
});

describe('a file of recorded matches', () => {
  const refused = (...rows: readonly (readonly string[])[]) => {
    const read = readRecordedBrackets([headers, ...rows]);
    return read.ok ? null : read.message;
  };

  it('is refused with the row and without a name', () => {
    const final = row(['Final', 'a', 'b']);
    expect(refused(final)).toBeNull();
    expect(refused(final, row(['Playoff', 'a', 'b']))).toBe('row 3: an unknown stage, "Playoff"');
    expect(refused(row(['Final', 'a', 'b', 'MAGIC']))).toBe(
      'row 2: an unknown kind of win, "MAGIC"',
    );
    expect(refused(final.with(2, 'Somebody Else'))).toBe('row 2: its winner is none of the two');
    expect(refused(final.with(2, ''))).toBe('row 2: its winner is none of the two');
    expect(readRecordedBrackets([['Name']])).toMatchObject({ ok: false });
    expect(readRecordedPlaces([['Name']])).toMatchObject({ ok: false });
  });

  it('has a bracket for each group, by its first row', () => {
    const other = row(['Final', 'a', 'b']).with(0, 'Masters');
    const read = readRecordedBrackets([headers, row(['Final', 'c', 'd']), other]);
    expect(read).toMatchObject({ ok: true, brackets: [{ row: 2 }, { row: 3, group: 'Masters' }] });
  });
});
