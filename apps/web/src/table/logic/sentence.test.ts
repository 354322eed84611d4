import type { MatchView, RungCost, SideView } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { stateSentence as sentenceOf } from './sentence.ts';

const rungs: readonly RungCost[] = [
  { kind: 'warning' },
  { kind: 'points-to-opponent', points: 2 },
  { kind: 'points-to-opponent', points: 3 },
  { kind: 'disqualification' },
];

function side(points: number, fouls = 0, more: Partial<SideView> = {}): SideView {
  const ladder = rungs.map((cost, index) => {
    const standing = index < fouls ? 'taken' : index === fouls ? 'next' : 'later';
    return { standing, cost, clause: 'X-01' } as const;
  });
  return {
    points,
    advantages: 0,
    fouls,
    foulsCompared: fouls,
    warnings: {},
    ladder,
    otherLadders: [],
    secured: false,
    allowances: [],
    ...more,
  };
}

const view = (red: SideView, blue: SideView, more: Partial<MatchView> = {}): MatchView => ({
  status: 'running',
  clock: {
    period: 'regulation',
    remainingMs: 227_000,
    elapsedMs: 133_000,
    running: true,
    at: 133_000,
  },
  red,
  blue,
  awaiting: null,
  proposed: null,
  outcome: null,
  flags: [],
  log: [],
  may: [],
  ...more,
});

const scored = { techniques: [{}] } as unknown as ScreenRules;
const stateSentence = (one: MatchView, screen = scored) => sentenceOf(one, screen);

describe('stateSentence', () => {
  it('has no score, not even a level one, where the book has no points', () => {
    const pointless = { techniques: [] } as unknown as ScreenRules;
    expect(stateSentence(view(side(0), side(0)), pointless)).toBe('Fouls: Red 0, Blue 0.');
    const due = view(side(0, 1), side(0), { status: 'awaiting', awaiting: 'senior-official' });
    expect(stateSentence(due, pointless)).toMatch(/rules\. Fouls: Red 1, Blue 0\.$/);
  });

  it('says who leads and what the next foul of one with fouls costs', () => {
    expect(stateSentence(view(side(5, 1), side(2)))).toBe(
      'Red leads by 3. A second foul by Red would pay Blue 2 points.',
    );
    expect(stateSentence(view(side(0, 3), side(5, 2)))).toBe(
      'Blue leads by 5. A fourth foul by Red would end the match. A third foul by Blue would pay Red 3 points.',
    );
  });

  it('says that the next of what is counted apart from the ladder would end the match', () => {
    const apart = (taken: number) =>
      side(2, 1, {
        otherLadders: [
          {
            id: 'overtime-stalling',
            rungs: (['warning', 'warning', 'disqualification'] as const).map((kind, i) => ({
              standing: i < taken ? 'taken' : i === taken ? 'next' : 'later',
              cost: { kind },
              clause: 'X-03',
            })),
          },
        ],
      });
    expect(stateSentence(view(apart(2), side(2)))).toBe(
      'Level at 2. Stalling in overtime: the next by Red would end the match. A second foul by Red would pay Blue 2 points.',
    );
    expect(stateSentence(view(apart(1), side(2)))).not.toContain('Stalling in overtime');
  });

  it('says level, and by advantages', () => {
    expect(stateSentence(view(side(2), side(2)))).toBe('Level at 2.');
    expect(stateSentence(view(side(2), side(2, 0, { advantages: 1 })))).toBe(
      'Level on points; Blue leads by 1 on advantages.',
    );
  });

  it('says whose blood time runs', () => {
    const blood = { kind: 'blood', usedMs: 32_500, limitMs: 300_000, running: true } as const;
    const red = side(0, 0, { allowances: [{ ...blood, clause: 'X-02' }] });
    expect(stateSentence(view(red, side(0), { status: 'timed-out' }))).toBe(
      'Level at 0. Blood time of Red runs: 5:00 at most.',
    );
  });

  it('says what is due', () => {
    expect(
      stateSentence(view(side(2), side(2), { status: 'awaiting', awaiting: 'decision' })),
    ).toBe('The time is up and the score is level: the referee decides. Level at 2.');
  });

  it('says how it ended, also where nobody won', () => {
    const ended = (winner: 'red' | null) =>
      stateSentence(
        view(side(0), side(0), {
          status: 'ended',
          outcome: {
            winner,
            method: winner ? 'submission' : 'disqualification',
            out: [],
            barred: [],
            clauses: [],
          },
        }),
      );
    expect(ended('red')).toBe('Red wins: Submission.');
    expect(ended(null)).toBe('Nobody advances: Disqualification.');
  });
});
