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

const last = (more: object) => ({ teams: [{ name: 'R', members: [...five(80).slice(1), more] }] });

test.each<[string, object, string]>([
  [
    'four without an injury',
    { teams: [{ name: 'R', members: five(80).slice(1) }] },
    'The team has 4 people where 5 are needed. [CLS-COMP-01]',
  ],
  ['one', { teams: [{ name: 'R', members: five(80).slice(4) }] }, 'The team has one person where'],
  ['nobody', { teams: [{ name: 'R', members: [] }] }, 'The team has 0 people where 5 are needed.'],
  ['a weight of nothing', last(member('Zoe', 0)), 'Place 5: 0 kg is no body weight. [CLS-COMP-03]'],
  ['a weight below it', last(member('Zoe', -80)), 'Place 5: -80 kg is no body weight.'],
  ['a weight of a horse', last(member('Zoe', 900)), 'Place 5: 900 kg is no body weight.'],
  ['no weight', last({ name: 'Zoe', rank: 'blue' }), 'Place 5: the weight is missing.'],
  ['no belt', last({ name: 'Zoe', weightKg: 80 }), 'Place 5: the belt is missing.'],
  [
    'a belt that there is not',
    last({ name: 'Zoe', rank: 'pink', weightKg: 80 }),
    'Place 5: a belt pink cannot stand in this event; valid: white, blue,',
  ],
  [
    'another belt',
    last({ name: 'Zoe', rank: 'brown', weightKg: 80 }),
    'Place 5: brown in an event for blue. [CLS-COMP-02]',
  ],
  ['the same person twice', last(member(' BO ', 80)), 'stands in the team twice. [CLS-COMP-01]'],
  [
    'one in two teams',
    {
      teams: [
        { name: 'Reds', members: five(80) },
        { name: 'Greens', members: ['V', 'W', 'X', 'Y', 'Ann'].map((name) => member(name, 80)) },
      ],
    },
    'Ann stands in the team Greens too.',
  ],
  [
    'no table where one is needed',
    { event: 'all-ranks' },
    'The organiser has not given the handicap table. [CLS-COMP-08]',
  ],
  [
    'a belt that the table lacks',
    {
      event: 'all-ranks',
      options: { handicapTable: [{ rank: 'white', maxKg: null, score: 0 }] },
    },
    'Place 1: the handicap table has no belt blue. [CLS-COMP-08]',
  ],
  [
    'a weight above the table',
    {
      event: 'all-ranks',
      options: { handicapTable: [{ rank: 'blue', maxKg: 85, score: 0 }] },
    },
    'Place 1: the handicap table ends below 86 kg for this belt.',
  ],
])('1 for a team with %s, and the place', async (_, more, told) => {
  const { code, out, err } = await here.run('team', 'check', file('bad.json', more));
  expect([code, err]).toEqual([1, '']);
  expect(out).toContain('may not stand');
  expect(out).toContain(told);
  expect(out).not.toMatch(/[{}]|undefined|NaN/);
});

test('a table that has no row for what is expected of it says so', async () => {
  const handicapTable = [{ rank: 'blue', maxKg: null, score: 0 }];
  const given = file('a.json', { event: 'all-ranks', options: { handicapTable } });
  const { out } = await here.run('team', 'check', given);
  expect(out).toContain('purple at 80 kg is expected to score 0, and the table has no row for');
});

const raw: readonly (readonly [string, string, string])[] = [
  ['empty', '', 'file: is no JSON'],
  ['csv', 'Team,Name,Belt\nReds,Ann,blue\n', 'file: is no JSON'],
  ['cut', '{"format": "threecount.teams/1", "rule', 'file: is no JSON'],
  ['nan', '{"format": "threecount.teams/1", "teams": [NaN]}', 'file: is no JSON'],
  ['bytes', '\u0000\u0001\n\u001b[31m\n', 'file: is no JSON'],
  ['list', '[]', 'file: must be an object'],
  ['deep', '['.repeat(5000) + ']'.repeat(5000), 'file: is nested too deeply'],
  ['twice', '{"format": "a", "format": "b"}', 'format: stands twice'],
];

test.each(raw)('2 for a file that is no JSON of teams: %s', async (name, text, told) => {
  writeFileSync(path.join(here.dir, name), text);
  const { code, out, err } = await here.run('team', 'check', name);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`threecount: ${name}: ${told}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may steer the terminal
  expect(err.trimEnd()).not.toMatch(/[\u0000-\u001f]/);
});

test('2 for weights that are no numbers', async () => {
  for (const weightKg of ['80kg', '80', true, [80], {}]) {
    const given = file('weight.json', last({ name: 'Zoe', rank: 'blue', weightKg }));
    const { code, err } = await here.run('team', 'check', given);
    expect([code, err]).toEqual([2, expect.stringContaining('teams[0].members[4].weightKg: must')]);
  }
});

test('2 for a file, a team or a text that is larger than any can be', async () => {
  const members = Array.from({ length: 101 }, (_, i) => member(`P${i}`, 80));
  const crowd = await here.run(
    'team',
    'check',
    file('a.json', { teams: [{ name: 'R', members }] }),
  );
  expect([crowd.code, crowd.err]).toEqual([
    2,
    'threecount: a.json: teams[0].members: has 101 people, more than 100\n',
  ]);
  const long = await here.run('team', 'check', file('b.json', { about: 'x'.repeat(15_000_000) }));
  expect(long.code).toBe(0);
  for (const command of [['team', 'check'], ['replay'], ['explain']]) {
    const huge = file('c.json', { about: 'x'.repeat(17_000_000) });
    const { code, err } = await here.run(...command, huge);
    expect([code, err]).toEqual([2, 'threecount: c.json is too large: more than 16 MB.\n']);
  }
});

test('many teams are checked, each person in one of them', async () => {
  const teams = Array.from({ length: 3000 }, (_, n) => ({
    name: `T${n}`,
    members: [0, 1, 2, 3, 4].map((i) => member(`P${n} ${i}`, 80)),
  }));
  const legal = await here.run('team', 'check', file('a.json', { teams }), '--json');
  expect(legal.code).toBe(0);
  const [first] = teams;
  const again = { teams: [...teams, { ...first, name: 'Late' }] };
  const { code, out } = await here.run('team', 'check', file('b.json', again), '--json');
  expect(code).toBe(1);
  const wrong = JSON.parse(out).teams.filter(({ legal: may }: { legal: boolean }) => !may);
  expect(wrong.map(({ team }: { team: string }) => team)).toEqual(['T0', 'Late']);
});

test('names of a file do not steer the terminal', async () => {
  const members = five(80).map((one) => ({ ...one, name: `${one.name}\u001b[31m\u202e` }));
  const given = file('a.json', { teams: [{ name: 'R\u001b]0;x\u0007', members }] });
  const { code, out } = await here.run('team', 'check', given);
  expect(code).toBe(0);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be there
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  expect(out).toContain('  1. Ann');
});

test('words that are no check are refused', async () => {
  expect(await here.run('team', 'draw')).toMatchObject({ code: 2 });
  expect((await here.run('team', 'check')).err).toContain('FILE is missing');
  expect((await here.run('team', '--help')).out).toContain('team check FILE');
});
