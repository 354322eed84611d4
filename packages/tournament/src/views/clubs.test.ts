import { describe, expect, it } from 'vitest';
import { TestLog } from '../testing/test-log.ts';
import type { PersonRecord } from '../types/entities.ts';
import { clubStandings } from './clubs.ts';

function person(personId: string, club: string, team = ''): PersonRecord {
  const names = { givenName: personId, familyName: 'Test', club, team, country: '' };
  const rest = { born: null, gender: null, email: '', phone: '', externalIds: {}, erased: false };
  return { personId, version: 1, ...names, ...rest };
}

const people = (clubs: Readonly<Record<string, string>>) =>
  new Map(Object.entries(clubs).map(([id, club]) => [id, person(id, club)]));

function rows(log: TestLog, clubs: Readonly<Record<string, string>>, group = 0): string[] {
  const found = clubStandings(log.state, people(clubs)).groups[group]?.rows ?? [];
  return found.map(({ place, name, points }) => `${place} ${name} ${points}`);
}

const rules = (log: TestLog, changed: object): void => {
  log.must('tournament', 't1', { type: 'set-club-rules', rules: changed });
};

/** Red wins everything: first e1, second e3, thirds e2 and e4. */
function fourDone(log: TestLog, id = 'd1', from = 1): TestLog {
  log.division(id).enter(id, 4, { from, seeded: true }).draw(id);
  for (const number of [1, 2, 3]) log.paper(`${id}-${number}`, 'red');
  return log;
}

describe('card 59: disqualified and still ranked', () => {
  it('gives no place and no points to a third who was disqualified for conduct', () => {
    const log = new TestLog().create().division('d1').enter('d1', 8, { seeded: true }).draw('d1');
    for (const number of [1, 2, 3, 4, 5, 6, 7]) log.paper(`d1-${number}`, 'red');
    const clubs = { p1: 'A', p3: 'B', p5: 'C', p7: 'D' };
    expect(rows(log, clubs)).toEqual(['1 A 9', '2 B 3', '3 C 1', '3 D 1']);
    const match = log.state.divisions.get('d1')?.matches.get('d1-5');
    if (match?.result == null) throw new Error('no result');
    const division = log.state.divisions.get('d1');
    if (division === undefined) throw new Error('no division');
    const result = { ...match.result, barred: ['blue' as const] };
    const matches = division.matches.with('d1-5', { ...match, result });
    log.state = {
      ...log.state,
      divisions: log.state.divisions.with('d1', { ...division, matches }),
      barred: new Map([['p5', [{ cause: 'd1-5', at: 1 }]]]),
    };
    expect(rows(log, clubs)).toEqual(['1 A 9', '2 B 3', '3 D 1']);
  });

  it('counts who was alone only where the setting says so', () => {
    const log = new TestLog().create().division('d1').enter('d1', 1).draw('d1');
    expect(rows(log, { p1: 'A' })).toEqual([]);
    rules(log, { aloneCounts: true });
    expect(rows(log, { p1: 'A' })).toEqual(['1 A 9']);
  });

  it('gives nothing in any division to who may not compete again', () => {
    const log = fourDone(new TestLog().create());
    log.state = { ...log.state, barred: new Map([['p1', [{ cause: 'd9-1', at: 1 }]]]) };
    expect(rows(log, { p1: 'A', p3: 'B' })).toEqual(['1 B 3']);
  });
});

describe('card 64: points twice after a split', () => {
  it('gives gold and silver of one division to their club once, however often it is worked out', () => {
    const log = fourDone(new TestLog().create());
    const clubs = { p1: 'X', p3: 'X', p2: 'Y', p4: 'Z' };
    const first = rows(log, clubs);
    expect(first[0]).toBe('1 X 12');
    for (let i = 0; i < 10; i += 1) {
      log.must('tournament', 't1', { type: 'rename-tournament', name: `Lantern ${i}` });
      expect(rows(log, clubs)).toEqual(first);
    }
  });
  it('gives the medals of both where there are two divisions', () => {
    const log = fourDone(fourDone(new TestLog().create()), 'd2', 11);
    expect(rows(log, { p1: 'X', p3: 'X', p11: 'X', p13: 'Y' })).toEqual(['1 X 21', '2 Y 3']);
  });
});

describe('the standings of clubs', () => {
  it('take names that differ in case, hyphen or blanks for one, written as most write it', () => {
    const log = fourDone(new TestLog().create());
    const clubs = {
      p1: 'north-side',
      p3: 'North Side',
      p2: 'North Side',
      p4: '',
      p9: 'NORTH SIDE',
    };
    expect(rows(log, clubs)).toEqual(['1 North Side 13']);
  });

  it('go by team where that is set', () => {
    const log = fourDone(new TestLog().create());
    rules(log, { by: 'team' });
    const teams = new Map([
      ['p1', person('p1', 'A', 'One')],
      ['p3', person('p3', 'B', 'One')],
    ]);
    expect(clubStandings(log.state, teams).groups[0]?.rows).toMatchObject([
      { name: 'One', points: 12 },
    ]);
  });

  it('leave out a division that counts for nobody, and one that is not over', () => {
    const log = fourDone(new TestLog().create());
    const column = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' };
    log.must('division', 'd2', {
      type: 'create-division',
      divisionId: 'd2',
      name: 'Show',
      column: { column, standing: 'confirmed', alternatives: [] },
      counts: false,
    } as Parameters<TestLog['must']>[2]);
    log.enter('d2', 2, { from: 11, seeded: true }).draw('d2');
    for (const number of [1, 2]) log.paper(`d2-${number}`, number === 1 ? 'red' : 'blue');
    log.division('d3').enter('d3', 4, { from: 21 }).draw('d3');
    const clubs = { p1: 'A', p11: 'B', p12: 'B', p21: 'C' };
    expect(rows(log, clubs)).toEqual(['1 A 9']);
    expect(clubStandings(log.state, people(clubs)).groups[0]).toMatchObject({
      divisions: 2,
      over: 1,
    });
  });

  it('are made of each age group and gender, by the name of the book', () => {
    const log = fourDone(new TestLog().create());
    expect(clubStandings(log.state, people({ p1: 'A' })).groups).toMatchObject([
      { group: null, gender: null },
      { group: 'adults male', ageGroup: 'adults', ageGroupLabel: 'Adults', gender: 'male' },
    ]);
    expect(rows(log, { p1: 'A' }, 1)).toEqual(['1 A 9']);
  });

  it('take the order of a ruling in its group alone, with who and why', () => {
    const log = fourDone(fourDone(new TestLog().create()), 'd2', 11);
    const clubs = { p1: 'A', p11: 'B' };
    expect(rows(log, clubs)).toEqual(['1 A 9', '1 B 9']);
    const ruling = {
      type: 'rule-club-order',
      order: ['b', 'a'],
      by: 'Ada',
      reason: 'lot',
    } as const;
    log.must('tournament', 't1', { ...ruling, group: null });
    expect(rows(log, clubs)).toEqual(['1 B 9', '2 A 9']);
    expect(rows(log, clubs, 1)).toEqual(['1 A 9', '1 B 9']);
    expect(clubStandings(log.state, people(clubs)).groups[0]?.ruling).toMatchObject({
      by: 'Ada',
      reason: 'lot',
    });
    log.must('tournament', 't1', { ...ruling, group: null, order: [] });
    expect(rows(log, clubs)).toEqual(['1 A 9', '1 B 9']);
    expect(clubStandings(log.state, people(clubs)).groups[0]?.ruling).toBeNull();
  });
});

describe('rules of clubs', () => {
  it('are refused with a reason', () => {
    const log = new TestLog().create();
    const refused = (action: Parameters<TestLog['refusal']>[2]) =>
      log.refusal('tournament', 't1', action);
    const rule = { type: 'rule-club-order', group: null, by: 'Ada', reason: 'lot' } as const;
    expect(refused({ type: 'set-club-rules', rules: { points: [9, 3, -1] } })).toBe('bad-points');
    expect(refused({ type: 'set-club-rules', rules: { ties: ['golds', 'golds'] } })).toBe(
      'bad-ties',
    );
    expect(refused({ ...rule, order: ['A'] })).toBe('bad-order');
    expect(refused({ ...rule, order: ['A', 'a '] })).toBe('bad-order');
    expect(refused({ ...rule, order: ['A', 'B'], by: ' ' })).toBe('blank');
    expect(refused({ ...rule, order: [] })).toBe('bad-order');
  });
});
