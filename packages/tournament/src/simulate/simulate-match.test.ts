import type { MatchSetup } from '@threecount/match';
import { describe, expect, it } from 'vitest';
import { setupOf } from '../engine/book.ts';
import { boutOutcome, decideBout, evolveBout, startOf } from '../engine/bout.ts';
import { findEdition } from '../engine/edition.ts';
import { randomFrom } from '../random/random.ts';
import { simulateMatch } from './simulate-match.ts';

function adults(): MatchSetup {
  const book = findEdition('five');
  const column = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' };
  const ranks = { red: null, blue: null };
  const resolved = book && setupOf(book.content, column, {}, 'bracket', ranks);
  if (!resolved?.ok) throw new Error('no rules');
  return resolved.setup;
}

describe('simulateMatch', () => {
  const setup = adults();
  const play = (seed: number) => {
    const actions = simulateMatch(setup, randomFrom(`match ${seed}`));
    let engine = startOf(setup);
    for (const action of actions) {
      const decided = decideBout(engine, action);
      if (!decided.ok) throw new Error(`${action.do}: ${decided.refusal.message}`);
      engine = decided.events.reduce(evolveBout, engine);
    }
    return { actions, outcome: boutOutcome(engine) };
  };

  it('always ends in an outcome, with actions that the engine takes', () => {
    const methods = new Map<string, number>();
    let overrides = 0;
    for (let seed = 0; seed < 300; seed += 1) {
      const { actions, outcome } = play(seed);
      expect([seed, outcome === null]).toEqual([seed, false]);
      methods.set(outcome?.method ?? '', (methods.get(outcome?.method ?? '') ?? 0) + 1);
      overrides += actions.some((action) => action.do === 'override') ? 1 : 0;
    }
    expect(methods.get('submission') ?? 0).toBeGreaterThan(60);
    expect(methods.get('points') ?? 0).toBeGreaterThan(60);
    expect(overrides).toBeLessThan(30);
  });

  it('gives the same match for the same seed', () => {
    expect(play(7)).toEqual(play(7));
  });
});
