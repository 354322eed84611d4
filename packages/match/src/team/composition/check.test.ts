import { findBook, resolveTeam } from '@threecount/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesFor, withSubstitute } from './changes.ts';
import { checkTeam, checkTeams } from './check.ts';
import { formatTeamCheck } from './tell.ts';
import type { TeamChange, TeamList, TeamMember } from './types.ts';

/** An invented table: nothing of it is the book's. */
const table = [
  { rank: 'white', maxKg: 80, score: -2 },
  { rank: 'white', maxKg: null, score: -1.5 },
  { rank: 'blue', maxKg: 70, score: -1.1 },
  { rank: 'blue', maxKg: 80, score: -0.8 },
  { rank: 'blue', maxKg: null, score: 0.1 },
  { rank: 'purple', maxKg: 80, score: 0 },
  { rank: 'purple', maxKg: null, score: 0.7 },
  { rank: 'brown', maxKg: 80, score: 1.2 },
  { rank: 'brown', maxKg: null, score: 2 },
];

function rulesOf(event: string, options: Readonly<Record<string, unknown>> = {}) {
  const book = findBook('classic');
  const resolved = book && resolveTeam(book, options, { discipline: 'gi', event });
  if (!resolved?.ok) throw new Error(JSON.stringify(resolved));
  return resolved.rules;
}
const single = (options = {}) => rulesOf('single-rank', options);
const open = (options = {}) => rulesOf('all-ranks', { handicapTable: table, ...options });

const people = (
  kgs: readonly (number | null)[],
  ranks: readonly (string | null)[] = [],
): TeamMember[] =>
  kgs.map((weightKg, i) => ({ name: `P${i + 1}`, rank: ranks[i] ?? 'blue', weightKg }));
const team = (kgs: readonly (number | null)[], ranks?: readonly string[]): TeamList => ({
  name: 'T',
  members: people(kgs, ranks),
});
const codes = (rules: ReturnType<typeof rulesOf>, list: TeamList) =>
  checkTeam(rules, list).findings.map(({ code }) => code);

describe('a team of one belt', () => {
  it('CLS-COMP-03 may weigh 430 kg together, and no tenth more', () => {
    expect(checkTeam(single(), team([86, 86, 86, 86, 86]))).toMatchObject({
      legal: true,
      limit: { of: 'weight', sum: 430, most: 430, over: 0, clause: 'CLS-COMP-03' },
      findings: [],
      changes: [],
    });
    expect(checkTeam(single(), team([86, 86, 86, 86, 86.1]))).toMatchObject({
      legal: false,
      limit: { sum: 430.1, over: 0.1 },
      findings: [{ code: 'over-weight', sum: 430.1, over: 0.1 }],
    });
  });

  it('CLS-COMP-03 adds tenths up exactly', () => {
    expect(checkTeam(single(), team([85.7, 85.9, 86.1, 86.2, 86.1])).limit?.sum).toBe(430);
  });

  it('CLS-COMP-03 has the limit that the organiser sets', () => {
    expect(codes(single({ teamWeightLimitKg: 400 }), team([86, 86, 86, 86, 56.1]))).toEqual([
      'over-weight',
    ]);
  });

  it('CLS-COMP-03 says how light each member would have to be', () => {
    const { changes } = checkTeam(single(), team([90, 90, 90, 90, 75]));
    expect(changes).toEqual(
      [85, 85, 85, 85, 70].map((atMostKg, place) => ({ kind: 'weight', place, atMostKg })),
    );
  });

  it('CLS-COMP-01 is five people, or four who were five', () => {
    expect(codes(single(), team([80, 80, 80, 80]))).toEqual(['team-size']);
    expect(codes(single(), team([80, 80, 80, 80, 80, 10]))).toEqual(['team-size']);
    expect(codes(single(), { name: 'T', members: [] })).toEqual(['team-size']);
    const [first, ...others] = people([null, 80, 80, 80, 80]);
    const hurt = {
      name: 'T',
      members: [{ name: 'P1', rank: 'blue', weightKg: null, ...first, injured: true }, ...others],
    };
    expect(checkTeam(single(), hurt)).toMatchObject({ legal: true, limit: { sum: 320 } });
  });

  it('CLS-COMP-01 shortTeam allow: fewer may enter, nobody may not', () => {
    const rules = single({ shortTeam: 'allow' });
    expect(codes(rules, team([80, 80, 80]))).toEqual([]);
    expect(codes(rules, team([]))).toEqual(['team-size']);
    expect(codes(rules, team([70, 70, 70, 70, 70, 70]))).toEqual(['team-size']);
  });

  it('CLS-ORD-03 has somebody who can fight', () => {
    const members = people([80, 80, 80, 80, 80]).map((one) => ({ ...one, injured: true }));
    expect(codes(single(), { name: 'T', members })).toEqual(['nobody-fit']);
  });

  it('CLS-COMP-02 is of the event’s belt, or else the place is named', () => {
    const mixed = team([80, 80, 80, 80, 80], ['blue', 'blue', 'blue', 'blue', 'purple']);
    expect(checkTeam(single(), mixed)).toMatchObject({
      findings: [
        { code: 'rank-differs', place: 4, rank: 'purple', wanted: 'blue', clause: 'CLS-COMP-02' },
      ],
      changes: [{ kind: 'rank', place: 4, rank: 'blue' }],
    });
    expect(codes(single(), { ...mixed, rank: 'purple' })).toEqual(Array(4).fill('rank-differs'));
  });

  it('CLS-COMP-02 singleRankLower allow: lower belts too, higher ones not', () => {
    const rules = single({ singleRankLower: 'allow' });
    const mixed = team([80, 80, 80, 80, 80], ['blue', 'blue', 'blue', 'blue', 'purple']);
    expect(codes(rules, mixed)).toEqual([]);
    expect(codes(rules, { ...mixed, rank: 'blue' })).toEqual(['rank-differs']);
    const low = team([80, 80, 80, 80, 80], ['white', 'white', 'white', 'purple', 'blue']);
    expect(codes(rules, { ...low, rank: 'purple' })).toEqual([]);
  });

  it('CLS-COMP-10 overLimitTeam drop-fighter: it may start without one', () => {
    const heavy = team([90, 90, 90, 90, 95]);
    const dropped = (options: object) =>
      checkTeam(single(options), heavy).changes.filter(({ kind }) => kind === 'drop');
    expect(dropped({})).toEqual([]);
    expect(dropped({ overLimitTeam: 'drop-fighter' })).toHaveLength(5);
  });
});

describe('a team of all belts', () => {
  it('CLS-COMP-07 scores zero together at most, decimals added up exactly', () => {
    const ranks = ['blue', 'blue', 'purple', 'purple', 'white'];
    expect(checkTeam(open(), team([81, 79, 90, 70, 70], ranks))).toMatchObject({
      legal: true,
      limit: { of: 'handicap', sum: -2, most: 0 },
    });
    const even = team([81, 81, 90, 90, 100], ['blue', 'blue', 'purple', 'purple', 'white']);
    expect(checkTeam(open(), even)).toMatchObject({ limit: { sum: 0.1, over: 0.1 }, legal: false });
    const zero = team([79, 81, 90, 75, 75], ['blue', 'blue', 'purple', 'purple', 'purple']);
    expect(checkTeam(open(), zero)).toMatchObject({ legal: true, limit: { sum: 0, over: 0 } });
  });

  it('CLS-COMP-09 tells the sum, what each brings, and by how much it is over', () => {
    const list = team([80, 80.1, 90, 90, 100], ['purple', 'blue', 'purple', 'blue', 'brown']);
    const check = checkTeam(open(), list);
    expect(check.members.map(({ contributes }) => contributes)).toEqual([0, 0.1, 0.7, 0.1, 2]);
    expect(check).toMatchObject({ legal: false, limit: { sum: 2.9, over: 2.9 } });
    expect(formatTeamCheck(check).join('\n')).toContain('Score 2.9: 2.9 over 0');
  });

  it('CLS-COMP-09 names the single changes that would make it legal', () => {
    const list = team([80, 81, 79, 90, 79], ['purple', 'blue', 'blue', 'purple', 'purple']);
    const over = {
      ...list,
      members: list.members.with(4, { name: 'P5', rank: 'brown', weightKg: 79 }),
    };
    const { limit, changes } = checkTeam(open(), over);
    expect(limit?.over).toBe(1.2);
    expect(changes).toEqual([
      { kind: 'rank', place: 0, rank: 'white' },
      { kind: 'score', place: 0, atMost: -1.2 },
      { kind: 'rank', place: 1, rank: 'white' },
      { kind: 'weight', place: 1, atMostKg: 70 },
      { kind: 'score', place: 1, atMost: -1.1 },
      { kind: 'rank', place: 2, rank: 'white' },
      { kind: 'score', place: 2, atMost: -2 },
      { kind: 'rank', place: 3, rank: 'white' },
      { kind: 'score', place: 3, atMost: -0.5 },
      { kind: 'rank', place: 4, rank: 'white' },
      { kind: 'rank', place: 4, rank: 'blue' },
      { kind: 'rank', place: 4, rank: 'purple' },
      { kind: 'score', place: 4, atMost: 0 },
    ]);
  });

  it('CLS-COMP-08 without the organiser’s table nothing can be told', () => {
    const check = checkTeam(rulesOf('all-ranks'), team([80, 80, 80, 80, 80]));
    expect(check).toMatchObject({ legal: false, limit: { sum: null } });
    expect(check.findings).toEqual([{ code: 'no-table', clause: 'CLS-COMP-08' }]);
    expect(check.changes).toEqual([]);
  });

  it('CLS-COMP-08 names a belt and a weight that the table lacks', () => {
    const rules = open({ handicapTable: table.filter(({ maxKg }) => maxKg !== null) });
    const list = team([80, 80, 80, 80, 80.5], ['black', 'blue', 'blue', 'blue', 'blue']);
    expect(checkTeam(rules, list).findings).toMatchObject([
      { code: 'rank-not-in-table', place: 0, rank: 'black' },
      { code: 'weight-not-in-table', place: 4, kg: 80.5 },
    ]);
  });

  it('is held to both limits where an event has both', () => {
    const rules = open();
    if (rules.composition === null) throw new Error('no composition');
    const both = { ...rules, composition: { ...rules.composition, weightLimitKg: 380 } };
    const list = team([75, 75, 75, 75, 81], ['white', 'blue', 'purple', 'purple', 'purple']);
    expect(codes(rules, list)).toEqual([]);
    expect(codes(both, list)).toEqual(['over-weight']);
    expect(changesFor(both, list)).toContainEqual({ kind: 'weight', place: 4, atMostKg: 80 });
  });

  it('CLS-COMP-07 is held to no weight, and CLS-COMP-03 to no score', () => {
    const light = team([60, 60, 60, 60, 60], ['white', 'white', 'white', 'white', 'blue']);
    expect(codes(open(), light)).toEqual([]);
    expect(
      codes(single({ handicapTable: table }), team([80, 80, 80, 80, 80], Array(5).fill('brown'))),
    ).toEqual([]);
  });

  it('CLS-COMP-06 limits no single weight and no belt', () => {
    const heavy = team([120, 70, 70, 70, 70], ['brown', 'blue', 'blue', 'white', 'white']);
    expect(checkTeam(open(), heavy)).toMatchObject({ legal: true });
  });
});

describe('bad input is refused by name', () => {
  it.each([
    [team([0, 80, 80, 80, 80]), 'weight-impossible', 0],
    [team([80, 80, 80, 900, 80]), 'weight-impossible', 3],
    [team([80, 80, null, 80, 80]), 'weight-missing', 2],
    [team([80, 80, 80, 80, 80], ['blue', 'blue', 'blue', 'green', 'blue']), 'rank-unknown', 3],
  ])('%#: %s', (list, code, place) => {
    expect(checkTeam(single(), list).findings).toMatchObject([{ code, place }]);
  });

  it('a belt that is missing', () => {
    const members = people([80, 80, 80, 80, 80]).map((one, i) =>
      i === 1 ? { ...one, rank: null } : one,
    );
    expect(checkTeam(single(), { name: 'T', members }).findings).toMatchObject([
      { code: 'rank-missing', place: 1 },
    ]);
  });

  it('the same person twice, by name without regard to blanks, or by id', () => {
    const [a, b, ...others] = people([80, 80, 80, 80, 80]);
    if (!a || !b) throw new Error('five people');
    const named = { name: 'T', members: [a, { ...b, name: ' p1 ' }, ...others] };
    expect(checkTeam(single(), named).findings).toMatchObject([
      { code: 'same-person', places: [0, 1] },
    ]);
    const apart = {
      name: 'T',
      members: [{ ...a, id: 'x' }, { ...b, id: 'y', name: 'P1' }, ...others],
    };
    expect(codes(single(), apart)).toEqual([]);
    const byId = { name: 'T', members: [{ ...a, id: 'x' }, { ...b, id: 'x' }, ...others] };
    expect(codes(single(), byId)).toEqual(['same-person']);
  });

  it('somebody in two teams, and a team that is entered twice (card 104)', () => {
    const [, ...others] = people([80, 80, 80, 80, 80]);
    const [first, second] = checkTeams(single(), [
      team([80, 80, 80, 80, 80]),
      {
        name: 't ',
        members: [
          { name: 'Q', rank: 'blue', weightKg: 80 },
          ...others.map((one, i) => ({ ...one, name: i === 0 ? 'P2' : `R${i}` })),
        ],
      },
    ]);
    expect(first?.findings).toMatchObject([
      { code: 'same-person-in-two-teams', name: 'P2', other: 't ' },
    ]);
    expect(second?.findings.map(({ code }) => code)).toEqual([
      'team-twice',
      'same-person-in-two-teams',
    ]);
    expect(second?.legal).toBe(false);
  });
});

describe('substitutes', () => {
  const hurt: TeamList = {
    name: 'T',
    members: people([86, 84, 88, 85, 86]).map((one, i) =>
      i === 2 ? { ...one, injured: true } : one,
    ),
    substitutes: [{ name: 'S', rank: 'blue', weightKg: 90 }],
  };

  it('none by default', () => {
    expect(codes(single(), hurt)).toEqual(['too-many-substitutes']);
  });

  it('one who makes the team too heavy is refused, and it goes on with four (card 106)', () => {
    const check = checkTeam(single({ substitutes: 1 }), hurt);
    expect(check).toMatchObject({ legal: true, limit: { sum: 429 } });
    expect(check.substitutions).toEqual([{ place: 2, by: 'S', sum: 431, legal: false }]);
    const light = { ...hurt, substitutes: [{ name: 'S', rank: 'blue', weightKg: 89 }] };
    expect(checkTeam(single({ substitutes: 1 }), light).substitutions).toEqual([
      { place: 2, by: 'S', sum: 430, legal: true },
    ]);
  });

  it('one whose place would make the team legal is named', () => {
    const heavy = {
      ...team([90, 90, 90, 90, 75]),
      substitutes: [{ name: 'S', rank: 'blue', weightKg: 70 }],
    };
    const { changes } = checkTeam(single({ substitutes: 1 }), heavy);
    expect(changes.filter(({ kind }) => kind === 'substitute')).toHaveLength(5);
  });
});

type Rules = ReturnType<typeof rulesOf>;

/** The teams as a change makes them: where it leaves open who comes, everybody whom it may mean. */
function changed(rules: Rules, list: TeamList, change: TeamChange): readonly TeamList[] {
  const swap = (more: Partial<TeamMember>): TeamList => ({
    ...list,
    members: list.members.map((one, i) => (i === change.place ? { ...one, ...more } : one)),
  });
  switch (change.kind) {
    case 'weight':
      return [swap({ weightKg: change.atMostKg })];
    case 'rank':
      return [swap({ rank: change.rank })];
    case 'substitute': {
      const by = list.substitutes?.find(({ name }) => name === change.by);
      return by ? [withSubstitute(list, change.place, by)] : [];
    }
    case 'score':
      return (rules.handicap.rows ?? [])
        .filter(({ score }) => score <= change.atMost)
        .map(({ rank, maxKg }) => swap({ rank, weightKg: maxKg ?? 130, injured: false }));
    case 'drop':
      return [{ ...list, members: list.members.filter((_, i) => i !== change.place) }];
  }
}

const weight = fc.integer({ min: 500, max: 1200 }).map((n) => n / 10);
const oddWeight = fc.constantFrom(null, 0, -80, 900, Number.NaN);
const drawnPerson = fc.record({
  rank: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('blue', 'white', 'purple', 'brown') },
    { weight: 1, arbitrary: fc.constantFrom('black', 'green', null) },
  ),
  weightKg: fc.oneof({ weight: 14, arbitrary: weight }, { weight: 1, arbitrary: oddWeight }),
  injured: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

const drawnTeam = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.constant(5) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 7 }) },
    ),
    fc.array(drawnPerson, { minLength: 8, maxLength: 8 }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([size, drawn, oneBelt, bench]): TeamList => {
    const all = drawn.map((one, i) => ({
      name: `P${i}`,
      ...one,
      rank: oneBelt && i !== 2 ? 'blue' : one.rank,
    }));
    return { name: 'T', members: all.slice(0, size), substitutes: bench ? all.slice(7) : [] };
  });

const drawnRules: fc.Arbitrary<Rules> = fc
  .record({
    event: fc.constantFrom('single-rank', 'all-ranks'),
    substitutes: fc.constantFrom(0, 1),
    overLimitTeam: fc.constantFrom('not-admitted', 'drop-fighter'),
    singleRankLower: fc.constantFrom('refuse', 'allow'),
    shortTeam: fc.constantFrom('injury-only', 'allow'),
  })
  .map(({ event, singleRankLower, ...options }) => {
    const own = event === 'single-rank' ? { singleRankLower } : { handicapTable: table };
    return rulesOf(event, { ...options, ...own });
  });

it('every single change that is named makes the team legal, and a legal team needs none (seed 11)', () => {
  const named = new Map<string, number>();
  fc.assert(
    fc.property(drawnRules, drawnTeam, (rules, list) => {
      const changes = changesFor(rules, list);
      if (checkTeam(rules, list).legal) expect(changes).toEqual([]);
      for (const change of changes) {
        const next = changed(rules, list, change);
        expect(next.length).toBeGreaterThan(0);
        for (const one of next) {
          const { findings } = checkTeam(rules, one);
          const left = findings.filter(
            ({ code }) => change.kind !== 'drop' || code !== 'team-size',
          );
          expect([change, left]).toEqual([change, []]);
        }
        named.set(change.kind, (named.get(change.kind) ?? 0) + 1);
      }
    }),
    { seed: 11, numRuns: 600 },
  );
  for (const kind of ['weight', 'rank', 'substitute', 'score', 'drop']) {
    expect([kind, (named.get(kind) ?? 0) > 10]).toEqual([kind, true]);
  }
}, 120_000);
