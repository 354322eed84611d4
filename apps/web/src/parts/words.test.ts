import { describe, expect, it } from 'vitest';
import { card, winnerOf } from './testing.ts';
import { leftOutWords, noPodiumWords, pairWords, resultWords, stateWords } from './words.ts';

const result = {
  winner: 'red',
  method: 'submission',
  points: { red: 2, blue: 0 },
  elapsedMs: 227_000,
  paper: false,
} as const;

describe('words of a match', () => {
  it('name who is not known yet', () => {
    expect(pairWords(card('a', { blue: winnerOf('x', 40) }))).toBe(
      'Givene1 Familye1 v Winner of 40',
    );
  });
  it('say how it ended', () => {
    expect(resultWords(result)).toBe('Submission · 3:47');
    expect(resultWords({ ...result, paper: true })).toContain('from paper');
    expect(resultWords({ ...result, winner: null, method: 'draw' })).toMatch(/^Nobody advances/u);
    expect(resultWords({ ...result, method: 'walkover' })).toBe('Walkover');
  });
  it('say why it is held', () => {
    const held = card('a', {
      standing: 'held',
      held: [
        { kind: 'on-other-mat', entryId: 'e1', matName: 'Mat 2' },
        { kind: 'resting', entryId: 'e2', until: new Date(2026, 4, 9, 14, 5).getTime() },
      ],
    });
    expect(stateWords(held)).toBe(
      'Held: Givene1 Familye1 is on Mat 2, Givene2 Familye2 rests until 14:05',
    );
    expect(stateWords(card('a', { standing: 'waiting' }))).toBe('Waits for an earlier match');
  });
});

describe('words of an entry and of a podium', () => {
  it('give reasons', () => {
    expect(leftOutWords({ notDrawn: null, withdrawn: false })).toBeNull();
    expect(leftOutWords({ notDrawn: 'not-approved', withdrawn: false })).toBe('not approved');
    expect(leftOutWords({ notDrawn: null, withdrawn: true })).toBe('withdrawn');
    expect(noPodiumWords({ kind: 'none', reason: 'nobody-left' })).toContain('nobody is left');
  });
});
