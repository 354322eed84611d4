import { expect, it } from 'vitest';
import { finished } from './collections/steps.ts';
import { evolveTournament } from './evolve/evolve.ts';
import { initialTournament } from './initial.ts';
import { sameTournament } from './same-state.ts';
import { drawn } from './testing/test-log.ts';
import type { TournamentState } from './types/state.ts';

const answer = (one: TournamentState, other: TournamentState): boolean =>
  finished(sameTournament(one, other));

it('finds two folds of one log the same, and a change in any of their parts', () => {
  const { state, envelopes } = drawn(4).paper('d1-1', 'red');
  const again = envelopes.reduce(evolveTournament, initialTournament());
  expect(answer(state, again)).toBe(true);
  const division = state.divisions.get('d1');
  const entry = division?.entries.get('e1');
  if (division === undefined || entry === undefined) throw new Error('d1 has e1');
  const entries = division.entries.with('e1', { ...entry, version: 9 });
  const divisions = state.divisions.with('d1', { ...division, entries });
  expect(answer(state, { ...again, divisions })).toBe(false);
  expect(answer(state, { ...again, nextNumber: 99 })).toBe(false);
  expect(answer(state, { ...again, divisions: divisions.with('d2', division) })).toBe(false);
});
