import { describe, expect, it } from 'vitest';
import { card } from '../../parts/testing.ts';
import { type Effect, previewGroups } from './preview-groups.ts';

const of = (effect: Effect, matchId: string) => ({
  effect,
  before: card(matchId),
  after: card(matchId),
});

describe('previewGroups', () => {
  it('puts what needs a ruling first and what is unaffected last, each match once', () => {
    const matches = [
      of('unaffected', 'a'),
      of('opponent-changed', 'b'),
      of('needs-ruling', 'c'),
      of('unaffected', 'd'),
      of('void', 'e'),
    ];
    const groups = previewGroups(matches).map(({ effect, matches: some }) => [
      effect,
      ...some.map(({ before }) => before.matchId),
    ]);
    expect(groups).toEqual([
      ['needs-ruling', 'c'],
      ['void', 'e'],
      ['opponent-changed', 'b'],
      ['unaffected', 'a', 'd'],
    ]);
  });

  it('has none where nothing comes later', () => {
    expect(previewGroups([])).toEqual([]);
  });
});
