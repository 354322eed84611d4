import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Place, place } from '../testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

function file(name: string, ...lines: readonly string[]): string {
  writeFileSync(path.join(here.dir, name), `${lines.join('\r\n')}\r\n`);
  return name;
}

const headers =
  'Group / Bracket,Match,Winner,Won by,Firstname Left,Lastname Left,Firstname Right,Lastname Right';

const matches = (): string =>
  file(
    'm.csv',
    headers,
    'Adults,Semifinals,Ana Moreno,"SUBMISSION\n",Ana,Moreno,Eva,Lindt',
    'Adults,Semifinals,Ida Berg,POINTS,Ida,Berg,Una,Falk',
    'Adults,Final,Ida Berg,DECISION,Ana,Moreno,Ida,Berg',
    'Masters,Match 1/3,Eva Lindt,WALKOVER,Eva,Lindt,Una,Falk',
    'Masters,Match 2/3,Eva Lindt,SUBMISSION,Eva,Lindt,Una,Falk',
  );

const places = (first: string, second: string): string =>
  file(
    'p.csv',
    'Firstname,Lastname,Group,Placement',
    `Ida,Berg,Adults,${first}`,
    `Ana,Moreno,Adults,${second}`,
    'Eva,Lindt,Adults,3',
    'Una,Falk,Adults,3',
  );

test('0 and what was rebuilt, without names', async () => {
  const words = ['--brackets', '--places', places('1', '2')];
  const { code, out } = await here.run('recorded', matches(), ...words);
  expect(code).toBe(0);
  expect(out).toContain('2 brackets, 2 rebuilt from their recorded winners');
  expect(out).toContain('podium as recorded: 1 of 1');
  expect(out).toContain('row 5: somebody of the podium has no recorded place in this group');
  expect(out).not.toMatch(/Ana|Eva|Ida|Una/);
});

test('1 where the places are others, told by row', async () => {
  const words = ['--brackets', '--places', places('2', '1'), '--json'];
  const { code, out } = await here.run('recorded', matches(), ...words);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    file: 'm.csv',
    brackets: [
      { row: 2, format: 'single-elimination', places: 'differ' },
      { row: 5, format: 'best-of-three', places: 'unknown' },
    ],
  });
});

test('1 where a bracket cannot be rebuilt', async () => {
  const one = 'Adults,Final,Ana Moreno,POINTS,Ana,Moreno,Eva,Lindt';
  const name = file('m.csv', headers, one, 'Adults,Match 1/3,Ida Berg,POINTS,Ida,Berg,Una,Falk');
  const { code, out } = await here.run('recorded', name, '--brackets');
  expect(code).toBe(1);
  expect(out).toContain('row 2: not rebuilt: it is like no format of ours');
});

test('2 for a file that is no list of matches, and for places without brackets', async () => {
  const other = file('x.csv', 'Name', 'Ana Moreno');
  expect((await here.run('recorded', other, '--brackets')).code).toBe(2);
  expect((await here.run('recorded', matches(), '--places', other)).code).toBe(2);
  const { code, err } = await here.run('recorded', matches(), '--brackets', '--places', other);
  expect(code).toBe(2);
  expect(err).toContain('x.csv: its headers are not those of registrations with places.');
});
