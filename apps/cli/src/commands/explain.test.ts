import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Place, place } from '../testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

const taken = [
  { at: '0:00', do: 'start' },
  { at: '0:10', do: 'score', side: 'red', technique: 'takedown' },
  { at: '0:30', do: 'submission', side: 'blue', by: 'tap' },
];

function script(name: string, actions: readonly object[] = taken): string {
  const whole = {
    format: 'threecount.match/1',
    rulebook: 'five',
    division: { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' },
    red: { name: 'Ana Berg' },
    blue: { name: 'Eva Lind' },
    actions,
  };
  writeFileSync(path.join(here.dir, name), JSON.stringify(whole));
  return name;
}

test('sentences with their clauses, and why it ended so', async () => {
  const { code, out } = await here.run('explain', script('a.json'));
  expect(code).toBe(0);
  expect(out).toContain('Takedown by Red. 2 points to Red, now 2:0. [FIVE-PTS-03]');
  expect(out).toContain('Blue won by submission. [FIVE-WIN-04]');
  expect(out).toContain('The score, 2 to 0, does not count then.');
});

test('--spectator: names, and no clause', async () => {
  const { out } = await here.run('explain', script('a.json'), '--spectator');
  expect(out).toContain('Takedown by Ana Berg.');
  expect(out).toContain('Eva Lind won by submission.');
  expect(out).not.toContain('FIVE-');
});

test('--json: one explanation a line, in the order of the files', async () => {
  const { code, out } = await here.run('explain', script('b.json'), script('a.json'), '--json');
  expect(code).toBe(0);
  const all = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(all.map(({ file }) => file)).toEqual(['b.json', 'a.json']);
  expect(all[0]).toMatchObject({ status: 'ended', why: { outcome: { winner: 'blue' } } });
});

test('a refused line is told, and makes 1', async () => {
  const late = [...taken, { at: '0:40', do: 'score', side: 'red', technique: 'mount' }];
  const { code, out } = await here.run('explain', script('a.json', late));
  expect(code).toBe(1);
  expect(out).toContain('Mount by Red. Not accepted: The match is over.');
});

test('a file that is no script makes 2, and the others are explained', async () => {
  writeFileSync(path.join(here.dir, 'broken.json'), '{');
  const { code, out, err } = await here.run('explain', 'broken.json', script('a.json'));
  expect(code).toBe(2);
  expect(err).toMatch(/^threecount: broken\.json: .+\n$/);
  expect(out).toContain('Blue won by submission.');
});

const team = (names: readonly string[]) => ({
  name: names[0],
  order: names.map((name) => ({ name, rank: 'blue' })),
});

function teamScript(name: string, bouts: readonly object[]): string {
  const whole = {
    format: 'threecount.team-match/1',
    rulebook: 'classic',
    event: 'single-rank',
    a: team(['Ana', 'Bea', 'Cai', 'Dov', 'Eli']),
    b: team(['Fia', 'Gil', 'Hia', 'Ivo', 'Jos']),
    bouts,
  };
  writeFileSync(path.join(here.dir, name), JSON.stringify(whole));
  return name;
}

const five = Array.from({ length: 5 }, () => ({ winner: 'a', method: 'submission' }));

test('a match of two teams: each bout, the end with its clause; 1 where a bout was refused', async () => {
  const { code, out } = await here.run('explain', teamScript('t.json', [...five, ...five]));
  expect(code).toBe(1);
  expect(out).toContain(
    '1. Ana (blue) against Fia (blue), 5 min: Ana wins (submission). Left: 5 and 4.',
  );
  expect(out).toContain('Ana has 5 left, 4 of them unused. [CLS-BOUT-04]');
  expect(out).toContain('rejected: bout 5: match-over');
});

test('a match of two teams for spectators, and as JSON', async () => {
  const file = teamScript('t.json', five);
  const { code, out } = await here.run('explain', file, '--spectator');
  expect(code).toBe(0);
  expect(out).not.toContain('CLS-');
  const [line] = (await here.run('explain', file, '--json')).out.split('\n');
  const told = JSON.parse(line ?? '');
  expect(told).toMatchObject({ file, names: { a: 'Ana', b: 'Fia' } });
  expect(told.lines.at(-2)).toMatchObject({ clauses: ['CLS-BOUT-04'] });
});
