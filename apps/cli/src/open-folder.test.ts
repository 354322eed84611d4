import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Place, place } from './testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

test.each([['serve', '--port', '0'], ['verify']])(
  '%s says in one line that the data folder cannot be made',
  async (...words) => {
    writeFileSync(path.join(here.dir, 'file'), '');
    const { code, out, err } = await here.run(...words, '--data', 'file/below');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^threecount: The data folder \S+ cannot be made: .+--data\.\n$/);
  },
);

test.each([['serve', '--port', '0'], ['verify']])(
  '%s says in one line that the database is none, and leaves it',
  async (...words) => {
    mkdirSync(path.join(here.dir, 'data'));
    writeFileSync(path.join(here.dir, 'data', 'threecount.sqlite'), 'something else '.repeat(500));
    const { code, err } = await here.run(...words, '--data', 'data');
    expect(code).toBe(2);
    expect(err).toMatch(/^threecount: The database in \S+ is damaged \(.*not a database.*\n$/);
  },
);
