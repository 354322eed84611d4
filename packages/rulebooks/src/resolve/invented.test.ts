import { describe, expect, it } from 'vitest';
import { five } from '../books/five/index.ts';
import { levelsFor } from '../lookup/groups.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { holds, judge } from './holds.ts';
import { applyPatches } from './patch.ts';
import { type Bout, type Resolution, resolveRules } from './resolve.ts';
import type { ResolvedRules } from './resolved.ts';
import { screenRules } from './screen.ts';

/** What the resolver can do for any book, shown on an invented one. */
const cite = { clause: 'FIVE-DSC-01', standing: 'default' } as const;
const base: Rulebook = five;
const adults = { discipline: 'gi', ageGroup: 'adults', gender: 'male', rank: 'black' };

function resolve(
  change: Partial<Rulebook>,
  options: Readonly<Record<string, unknown>> = {},
  division = adults,
  bout: Bout = {},
): Resolution {
  return resolveRules({ ...base, ...change }, options, division, bout);
}
function rulesOf(resolution: Resolution): ResolvedRules {
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems));
  return resolution.rules;
}
const placesOf = (resolution: Resolution): readonly string[] =>
  resolution.ok ? [] : resolution.problems.map((problem) => problem.place);

describe('conditions', () => {
  it('may ask whether a fact is known at all', () => {
    expect(judge({ known: 'level' }, {})).toBe(false);
    expect(judge({ not: { known: 'level' } }, { level: 'beginner' })).toBe(false);
    expect(holds({ known: 'absolute' }, { absolute: false })).toBe(true);
  });
});

describe('patches', () => {
  it('add names to a list, each once, and take them out', () => {
    const value = { rows: [{ id: 'a', legal: ['x', 'y'] }] };
    const path = ['rows', 'a', 'legal'];
    expect(applyPatches(value, [{ path, add: ['y', 'z'] }]).rows[0]?.legal).toEqual([
      'x',
      'y',
      'z',
    ]);
    expect(applyPatches(value, [{ path, remove: ['x', 'q'] }]).rows[0]?.legal).toEqual(['y']);
    expect(value.rows[0]?.legal).toEqual(['x', 'y']);
    expect(() => applyPatches(value, [{ path: ['rows', 'a', 'id'], add: ['z'] }])).toThrow(
      'no list',
    );
  });
});

describe('match times that the organiser sets', () => {
  const option = { kind: 'durations', name: 'times', label: '', clauses: ['FIVE-DUR-07'] } as const;
  const durations = [{ when: { all: [] }, ms: null, ...cite }];
  const change = { match: { ...base.match, durations }, options: [option] };
  const lengthOf = (times: unknown): number | null | undefined =>
    rulesOf(resolve(change, { times })).periods[0]?.lengthMs;

  it('are asked for where the text has none', () => {
    const resolution = resolve(change);
    expect(resolution.ok ? [] : resolution.problems).toEqual([
      {
        place: 'division',
        message:
          'rulebook five has no match time for it; the organiser sets one by the option times',
        valid: ['options.times'],
      },
    ]);
  });

  it('hold for the divisions that they name, the most particular first', () => {
    expect(lengthOf({ gi: 100 })).toBe(100_000);
    expect(lengthOf({ gi: 100, 'gi/black': 200, 'gi/adults': 300 })).toBe(200_000);
    expect(lengthOf({ gi: 100, 'gi/white': 200 })).toBe(100_000);
    expect(placesOf(resolve(change, { times: { 'no-gi': 100 } }))).toEqual(['division']);
  });

  it.each([
    ['a list', [100]],
    ['nothing', null],
  ])('are no %s', (_, times) => {
    expect(placesOf(resolve(change, { times }))).toEqual(['options.times']);
  });

  it.each([
    ['an unknown division', { 'gi/dragon': 100 }, 'options.times.gi/dragon'],
    ['no number', { gi: '5:00' }, 'options.times.gi'],
    ['nothing left', { gi: 0 }, 'options.times.gi'],
    ['parts of milliseconds', { gi: 0.0001 }, 'options.times.gi'],
  ])('are not %s', (_, times, place) => {
    expect(placesOf(resolve(change, { times }))).toEqual([place]);
  });
});

describe('values that are numbers', () => {
  const option = {
    kind: 'choice',
    name: 'minutes',
    label: '',
    clauses: [],
    values: [
      { value: 6, patches: [] },
      { value: 4, patches: [{ path: ['durations', '*', 'ms'], to: 240_000 }] },
    ],
  } as const;

  it.each([4, '4'])('may be given as %j', (minutes) => {
    const rules = rulesOf(resolve({ options: [option] }, { minutes }));
    expect(rules.periods[0]?.lengthMs).toBe(240_000);
  });

  it('are refused by name if they are none of them', () => {
    const resolution = resolve({ options: [option] }, { minutes: 5 });
    expect(resolution.ok ? [] : resolution.problems[0]?.valid).toEqual(['6', '4']);
  });
});

describe('fouls whose disqualification is technical', () => {
  const option = { kind: 'technical-fouls', name: 'technical', label: '', clauses: [] } as const;
  const out = { does: 'disqualify', kind: 'technical' } as const;
  const malicious = { does: 'disqualify', kind: 'disciplinary' } as const;
  const all = base.match.fouls.fouls.map((foul) => ({ ...foul, plain: out, injury: out }));
  const fouls = all.map((foul) => ({ ...foul, malicious }));
  const match = { ...base.match, fouls: { ...base.match.fouls, fouls } };

  it('are those named; that of all others is disciplinary', () => {
    const rules = rulesOf(resolve({ match, options: [option] }, { technical: ['biting'] }));
    const kinds = rules.fouls.fouls.map(({ code, kind, plain, injury, malicious }) => [
      code,
      kind,
      'kind' in plain && plain.kind,
      injury && 'kind' in injury && injury.kind,
      'kind' in malicious && malicious.kind,
    ]);
    expect(kinds).toContainEqual(['biting', 'technical', 'technical', 'technical', 'disciplinary']);
    expect(kinds).toContainEqual([
      'striking',
      'disciplinary',
      'disciplinary',
      'disciplinary',
      'disciplinary',
    ]);
  });

  it.each([['biting'], [['flying']], [[7]]])('%j is no list of them', (technical) => {
    expect(placesOf(resolve({ match, options: [option] }, { technical }))).toEqual([
      'options.technical',
    ]);
  });
});

describe('techniques', () => {
  const column = (id: string, fact: 'lowerRank' | 'higherRank' | 'ownRank', rank: string) => ({
    id,
    label: id,
    when: { eq: [fact, rank] } as const,
  });
  const row = (technique: 'armbar' | 'kneebar' | 'slam', legal: readonly string[]) => ({
    technique,
    legal,
    locked: technique === 'slam',
    ...cite,
  });
  const legality = (
    fact: 'lowerRank' | 'higherRank' | 'ownRank',
  ): Rulebook['match']['legality'] => ({
    ...base.match.legality,
    confirmed: true,
    columns: [column('blue', fact, 'blue'), column('black', fact, 'black')],
    rows: [row('armbar', ['blue', 'black']), row('kneebar', ['black']), row('slam', [])],
  });
  const rows = (fact: 'lowerRank' | 'higherRank' | 'ownRank', ranks: readonly string[]) =>
    rulesOf(resolve({ match: { ...base.match, legality: legality(fact) } }, {}, adults, { ranks }))
      .legality;

  it('may hang on the lower or the higher belt of the two', () => {
    expect(rows('lowerRank', ['black', 'blue']).techniques['kneebar']?.legal).toBe('illegal');
    expect(rows('higherRank', ['black', 'blue']).techniques['kneebar']?.legal).toBe('legal');
    // Without both belts it is the division's.
    expect(rows('lowerRank', ['blue']).techniques['kneebar']?.legal).toBe('legal');
  });

  it('or on the own one', () => {
    const { bySide } = rows('ownRank', ['black', 'blue']);
    expect(bySide?.red['kneebar']?.legal).toBe('legal');
    expect(bySide?.blue['kneebar']?.legal).toBe('illegal');
    expect(rows('lowerRank', ['black', 'blue']).bySide).toBeUndefined();
  });

  it('are only flagged while the division says too little', () => {
    const unclear = (unclearIs: 'conditional' | 'unlisted') => {
      const match = { ...base.match, legality: { ...legality('lowerRank'), unclearIs } };
      const { rank: _, ...division } = adults;
      const { techniques } = rulesOf(resolve({ match }, {}, division as typeof adults)).legality;
      return [techniques['kneebar']?.legal, techniques['armbar']?.legal, techniques['slam']?.legal];
    };
    expect(unclear('conditional')).toEqual(['conditional', 'legal', 'illegal']);
    expect(unclear('unlisted')).toEqual(['unlisted', 'legal', 'illegal']);
  });

  it('may be changed by the organiser, one by one', () => {
    const option = {
      kind: 'legality',
      name: 'table',
      label: '',
      clauses: [],
      values: [{ value: 'rulebook', patches: [] }],
      changes: true,
    } as const;
    const change = {
      match: { ...base.match, legality: legality('lowerRank') },
      options: [option],
    };
    const legal = (table: unknown): readonly unknown[] => {
      const { techniques } = rulesOf(resolve(change, { table })).legality;
      return ['armbar', 'kneebar'].map((code) => techniques[code]?.legal);
    };
    expect(legal('rulebook')).toEqual(['legal', 'legal']);
    expect(legal({ kneebar: ['blue'] })).toEqual(['legal', 'illegal']);
    expect(legal({ armbar: false, kneebar: true })).toEqual(['illegal', 'legal']);
    expect(placesOf(resolve(change, { table: { slam: true } }))).toEqual(['options.table.slam']);
    expect(placesOf(resolve(change, { table: { armbar: ['red'] } }))).toEqual([
      'options.table.armbar',
    ]);
  });
});

describe('levels', () => {
  const level = (id: string) => ({ id, label: id, ...cite });
  const table = (gender: 'male' | 'female', ...ids: readonly string[]) => ({
    discipline: 'no-gi' as const,
    ageGroups: ['adults'],
    genders: [gender],
    namedBy: 'level' as const,
    levels: ids.map(level),
  });
  const levels = [table('male', 'novice', 'expert'), table('female', 'expert')];
  const book: Rulebook = { ...base, divisions: { ...base.divisions, levels } };

  it('may be others for women than for men', () => {
    const division = { discipline: 'no-gi', ageGroup: 'adults', level: 'novice' };
    expect(placesOf(resolveRules(book, {}, { ...division, gender: 'female' }))).toEqual([
      'division.level',
    ]);
    expect(resolveRules(book, {}, { ...division, gender: 'male' }).ok).toBe(true);
    expect(resolveRules(book, {}, division).ok).toBe(true);
    const named = (gender: string) => levelsFor(book, 'no-gi', 'adults', gender).map((l) => l.id);
    expect([named('male'), named('female')]).toEqual([['novice', 'expert'], ['expert']]);
  });
});

describe('what screens draw', () => {
  it('has one stoppage a reason, and no landing that is not paid', () => {
    const rules = rulesOf(resolve({}));
    const [stoppage] = rules.endings.stoppages;
    const [takedown] = rules.scoring.techniques;
    const [period] = rules.periods;
    if (!stoppage || !takedown || !period) throw new Error('an empty book');
    const landings = [
      { landing: 'guard' as const, points: 3, ...cite },
      { landing: 'back' as const, points: 0, ...cite },
    ];
    const screen = screenRules({
      ...rules,
      periods: [{ ...period, position: { is: 'same', ...cite } }],
      scoring: { ...rules.scoring, techniques: [{ ...takedown, points: landings }] },
      endings: { ...rules.endings, stoppages: [stoppage, { ...stoppage, by: 'doctor' }] },
    });
    expect(screen.stoppages).toHaveLength(1);
    expect(screen.techniques[0]).toMatchObject({ points: 3, landings: [{ landing: 'guard' }] });
    expect(screen.periods[0]?.position).toBe('same');
  });
});
