import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Place, place } from '../testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

const headers =
  'Name,Won by,Time,Class pt Left,Class pt Right,Score Left,Score Right,Match details Left,Match details Right';

function file(name: string, ...rows: readonly string[]): string {
  writeFileSync(path.join(here.dir, name), `${[headers, ...rows].join('\r\n')}\r\n`);
  return name;
}

const right = 'Ana Moreno,POINTS,06:00,1,0,5,0,"+2 (score), +3 (score)",';
const wrong = 'Eva Lindt,POINTS,06:00,1,0,4,0,"+2 (score), +3 (score)",';

test('0 and a line where every score adds up', async () => {
  const { code, out } = await here.run('recorded', file('a.csv', right));
  expect(code).toBe(0);
  expect(out).toContain('Every recorded score adds up.');
});

test('1 and the row, without names, where one does not', async () => {
  const { code, out } = await here.run('recorded', file('a.csv', right, wrong));
  expect(code).toBe(1);
  expect(out).toContain('row 3, left: the log adds up to 5, recorded is 4');
  expect(out).not.toMatch(/Ana|Eva/);
});

test('--json: one report a line', async () => {
  const files = [file('a.csv', right), file('b.csv', wrong)];
  const { code, out } = await here.run('recorded', ...files, '--json');
  const reports = out.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(reports.map((line) => JSON.parse(line))).toMatchObject([
    { file: 'a.csv', kind: 'score-logs', wrong: [] },
    { file: 'b.csv', kind: 'score-logs', wrong: [2] },
  ]);
});

test('--book: an amount that the book does not know', async () => {
  const one = 'Ana Moreno,POINTS,06:00,1,0,1,0,+1 (score),';
  const { code, out } = await here.run('recorded', file('a.csv', one), '--book', 'five');
  expect(code).toBe(1);
  expect(out).toContain('row 2, left: a change by 1 is no sum of values of the rulebook');
});

test('2 for another file, a missing one and an unknown book; the rest is checked all the same', async () => {
  writeFileSync(path.join(here.dir, 'other.csv'), 'a,b\n1,2\n');
  const { code, out, err } = await here.run(
    'recorded',
    'other.csv',
    'none.csv',
    file('a.csv', right),
  );
  expect(code).toBe(2);
  expect(err).toContain('other.csv: its headers are those of no record of scores that we know.');
  expect(err).toContain('none.csv cannot be read');
  expect(out).toContain('Every recorded score adds up.');
  const unknown = await here.run('recorded', 'a.csv', '--book', 'nine');
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain('there is no rulebook nine; valid: five');
});
