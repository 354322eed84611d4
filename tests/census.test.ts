import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { at } from '../scripts/lib/paths.mjs';

const census = (...words: readonly string[]) => {
  const args = [at('scripts', 'census.mjs'), ...words];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
};

describe('npm run census', () => {
  test('shares the tournaments out to processes and adds up what they found', () => {
    const words = ['--tournaments', '5', '--seed', 'lantern'];
    const [two, one] = ['2', '1'].map((jobs) => census(...words, '--jobs', jobs));
    expect(two?.stderr).toBe('');
    expect(two?.stdout).toMatch(
      /^0 inconsistent of 5 tournaments of \d+ actions\. Seed text: lantern$/mu,
    );
    expect(two?.stdout).toBe(one?.stdout);
    expect([two?.status, one?.status]).toEqual([0, 0]);
  }, 240_000);

  test('ends with 2 where it is not told how many', () => {
    const { status, stderr } = census('--tournaments', 'x');
    expect([status, stderr]).toEqual([2, '--tournaments: a number from 1 on\n']);
  });
});
