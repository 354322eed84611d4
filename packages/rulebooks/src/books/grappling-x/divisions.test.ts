import { describe, expect, it } from 'vitest';
import { ageGroupFor, divisionVocabulary, levelsFor } from '../../lookup/groups.ts';
import { officialRules } from '../../lookup/official.ts';
import type { DivisionColumn } from '../../resolve/division-column.ts';
import { resolveRules } from '../../resolve/resolve.ts';
import { screenRules } from '../../resolve/screen.ts';
import { grapplingX as book } from './index.ts';

const ids = (discipline: string, group: string, gender?: string): readonly string[] =>
  levelsFor(book, discipline, group, gender).map((level) => level.id);

describe('age groups', () => {
  it.each([
    [4, undefined, undefined],
    [5, 'kids', 'printed'],
    [13, 'kids', 'printed'],
    [14, 'kids', 'default'],
    [15, 'teens', 'printed'],
    [17, 'teens', 'printed'],
    [18, 'adults', 'default'],
    [64, 'adults', 'default'],
  ])('%i years: %s', (age, id, standing) => {
    const group = ageGroupFor(book, age, 'male');
    expect([group?.id, group?.standing]).toEqual([id, standing]);
  });

  it('of 30 and more are masters too', () => {
    const masters = divisionVocabulary(book).ageGroups.find((group) => group.id === 'masters');
    expect(masters).toMatchObject({ mixed: true, ages: [{ from: 30, below: null }] });
  });

  it('are mixed but for adults', () => {
    const groups = divisionVocabulary(book).ageGroups.map(({ id, mixed }) => [id, mixed]);
    expect(groups).toEqual([
      ['kids', true],
      ['teens', true],
      ['adults', false],
      ['masters', true],
    ]);
  });
});

describe('levels', () => {
  it('are five for men, three for women, two for the rest', () => {
    expect(ids('no-gi', 'adults', 'male')).toEqual([
      'novice',
      'beginner',
      'intermediate',
      'advanced',
      'professional',
    ]);
    expect(ids('no-gi', 'adults', 'female')).toEqual(['beginner', 'advanced', 'professional']);
    for (const group of ['kids', 'teens', 'masters'])
      expect(ids('no-gi', group)).toEqual(['beginner', 'advanced']);
    expect(ids('gi', 'adults')).toEqual(['white', 'blue', 'purple', 'brown', 'black']);
  });

  it('go by months of experience', () => {
    const bands = book.divisions.levels.flatMap(({ ageGroups, levels }) =>
      levels.map((level) => [
        ageGroups.join(),
        level.id,
        'fromMonths' in level ? `${level.fromMonths}-${level.belowMonths}` : '',
      ]),
    );
    expect(bands.map((row) => row.join(' ').trim())).toEqual([
      'adults novice 0-9',
      'adults beginner 0-18',
      'adults intermediate 18-48',
      'adults advanced 48-null',
      'adults professional',
      'adults beginner 0-19',
      'adults advanced 19-null',
      'adults professional',
      'masters,teens,kids beginner 0-19',
      'masters,teens,kids advanced 19-null',
      ...['white', 'blue', 'purple', 'brown', 'black'].map((belt) => ` ${belt}`.trim()),
    ]);
  });
});

describe('what the table draws', () => {
  const column = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'intermediate' };
  const screen = () => {
    const resolved = resolveRules(book, {}, column);
    if (!resolved.ok) throw new Error('no rules');
    return screenRules(resolved.rules);
  };

  it('has one button a landing, and no advantages', () => {
    const [takedown] = screen().techniques;
    expect(takedown?.landings?.map(({ landing, points }) => `${landing} ${points}`)).toEqual([
      'guard 2',
      'half-guard 2',
      'side-control 3',
      'mount 3',
      'back 2',
    ]);
    expect(screen().techniques.every((technique) => !technique.outOfBounds)).toBe(true);
    expect(screen().advantages).toEqual([]);
    expect(screen().techniques.map(({ code }) => code)).not.toContain('knee-on-belly');
  });

  it('has three minutes for blood and none for an injury', () => {
    const times = screen().timeOuts.map(({ code, asksSide, limitMs }) => [code, asksSide, limitMs]);
    expect(times).toEqual([
      ['referee', false, null],
      ['uniform', true, null],
      ['equipment', true, null],
      ['blood', true, 180_000],
      ['injury', true, 0],
    ]);
  });

  it('has three periods, two of which say how they begin', () => {
    const periods = screen().periods.map(({ id, lengthMs, position }) => [id, lengthMs, position]);
    expect(periods).toEqual([
      ['regulation', 300_000, undefined],
      ['overtime', 60_000, 'standing'],
      ['sudden-death', null, 'same'],
    ]);
  });

  it('has four fouls with the stalling button, and what the officials may not do', () => {
    expect(
      screen()
        .fouls.filter((foul) => foul.stalling)
        .map(({ code }) => code),
    ).toEqual(['stalling', 'guard-backout', 'butt-scooting', 'fleeing-mat']);
    expect(screen().fouls.every((foul) => foul.asksMalicious)).toBe(true);
    expect(screen().knows).toEqual({ noContest: false, coinToss: false, stalling: true });
    expect(screen().decision.map(({ code, checked }) => [code, checked])).toEqual([
      ['referee', false],
    ]);
  });

  it('shows each hold of the division as it stands', () => {
    const legal = Object.fromEntries(screen().legality.map(({ code, legal }) => [code, legal]));
    expect(legal).toMatchObject({
      'straight-ankle-lock': 'legal',
      kneebar: 'legal',
      'toe-hold': 'illegal',
      'wrist-lock': 'legal',
      armbar: 'legal',
      slam: 'illegal',
    });
    expect(screen().legality).toHaveLength(26);
  });

  it.each([
    ['Stalling', true, 'ladder', ['stalling', 'guard-backout', 'butt-scooting', 'fleeing-mat']],
    ['Grips and smothering', false, 'ladder', ['clothing-grab', 'mouth-cover', 'face-smash']],
    [
      'Illegal acts',
      false,
      'warning',
      [
        ...['striking', 'biting', 'eye-gouging', 'small-joint'],
        ...['hair-pulling', 'ear-pulling', 'illegal-technique'],
      ],
    ],
    [
      'Safety and conduct',
      false,
      'disqualification',
      ['slamming', 'spiking', 'fleeing-submission'],
    ],
    ['Safety and conduct', false, 'warning', ['unsportsmanlike']],
  ])('fouls under %s, stalling %j, cost: %s', (label, stalling, costs, codes) => {
    const own = screen().fouls.filter((foul) => foul.group.label === label && foul.costs === costs);
    expect(own.map((foul) => [foul.code, foul.stalling])).toEqual(
      codes.map((code) => [code, stalling]),
    );
  });

  it('asks for more where the text tells acts apart', () => {
    const asked = screen().fouls.filter(({ details }) => details.length > 0);
    expect(asked.map(({ code, details }) => [code, details])).toEqual([
      ['striking', ['Strike', 'Head butt']],
      ['eye-gouging', ['Finger', 'Chin']],
      ['unsportsmanlike', ['Towards a referee', 'Towards a coach', 'Towards others']],
    ]);
  });

  it('asks what came of an illegal act, and by which technique', () => {
    const illegal = screen().fouls.filter(({ outcomes }) => outcomes.length > 0);
    expect(illegal).toHaveLength(7);
    expect(illegal.every(({ outcomes }) => outcomes.join() === 'injury,submission')).toBe(true);
    const named = screen().fouls.filter(({ asksTechnique }) => asksTechnique);
    expect(named.map(({ code }) => code)).toEqual(['illegal-technique']);
  });
});

describe('which clause says how a technique stands', () => {
  const no = { discipline: 'no-gi' };
  const row = (division: DivisionColumn, technique: string) => {
    const resolved = resolveRules(
      book,
      { extraDurations: { gi: 300, professional: 480 } },
      division,
    );
    if (!resolved.ok) throw new Error('no rules');
    const found = screenRules(resolved.rules).legality.find(({ code }) => code === technique);
    return `${found?.legal} ${found?.clause}`;
  };
  const legLocks = ['straight-ankle-lock', 'straight-knee-lock', 'kneebar', 'toe-hold'];

  it.each([
    ...['kids', 'teens'].flatMap((ageGroup) => [
      { ...no, ageGroup, level: 'beginner' },
      { ...no, ageGroup, level: 'advanced' },
    ]),
    { discipline: 'gi', ageGroup: 'teens', gender: 'male', rank: 'blue' },
  ])('GX-LEGAL-03: wrist locks of %j', (division) => {
    expect(row(division, 'wrist-lock')).toBe('illegal GX-LEGAL-03');
  });

  it('GX-LEGAL-02: wrist locks of adults', () => {
    const adults = { ...no, ageGroup: 'adults', gender: 'male' };
    expect(row({ ...adults, level: 'novice' }, 'wrist-lock')).toBe('illegal GX-LEGAL-02');
    expect(row({ ...adults, level: 'intermediate' }, 'wrist-lock')).toBe('legal GX-LEGAL-02');
  });

  it.each([...legLocks, 'heel-hook', 'inside-heel-hook'])('GX-LEG-08: %s of women', (technique) => {
    const women = { ...no, ageGroup: 'adults', gender: 'female' };
    expect(row({ ...women, level: 'advanced' }, technique)).toBe('legal GX-LEG-08');
    expect(row({ ...women, level: 'beginner' }, technique)).not.toContain('GX-LEG-08');
    expect(row({ ...women, level: 'professional' }, technique)).not.toContain('LEG-08');
  });
});

describe('GX-LEG-09: the column of the table that a division is judged by', () => {
  const no = { discipline: 'no-gi' };
  const gi = { discipline: 'gi' };
  const men = { ageGroup: 'adults', gender: 'male' };
  const women = { ageGroup: 'adults', gender: 'female' };
  const masters = { ageGroup: 'masters' };
  const belts = ['white', 'blue', 'purple', 'brown', 'black'];
  const genders = ['male', 'female'];

  it.each([
    ['Men novice', { ...no, ...men, level: 'novice' }],
    ['Men novice', { ...no, ...men, absolute: true }],
    ['Men beginner', { ...no, ...men, level: 'beginner' }],
    ['Men intermediate', { ...no, ...men, level: 'intermediate' }],
    ['Men advanced', { ...no, ...men, level: 'advanced' }],
    ['Men advanced', { ...no, ...men, level: 'advanced', absolute: true }],
    ...belts.map((rank) => ['Men advanced', { ...no, ...men, level: 'advanced', rank }] as const),
    ['Women beginner', { ...no, ...women, level: 'beginner' }],
    ['Women beginner', { ...no, ...women, absolute: true }],
    ['Women advanced', { ...no, ...women, level: 'advanced' }],
    ['Women advanced', { ...no, ...women, level: 'advanced', absolute: true }],
    ['Professional', { ...no, ...men, pro: true }],
    ['Professional', { ...no, ...women, pro: true }],
    ['Professional', { ...no, ...masters, pro: true }],
    ['Masters beginner', { ...no, ...masters, level: 'beginner' }],
    ...genders.flatMap((gender) => [
      ['Masters beginner', { ...no, ...masters, gender, level: 'beginner' }] as const,
      ['Masters advanced', { ...no, ...masters, gender, level: 'advanced' }] as const,
      ['Kids advanced', { ...no, ageGroup: 'kids', gender, level: 'advanced' }] as const,
      ['Teens beginner', { ...no, ageGroup: 'teens', gender, level: 'beginner' }] as const,
    ]),
    ['Masters beginner', { ...no, ...masters, absolute: true }],
    ['Masters advanced', { ...no, ...masters, level: 'advanced' }],
    ['Masters advanced', { ...no, ...masters, level: 'advanced', absolute: true }],
    ...['Kids', 'Teens'].flatMap((label) => {
      const group = { ageGroup: label.toLowerCase() };
      return [
        [`${label} beginner`, { ...no, ...group, level: 'beginner' }] as const,
        [`${label} beginner`, { ...no, ...group, absolute: true }] as const,
        [`${label} advanced`, { ...no, ...group, level: 'advanced' }] as const,
        ...belts.map((rank) => [`${label} beginner`, { ...gi, ...group, rank }] as const),
      ];
    }),
    ...belts.flatMap((rank) =>
      [men, women, masters].flatMap((group) => [
        [`Gi ${rank} belt`, { ...gi, ...group, rank }] as const,
        [`Gi ${rank} belt`, { ...gi, ...group, rank, absolute: true }] as const,
      ]),
    ),
    ['Gi white belt', { ...gi, ...men, rank: 'green' }],
  ] as const)('%s: %j', (label, division) => {
    const options = { extraDurations: { gi: 300, pro: 480 } };
    const resolved = resolveRules(book, options, division);
    if (!resolved.ok) throw new Error('no rules');
    const { columns } = officialRules(book, resolved.rules);
    expect(columns.map((column) => column.label)).toEqual([label]);
  });
});

describe('GX-MED-07, GX-MED-08: crying', () => {
  const button = (ageGroup: string) => {
    const division = { discipline: 'no-gi', ageGroup, gender: 'male', level: 'beginner' };
    const resolved = resolveRules(book, {}, division);
    if (!resolved.ok) throw new Error('no rules');
    const all = screenRules(resolved.rules).submissions.filter(({ code }) => code === 'cry');
    return all.map(({ clause }) => clause);
  };

  it('is offered to kids, a scream or a yelp to all', () => {
    expect(button('kids')).toEqual(['GX-MED-08']);
    for (const group of ['teens', 'adults', 'masters'])
      expect(button(group)).toEqual(['GX-MED-07']);
  });
});
