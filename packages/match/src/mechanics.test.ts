import type { ResolvedRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { apply, noteRejected } from './engine/decide.ts';
import { initialState } from './engine/state.ts';
import { type MatchResult, matchResult } from './script/result.ts';
import { scripted } from './testing/match.ts';

/** Mechanics that no book here uses yet: an invented book, made from a real one by other values. */
const cite = { clause: 'TEST-1', standing: 'default' } as const;
const base = scripted([]).setup.rules;

function play(
  change: Partial<ResolvedRules>,
  lines: readonly string[],
): MatchResult & { codes: string[] } {
  const { setup, actions } = scripted(lines);
  let state = initialState({ ...setup, rules: { ...base, ...change } });
  const codes: string[] = [];
  for (const action of actions) {
    const applied = apply(state, action);
    if (!applied.ok) codes.push(applied.refusal.code);
    state = applied.ok ? applied.state : noteRejected(state, action.at);
  }
  return { ...matchResult(state), codes };
}

const regulation = base.periods[0];
if (!regulation) throw new Error('no period');
const more = (scope: 'match' | 'period', method: string) =>
  ({ step: 'more', of: 'points', scope, method, ...cite }) as const;
const next = { step: 'next-period', ...cite } as const;

describe('periods', () => {
  const periods: ResolvedRules['periods'] = [
    { ...regulation, lengthMs: 240_000, verdict: [more('match', 'points'), next] },
    {
      ...regulation,
      id: 'overtime',
      lengthMs: 60_000,
      verdict: [more('period', 'overtime-points'), next],
    },
    {
      ...regulation,
      id: 'sudden-death',
      lengthMs: null,
      startsByItself: true,
      firstLeadWins: true,
      verdict: [more('match', 'sudden-death'), { step: 'nobody', method: 'draw', ...cite }],
    },
  ];
  const level = ['0:00 start', '1:00 score red sweep', '1:10 score blue sweep', '4:00 wait'];

  it('overtime has to be started, and is decided by its own points', () => {
    expect(play({ periods }, level)).toMatchObject({
      status: 'between-periods',
      awaiting: 'start',
      winner: null,
    });
    const lines = [...level, '4:30 start', '4:40 score red mount', '5:30 wait'];
    expect(play({ periods }, lines)).toMatchObject({
      winner: 'red',
      method: 'overtime-points',
      period: 'overtime',
      elapsed: '5:00.000',
      red: { points: 6 },
    });
  });

  it('sudden death begins by itself, has no limit, and the first lead ends it', () => {
    const lines = [...level, '4:30 start', '5:30 wait'];
    expect(play({ periods }, lines)).toMatchObject({
      status: 'running',
      period: 'sudden-death',
      remaining: null,
    });
    expect(play({ periods }, [...lines, '9:15 score blue sweep'])).toMatchObject({
      winner: 'blue',
      method: 'sudden-death',
      elapsed: '8:45.000',
    });
  });

  it('the void of a regulation score strands what came after the bell', () => {
    const lines = [...level, '4:30 start', '4:40 score blue mount', '4:50 void 2'];
    expect(play({ periods }, lines)).toMatchObject({
      status: 'ended',
      winner: 'red',
      method: 'points',
      period: 'regulation',
      blue: { points: 0 },
      flags: ['stranded'],
    });
  });

  it('a draw puts both out', () => {
    const draw = [
      { ...regulation, verdict: [{ step: 'nobody', method: 'draw', ...cite } as const] },
    ];
    expect(play({ periods: draw }, ['0:00 start', '6:00 wait'])).toMatchObject({
      status: 'ended',
      winner: null,
      method: 'draw',
      out: ['red', 'blue'],
    });
  });

  it('fewer warnings may decide', () => {
    const fewer = {
      step: 'more',
      of: 'fewer-fouls',
      scope: 'match',
      method: 'decision',
      ...cite,
    } as const;
    const lines = ['0:00 start', '1:00 foul red stalling', '6:00 wait'];
    expect(play({ periods: [{ ...regulation, verdict: [fewer] }] }, lines).winner).toBe('blue');
  });
});

describe('scores', () => {
  const landing = (l: 'guard' | 'side-control', points: number) => ({
    landing: l,
    points,
    ...cite,
  });
  const scoring: ResolvedRules['scoring'] = {
    ...base.scoring,
    techniques: base.scoring.techniques.map((t) =>
      t.code === 'takedown'
        ? { ...t, points: [landing('guard', 2), landing('side-control', 3)] }
        : t,
    ),
    suppressors: { techniques: ['kneebar'], ...cite },
    advantages: {
      reasons: [{ reason: 'near-sweep', label: 'Near sweep', ...cite }],
      checkWithinMs: 3000,
      ...cite,
    },
  };

  it('hang on the landing where the book says so', () => {
    const result = play({ scoring }, [
      '0:00 start',
      '1:00 score red takedown',
      '1:10 score red takedown side-control',
      '1:20 score blue takedown guard',
      '1:30 score blue takedown back',
    ]);
    expect(result).toMatchObject({ red: { points: 3 }, blue: { points: 2 } });
    expect(result.codes).toEqual(['landing-required', 'no-points']);
  });

  it('are void while a hold is secured, and count again when it is over', () => {
    const lines = [
      '0:00 start',
      '1:00 attempt blue kneebar secured',
      '1:05 score red sweep',
      '1:06 score blue sweep',
      '1:10 attempt-over blue',
      '1:20 score red mount',
    ];
    expect(play({ scoring }, lines)).toMatchObject({
      red: { points: 4 },
      blue: { points: 2 },
      flags: ['voided-by-leg-lock'],
    });
  });

  it('an attempt that is not secured voids nothing, unless the book says so', () => {
    const lines = ['0:00 start', '1:00 attempt blue kneebar', '1:05 score red sweep'];
    expect(play({ scoring }, lines)).toMatchObject({ red: { points: 2 }, flags: [] });
    const bars = (on: boolean) => {
      const suppressors = { ...scoring.suppressors, unsecured: { bars: on, ...cite } };
      return play({ scoring: { ...scoring, suppressors } }, lines);
    };
    expect(bars(false)).toMatchObject({ red: { points: 2 }, flags: [] });
    expect(bars(true)).toMatchObject({ red: { points: 0 }, flags: ['voided-by-leg-lock'] });
  });

  it('an advantage right after a score of the same side is looked at', () => {
    const lines = [
      '0:00 start',
      '1:00 score red sweep',
      '1:02 advantage red near-sweep',
      '1:05 advantage blue near-sweep',
      '1:06 advantage blue near-pass',
    ];
    const result = play({ scoring }, lines);
    expect(result).toMatchObject({
      red: { advantages: 1 },
      blue: { advantages: 1 },
      flags: ['check-advantage'],
    });
    expect(result.codes).toEqual(['no-advantages']);
  });

  it('a book without points says so', () => {
    const none = { ...base.scoring, techniques: [] };
    expect(play({ scoring: none }, ['0:00 start', '1:00 score red mount']).codes).toEqual([
      'no-points',
    ]);
  });
});

describe('penalties', () => {
  const stalling = base.fouls.fouls.filter((foul) => foul.code === 'stalling');
  const rung = (
    ...effects: ResolvedRules['fouls']['ladders'][number]['rungs'][number]['effects']
  ) => ({ effects, ...cite });
  const warn = { do: 'warn', label: 'warning' } as const;
  const ladder = { counts: 'all', countsAs: 'fouls', periods: [], ...cite } as const;

  it('one ladder may mix warning, advantage, points off and the end', () => {
    const fouls: ResolvedRules['fouls'] = {
      ...base.fouls,
      ladders: [
        {
          ...ladder,
          id: 'fouls',
          rungs: [
            rung(warn),
            rung({ do: 'advantage', to: 'opponent', advantages: 1 }),
            rung({ do: 'points', to: 'side', points: -2 }),
            rung({ do: 'points', to: 'side', points: -1 }, { do: 'lose', method: 'sudden-death' }),
          ],
        },
      ],
    };
    const lines = [
      '0:00 start',
      '1:00 foul red stalling',
      '1:10 foul red stalling',
      '1:20 foul red stalling',
      '1:30 foul red stalling',
    ];
    expect(play({ fouls }, lines.slice(0, 4))).toMatchObject({
      red: { points: -2, fouls: 3 },
      blue: { advantages: 1 },
    });
    expect(play({ fouls }, lines)).toMatchObject({
      winner: 'blue',
      method: 'sudden-death',
      red: { points: -3 },
    });
  });

  it('a ladder may be counted as a kind of warning', () => {
    const fouls = {
      ...base.fouls,
      ladders: [{ ...ladder, id: 'fouls', countsAs: 'overtime-stalling', rungs: [rung(warn)] }],
    };
    const result = play({ fouls }, ['0:00 start', '1:00 foul red stalling']);
    expect(result.red).toEqual({
      points: 0,
      advantages: 0,
      fouls: 0,
      warnings: { 'overtime-stalling': 1 },
    });
  });

  it('a warning outside the ladder: the next one disqualifies, and may bar', () => {
    const twice = {
      does: 'warn-then-disqualify',
      warning: 'official',
      kind: 'disciplinary',
    } as const;
    const fouls = {
      ...base.fouls,
      fouls: stalling.map((foul) => ({ ...foul, plain: twice })),
      kinds: {
        technical: { bars: false },
        disciplinary: { bars: true },
        team: { bars: false },
      },
    };
    const lines = ['0:00 start', '1:00 foul red stalling', '1:10 foul red stalling'];
    expect(play({ fouls }, lines.slice(0, 2)).red).toMatchObject({
      fouls: 0,
      warnings: { official: 1 },
    });
    expect(play({ fouls }, lines)).toMatchObject({ winner: 'blue', out: ['red'], barred: ['red'] });
  });

  it('both warned together go on standing where the book says so', () => {
    const fouls = { ...base.fouls, bothRestartStanding: true };
    const lines = [
      '0:00 start',
      '1:00 stop',
      '1:01 foul both stalling',
      '1:10 resume same',
      '1:11 resume standing',
    ];
    expect(play({ fouls }, lines)).toMatchObject({
      status: 'running',
      codes: ['position-not-allowed'],
    });
  });

  it('a foul may turn the result after the end without malice', () => {
    const fouls = {
      ...base.fouls,
      fouls: base.fouls.fouls.map((f) => ({ ...f, afterEnd: 'reverses' as const })),
    };
    const lines = ['0:00 start', '1:00 submission red tap', '1:02 foul red striking'];
    expect(play({ fouls }, lines)).toMatchObject({ winner: 'blue', method: 'disqualification' });
  });
});

describe('allowances', () => {
  const loses = { ending: 'loses', method: 'injury', ...cite } as const;
  const changed = (change: object): Partial<ResolvedRules> => ({
    allowances: base.allowances.map((rule) => ({ ...rule, ...change })),
  });

  it('a second bleed may lose, whatever time is left, and only for that side', () => {
    const lines = [
      '0:00 start',
      '1:00 time-out blood red',
      '1:30 resume',
      '2:00 time-out blood blue',
      '2:30 resume',
      '3:00 time-out blood red',
    ];
    expect(play(changed({ second: loses }), lines.slice(0, 5)).status).toBe('running');
    expect(play(changed({ second: loses }), lines)).toMatchObject({
      winner: 'blue',
      method: 'injury',
    });
  });

  it('where there is no time at all the time-out ends the match', () => {
    const usedUp = { ...loses, method: 'submission' };
    const lines = ['0:00 start', '3:10 time-out injury red'];
    expect(play(changed({ limitMs: 0, usedUp }), lines)).toMatchObject({
      winner: 'blue',
      method: 'submission',
    });
  });
});

describe('endings', () => {
  it('no contest where the book knows it', () => {
    const endings = { ...base.endings, noContest: { known: true, ...cite } };
    expect(play({ endings }, ['0:00 start', '1:00 no-contest reason=storm'])).toMatchObject({
      status: 'ended',
      winner: null,
      method: 'no-contest',
      out: [],
    });
  });

  it('a decision may need no criterion', () => {
    const endings = {
      ...base.endings,
      decision: { ...base.endings.decision, criteria: [], needsCriterion: false },
    };
    const { setup } = scripted([]);
    const start = { at: 0, do: 'start' } as const;
    const decision = { at: 360_000, do: 'decision', side: 'red' } as const;
    const started = apply(initialState({ ...setup, rules: { ...base, endings } }), start);
    const decided = started.ok ? apply(started.state, decision) : started;
    expect(decided.ok && matchResult(decided.state).winner).toBe('red');
  });

  it('what the book does not list is refused', () => {
    const endings = {
      ...base.endings,
      submissions: [],
      stoppages: [],
      unable: [],
      bothUnable: [],
      forfeits: [],
    };
    const lines = [
      '0:00 start',
      '1:00 submission red tap',
      '1:00 stoppage red referee danger',
      '1:00 unable red accident',
      '1:00 unable both accident',
      '1:00 forfeit red towel',
    ];
    expect(play({ endings }, lines).codes).toEqual(Array(5).fill('not-in-rulebook'));
  });
});
