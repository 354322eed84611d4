import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Place, place } from '../testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

const actions = [
  { at: '0:00', do: 'start' },
  { at: '0:10', do: 'score', side: 'red', technique: 'takedown' },
  { at: '0:30', do: 'submission', side: 'blue', by: 'tap' },
];

function script(name: string, more: object = {}): string {
  const whole = {
    format: 'threecount.match/1',
    rulebook: 'five',
    division: { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' },
    red: { name: 'Red' },
    blue: { name: 'Blue' },
    actions,
    ...more,
  };
  writeFileSync(path.join(here.dir, name), JSON.stringify(whole));
  return name;
}

test('--json: one result a line, in the order of the files, and nothing else', async () => {
  const { code, out } = await here.run('replay', script('b.json'), script('a.json'), '--json');
  expect(code).toBe(0);
  const results = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(results.map(({ file }) => file)).toEqual(['b.json', 'a.json']);
  expect(results[0]).toMatchObject({ winner: 'blue', method: 'submission' });
});

test('without a flag: a table for people', async () => {
  const { code, out } = await here.run('replay', script('a.json'));
  expect(code).toBe(0);
  expect(out).toContain('score red takedown');
  expect(out).toContain('by submission');
});

test('1 where an action was rejected; the result is printed all the same', async () => {
  const late = [...actions, { at: '0:40', do: 'score', side: 'red', technique: 'takedown' }];
  const { code, out } = await here.run('replay', script('a.json', { actions: late }), '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out).rejected).toMatchObject([{ index: 3, code: 'match-over' }]);
});

test('--check: 0 if all hold, else 1 with a readable difference', async () => {
  const right = script('right.json', { expect: { winner: 'blue' } });
  const wrong = script('wrong.json', { expect: { red: { points: 3 } } });
  expect((await here.run('replay', right, '--check')).code).toBe(0);
  const { code, out } = await here.run('replay', right, wrong, '--check');
  expect(code).toBe(1);
  expect(out).toContain('wrong.json: red.points: expected 3, found 2');
  const json = await here.run('replay', wrong, '--check', '--json');
  expect(json.out.trimEnd().split('\n')).toHaveLength(1);
  expect(json.err).toContain('red.points');
});

test('2 where a file is missing or no script: one line with file, place and what is valid', async () => {
  writeFileSync(path.join(here.dir, 'noise.json'), '{"format"');
  const wrong = [
    ['missing.json', 'missing.json'],
    ['noise.json', 'noise.json'],
    [script('odd.json', { rulebook: 'fife' }), 'five'],
    [script('key.json', { colour: 'red' }), 'colour'],
  ] as const;
  for (const [file, told] of wrong) {
    const { code, out, err } = await here.run('replay', file, '--json');
    expect([file, code, out]).toEqual([file, 2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(file);
    expect(err).toContain(told);
  }
});

test('a script of two teams: a result line, a table, and what is expected', async () => {
  const order = (letter: string) =>
    [1, 2, 3, 4, 5].map((n) => ({ name: `${letter}${n}`, rank: 'blue' }));
  const whole = {
    format: 'threecount.team-match/1',
    rulebook: 'classic',
    event: 'single-rank',
    a: { name: 'Reds', order: order('R') },
    b: { name: 'Blues', order: order('B') },
    bouts: [{ winner: 'a', method: 'submission' }, { method: 'draw' }],
    expect: { awaiting: 'bout', remaining: { a: 4, b: 3 } },
  };
  writeFileSync(path.join(here.dir, 'team.json'), JSON.stringify(whole));
  const { code, out } = await here.run('replay', script('a.json'), 'team.json', '--json');
  expect(code).toBe(0);
  const [, line] = out.trimEnd().split('\n');
  expect(JSON.parse(line ?? '')).toMatchObject({
    file: 'team.json',
    format: 'threecount.team-match-result/1',
    winner: null,
    up: { a: { name: 'R2' }, b: { name: 'B3' }, duration: 300 },
  });
  expect((await here.run('replay', 'team.json', '--check')).code).toBe(0);
  const table = await here.run('replay', 'team.json');
  expect(table.out).toContain('Next: R2 (blue) against B3 (blue).');
});
