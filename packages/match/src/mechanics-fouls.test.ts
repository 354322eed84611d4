import type { FoulRule, ResolvedRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { baseRules as base, cite, playInvented as play } from './testing/invented.ts';

/** Mechanics of fouls that not every book uses, on an invented one. */
const [ladder] = base.fouls.ladders;
if (!ladder) throw new Error('no ladder');
const step = { does: 'ladder', ladder: 'fouls', firstRung: 1 } as const;
const kinds = {
  technical: { bars: false },
  disciplinary: { bars: true },
  team: { bars: false },
};
const out = { does: 'disqualify', kind: 'disciplinary' } as const;
const changed = (change: Partial<FoulRule>, more: object = {}): Partial<ResolvedRules> => ({
  fouls: {
    ...base.fouls,
    kinds,
    fouls: base.fouls.fouls.map((foul) => ({ ...foul, malicious: out, ...change })),
    ...more,
  },
});
const twice = (foul: string): readonly string[] => [
  '0:00 start',
  `1:00 foul red ${foul}`,
  `1:10 foul red ${foul}`,
];

describe('a foul', () => {
  it('may have a ladder of its own in some periods, whose steps are warnings', () => {
    const own = {
      ...ladder,
      id: 'own',
      countsAs: 'own',
      rungs: [
        { effects: [{ do: 'warn', label: 'warning' } as const], ...cite },
        { effects: [{ do: 'points', to: 'side', points: -1 } as const], ...cite },
      ],
    };
    const inPeriods = {
      periods: ['regulation'],
      plain: { ...step, ladder: 'own' },
      ...cite,
    };
    const rules = changed({ inPeriods }, { ladders: [ladder, own] });
    expect(play(rules, twice('stalling')).red).toEqual({
      points: -1,
      advantages: 0,
      fouls: 0,
      warnings: { own: 1 },
    });
    const elsewhere = changed({ inPeriods: { ...inPeriods, periods: ['overtime'] } });
    expect(play(elsewhere, twice('stalling')).red).toMatchObject({ fouls: 2 });
  });

  it('may share the count of another where each code has its own', () => {
    const rules = changed({ counted: 'stalling' }, { ladders: [{ ...ladder, counts: 'by-code' }] });
    const lines = ['0:00 start', '1:00 foul red stalling', '1:10 foul red running'];
    expect(play(rules, lines).blue.points).toBe(2);
    const apart = changed({}, { ladders: [{ ...ladder, counts: 'by-code' }] });
    expect(play(apart, lines).blue.points).toBe(0);
  });

  it('has its own kind, on the ladder and by the referee', () => {
    const rungs = [{ effects: [{ do: 'disqualify', kind: 'technical' } as const], ...cite }];
    const lines = ['0:00 start', '1:00 foul red stalling'];
    const own = changed({ kind: 'disciplinary' }, { ladders: [{ ...ladder, rungs }] });
    expect(play(own, lines).barred).toEqual(['red']);
    expect(play(changed({}, { ladders: [{ ...ladder, rungs }] }), lines).barred).toEqual([]);
    const called = ['0:00 start', '1:00 disqualify red striking'];
    expect(play(changed({ kind: 'technical' }), called).barred).toEqual([]);
    expect(play(changed({}), called).barred).toEqual(['red']);
  });

  it('after steps of the ladder may be no first one', () => {
    const warned = {
      does: 'warn-then-disqualify',
      warning: 'official',
      kind: 'technical',
    } as const;
    const fouls = base.fouls.fouls.map((f) =>
      f.code === 'striking' ? { ...f, plain: warned } : f,
    );
    const lines = ['0:00 start', '1:00 foul red stalling', '1:10 foul red striking'];
    expect(play(changed({}, { fouls }), lines).status).toBe('running');
    expect(play(changed({}, { fouls, stepsWarn: true }), lines)).toMatchObject({ winner: 'blue' });
    expect(
      play(changed({}, { fouls, stepsWarn: true }), [...lines.slice(0, 1), lines[2] ?? '']),
    ).toMatchObject({ status: 'running' });
  });

  it('that puts both out bars each by its own', () => {
    const both = {
      ending: 'verdict',
      steps: [{ step: 'nobody', method: 'disqualification', ...cite }],
      ...cite,
    };
    const rules = changed({ plain: out }, { both });
    expect(play(rules, ['0:00 start', '1:00 foul both striking'])).toMatchObject({
      winner: null,
      out: ['red', 'blue'],
      barred: ['red', 'blue'],
    });
  });
});

describe('points off', () => {
  it('stop at zero where the book says so', () => {
    const rungs = [{ effects: [{ do: 'points', to: 'side', points: -3 } as const], ...cite }];
    const scoring: ResolvedRules['scoring'] = {
      ...base.scoring,
      penaltyPoints: { breakTies: true, floor: 'zero', ...cite },
    };
    const rules = { ...changed({}, { ladders: [{ ...ladder, rungs }] }), scoring };
    const lines = ['0:00 start', '0:30 score red sweep', '1:00 foul red stalling'];
    expect(play(rules, lines).red.points).toBe(0);
    expect(play({ ...rules, scoring: base.scoring }, lines).red.points).toBe(-1);
  });
});

describe('a submission', () => {
  const rows = base.legality.techniques;
  const slam = rows['slam'];
  if (!slam) throw new Error('no slam');

  it('by an illegal technique may be handled by that technique', () => {
    const lines = ['0:00 start', '1:00 submission red tap slam'];
    const with_ = (
      submission: 'disqualify' | 'stands' | 'void-and-penalty',
    ): Partial<ResolvedRules> => ({
      legality: { ...base.legality, techniques: { ...rows, slam: { ...slam, submission } } },
    });
    expect(play(with_('disqualify'), lines)).toMatchObject({ winner: 'blue' });
    expect(play(with_('stands'), lines)).toMatchObject({ winner: 'red' });
    expect(play(with_('void-and-penalty'), lines)).toMatchObject({ winner: null });
  });

  it('may be judged by the belt of the side', () => {
    const legality = {
      ...base.legality,
      confirmed: true,
      bySide: {
        red: { ...rows, kneebar: { ...slam, locked: false, legal: 'legal' as const } },
        blue: { ...rows, kneebar: { ...slam, locked: false, legal: 'illegal' as const } },
      },
    };
    expect(play({ legality }, ['0:00 start', '1:00 submission red tap kneebar']).winner).toBe(
      'red',
    );
    expect(play({ legality }, ['0:00 start', '1:00 submission blue tap kneebar']).flags).toEqual([
      'technique-illegal',
    ]);
  });
});

describe('a stoppage', () => {
  it('may rest on another clause by the doctor than by the referee', () => {
    const row = { reason: 'danger', method: 'stoppage', label: 'Danger', ...cite };
    const stoppages = [
      { ...row, by: 'referee' as const, clause: 'TEST-2' },
      { ...row, by: 'doctor' as const, clause: 'TEST-3' },
    ];
    const endings = { ...base.endings, stoppages };
    const by = (who: string): readonly string[] =>
      play({ endings }, ['0:00 start', `1:00 stoppage red ${who} danger`]).clauses;
    expect([by('referee'), by('doctor')]).toEqual([['TEST-2'], ['TEST-3']]);
  });
});
