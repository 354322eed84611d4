import type { MatchAction, Method, Outcome } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { expect, it } from 'vitest';
import { rulingThatGives } from './proposed.ts';

const screen = {
  unable: [{ code: 'accident' }, { code: 'blood' }],
  forfeits: [{ code: 'request' }],
  disqualifications: [{ code: 'uniform-change-late' }],
} as unknown as ScreenRules;

const outcome = (winner: 'red' | 'blue', method: Method, clauses: readonly string[]): Outcome => ({
  winner,
  method,
  out: [],
  barred: [],
  clauses,
});

/** A book in which whoever bleeds too long loses by injury, whoever changes too slowly is out. */
function leadsTo(action: MatchAction): Outcome | null {
  if (!('side' in action) || action.side === 'both' || !action.side) return null;
  const winner = action.side === 'red' ? 'blue' : 'red';
  if (action.do === 'unable') {
    const clause = action.cause === 'blood' ? 'X-BLD-02' : 'X-MED-01';
    return outcome(winner, 'injury', [clause]);
  }
  return action.do === 'disqualify' ? outcome(winner, 'disqualification', ['X-UNI-32']) : null;
}

it('finds the ruling whose outcome is the proposed one, by its clauses', () => {
  const blood = outcome('blue', 'injury', ['X-BLD-01', 'X-BLD-02']);
  expect(rulingThatGives(blood, screen, leadsTo)).toEqual({
    do: 'unable',
    side: 'red',
    cause: 'blood',
  });
  const uniform = outcome('red', 'disqualification', ['X-UNI-32']);
  expect(rulingThatGives(uniform, screen, leadsTo)).toEqual({
    do: 'disqualify',
    side: 'blue',
    reason: 'uniform-change-late',
  });
});

it('offers nothing where no ruling leads there', () => {
  expect(rulingThatGives(outcome('red', 'draw', []), screen, leadsTo)).toBeNull();
});
