import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Place, place } from '../testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

const member = (name: string, weightKg: number) => ({ name, rank: 'blue', weightKg });
const five = (weightKg: number) =>
  ['Ann', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => member(name, weightKg));

function file(name: string, more: object = {}): string {
  const whole = {
    format: 'threecount.teams/1',
    rulebook: 'classic',
    event: 'single-rank',
    teams: [{ name: 'Reds', members: five(86) }],
    ...more,
  };
  writeFileSync(path.join(here.dir, name), JSON.stringify(whole));
  return name;
}

test('a legal team: its sum and what each brings, 0', async () => {
  const { code, out } = await here.run('team', 'check', file('a.json'));
  expect(code).toBe(0);
  expect(out).toContain('Reds: may stand');
  expect(out).toContain('1. Ann, blue: 86 kg');
  expect(out).toContain('Together 430 kg of 430 kg');
});

test('a team over the limit: the reason, and the single changes that would help, 1', async () => {
  const { code, out } = await here.run(
    'team',
    'check',
    file('a.json', { teams: [{ name: 'Reds', members: five(87) }] }),
  );
  expect(code).toBe(1);
  expect(out).toContain('The team weighs 435 kg: 5 kg over the limit of 430 kg. [CLS-COMP-03]');
  expect(out).toContain('Place 3 weighs at most 82 kg');
});

test('--json: one result a line, in the order of the files', async () => {
  const heavy = file('b.json', { teams: [{ name: 'Reds', members: five(87) }] });
  const { code, out } = await here.run('team', 'check', file('a.json'), heavy, '--json');
  expect(code).toBe(1);
  const results = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(results).toMatchObject([
    { file: 'a.json', legal: true, table: [] },
    {
      file: 'b.json',
      legal: false,
      teams: [{ limit: { over: 5 }, findings: [{ code: 'over-weight' }] }],
    },
  ]);
});

test('doubts about the organiser’s handicap table are told', async () => {
  const handicapTable = ['white', 'blue', 'purple', 'brown', 'black'].map((rank) => ({
    rank,
    maxKg: null,
    score: -1,
  }));
  const given = file('a.json', { event: 'all-ranks', options: { handicapTable } });
  const { code, out } = await here.run('team', 'check', given);
  expect(code).toBe(0);
  expect(out).toContain('to look at: purple at 80 kg is expected to score 0, not -1.');
  expect(out).toContain('Score -5, at most 0');
});

test('2 for a file that holds no teams, with the place and what is valid; others are checked', async () => {
  const wrong: readonly (readonly [string, string])[] = [
    [
      file('format.json', { format: 'x' }),
      'format: "x" is not known here; valid: threecount.teams/1',
    ],
    [file('book.json', { rulebook: 'five' }), 'rulebook: "five" is not known here; valid: classic'],
    [
      file('event.json', { event: 'pairs' }),
      'event: "pairs" is not known here; valid: single-rank, all-ranks',
    ],
    [file('rank.json', { rank: 'pink' }), 'rank: "pink" is not known here'],
    [file('key.json', { colour: 'red' }), 'colour: is no key here'],
    [file('none.json', { teams: [] }), 'teams: must be a list of teams'],
    [file('team.json', { teams: [{ name: ' ', members: [] }] }), 'teams[0].name: must be a text'],
    [file('people.json', { teams: [{ name: 'R' }] }), 'teams[0].members: must be a list of people'],
    [
      file('weight.json', { teams: [{ name: 'R', members: [{ name: 'A', weightKg: '80' }] }] }),
      'teams[0].members[0].weightKg: must be kilograms',
    ],
    [
      file('option.json', { options: { substitutes: 9 } }),
      'options.substitutes: must be a whole number from 0 to 5',
    ],
    ['missing.json', 'missing.json cannot be read'],
  ];
  for (const [name, told] of wrong) {
    const { code, out, err } = await here.run('team', 'check', name, file('a.json'));
    expect(code).toBe(2);
    expect(err).toContain(told);
    expect(err.trimEnd()).not.toContain('\n');
    expect(out).toContain('Reds: may stand');
  }
});

test('words that are no check are refused', async () => {
  expect(await here.run('team', 'draw')).toMatchObject({ code: 2 });
  expect((await here.run('team', 'check')).err).toContain('FILE is missing');
  expect((await here.run('team', '--help')).out).toContain('team check FILE');
});
