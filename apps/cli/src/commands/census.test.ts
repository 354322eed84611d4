import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Place, place } from '../testing/run.ts';

// Seconds by themselves; others may keep the machine busy.
vi.setConfig({ testTimeout: 120_000 });

const planted = vi.hoisted(() => ({ in: '', how: '' }));

vi.mock('@threecount/tournament', async (original) => {
  const real = await original<typeof import('@threecount/tournament')>();
  return {
    ...real,
    censusCase(seedText: string) {
      const found = real.censusCase(seedText);
      if (planted.in !== seedText) return found;
      if (planted.how === 'halt') throw new Error('no such slot');
      return { ...found, faults: ['after action 7: e1 is twice in final', 'b', 'c', 'd'] };
    },
  };
});

let here: Place;

beforeEach(() => {
  planted.in = '';
  here = place();
});

afterEach(() => here.remove());

test('0 and the figures where nothing is wrong; the same seed text gives the same', async () => {
  const first = await here.run('census', '--seed', 'lantern', '--tournaments', '5', '--json');
  expect(first.code).toBe(0);
  const census = JSON.parse(first.out);
  expect(census).toMatchObject({ seed: 'lantern', first: 1, tournaments: 5, inconsistent: [] });
  expect(census.actions).toBeGreaterThan(5);
  expect(Object.keys(census.formats).length).toBeGreaterThan(1);
  const again = await here.run('census', '--seed', 'lantern', '--tournaments', '5', '--json');
  expect(again.out).toBe(first.out);
  const { out } = await here.run('census', '--seed', 'lantern', '--tournaments', '5');
  expect(out).toContain(`0 inconsistent of 5 tournaments of ${census.actions} actions.`);
  expect(out).toContain(`team matches: ${census.bouts} bouts\n`);
});

test('the parts add up to the whole', async () => {
  const part = async (first: string, tournaments: string): Promise<number> => {
    const words = ['--seed', 'x', '--first', first, '--tournaments', tournaments, '--json'];
    return JSON.parse((await here.run('census', ...words)).out).actions;
  };
  expect(await part('1', '4')).toBe((await part('1', '1')) + (await part('2', '3')));
});

test('1, the seed text and the first faults where one is inconsistent', async () => {
  Object.assign(planted, { in: 'lantern 2', how: 'faults' });
  const { code, out } = await here.run('census', '--seed', 'lantern', '--tournaments', '3');
  expect(code).toBe(1);
  expect(out).toMatch(/^lantern 2 \(.+\):\n {2}after action 7: e1 is twice in final\n/u);
  expect(out).toContain('  and 1 more\n');
  expect(out).toContain('1 inconsistent of 3 tournaments');
});

test('1 where the program could not go on with a tournament', async () => {
  Object.assign(planted, { in: 'lantern 1', how: 'halt' });
  const { code, out } = await here.run('census', '--seed', 'lantern', '--tournaments', '1');
  expect(code).toBe(1);
  expect(out).toContain('it came to a halt: no such slot');
});

test.each(['0', 'x', '-1', '1.5'])('2 for %s tournaments', async (count) => {
  const { code, err } = await here.run('census', `--tournaments=${count}`);
  expect(code).toBe(2);
  expect(err).toContain('--tournaments is a whole number from 1 on.');
});
