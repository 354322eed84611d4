import { describe, expect, it } from 'vitest';
import { card, competitor, round, who } from '../../parts/testing.ts';
import { lateChoices } from './late-choice.ts';

const entries = [{ ...competitor('e4'), notDrawn: null, withdrawn: true }];

describe('lateChoices', () => {
  it('names who would be met, and who left', () => {
    const choices = lateChoices({
      entries,
      rounds: [round('semi-final', [card('d1-1', { red: who('e1'), blue: { kind: 'bye' } })])],
      latePlaces: [
        { kind: 'bye', matchId: 'd1-1', side: 'blue' },
        { kind: 'instead-of', entryId: 'e4' },
      ],
    });
    expect(choices.map(({ words }) => words)).toEqual([
      'against Givene1 Familye1 (match without an opponent so far)',
      'instead of Givene4 Familye4, who left',
    ]);
    expect(new Set(choices.map(({ key }) => key)).size).toBe(2);
  });

  it('has none where no place is open', () => {
    expect(lateChoices({ entries, rounds: [], latePlaces: [] })).toEqual([]);
  });
});
