import { books } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import type { MatchState } from '../engine/state.ts';
import { laws } from './laws.ts';
import { type Played, playDraft, poolOf } from './random-match.ts';

const [book] = books;
if (!book) throw new Error('no rulebook');
const pool = poolOf(book, 3, 1);
const played = playDraft(pool, {
  setup: 0,
  steps: [
    [10_000, 'score red mount'],
    [10_000, 'foul blue stalling'],
    [10_000, 'stop'],
    [0, 'submission red tap'],
  ],
});

/** The match as if the engine had made a point out of nothing. */
const pointMore = (state: MatchState): MatchState => ({
  ...state,
  sides: { ...state.sides, red: { ...state.sides.red, points: state.sides.red.points + 1 } },
});
const withPoint: Played = { ...played, state: pointMore(played.state) };

/** Matches as a faulty engine would play them. */
const faulty: Readonly<Record<string, Played>> = {
  outcome: {
    ...played,
    state: {
      ...played.state,
      phase: {
        is: 'ended',
        outcome: { winner: 'red', method: 'points', out: ['blue'], barred: [], clauses: [] },
        rests: { bell: false },
      },
    },
  },
  replay: withPoint,
  again: withPoint,
  voids: {
    ...played,
    turns: played.turns.map((turn) => ({ ...turn, before: pointMore(turn.before) })),
  },
  sum: withPoint,
  swap: withPoint,
  time: withPoint,
  script: withPoint,
};

describe('the laws that random matches are held to', () => {
  it.each(Object.keys(laws))('%s holds of a match, and notices one that breaks it', (name) => {
    expect(laws[name]?.(played, 5)).toBeNull();
    const wrong = faulty[name];
    if (!wrong) throw new Error(`no faulty match for ${name}`);
    expect(laws[name]?.(wrong, 5)).not.toBeNull();
  });
});
