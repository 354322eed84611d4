import { describe, expect, it } from 'vitest';
import { progressOf } from '../progress/memo.ts';
import { entryOn } from '../progress/types.ts';
import { randomFrom } from '../random/random.ts';
import { isBye } from '../testing/is-bye.ts';
import { drawn } from '../testing/test-log.ts';
import type { Bracket, BracketMatch, FormatPlan } from '../types/entities.ts';

/** What goes wrong in practice, by the number of its card. */

const knockOut = { format: 'single-elimination', thirdPlace: 'none' } as const;

function bracketOf(count: number, plan: FormatPlan): Bracket {
  const bracket = drawn(count, {}, { seeded: true, plan }).state.divisions.get('d1')?.bracket;
  if (bracket == null) throw new Error('not drawn');
  return bracket;
}

/** Who may stand in a match, by the draw alone. */
function reachable(matches: readonly BracketMatch[], match: BracketMatch | undefined): Set<string> {
  const found = new Set<string>();
  for (const slot of match === undefined ? [] : [match.red, match.blue]) {
    if (slot.kind === 'competitor') found.add(slot.entryId);
    if (slot.kind !== 'winner-of') continue;
    const from = matches.find(({ matchId }) => matchId === slot.matchId);
    for (const entryId of reachable(matches, from)) found.add(entryId);
  }
  return found;
}

describe('card 27: five in eight', () => {
  it('fights the fourth against the fifth alone; the first three have byes; four matches in all', () => {
    const { matches } = bracketOf(5, knockOut);
    const fought = matches.filter((match) => !isBye(match));
    const first = fought.filter(({ column }) => column === 0);
    expect(first.map((match) => [...reachable(matches, match)].sort())).toEqual([['e4', 'e5']]);
    expect(fought).toHaveLength(4);
    const semis = fought.filter(({ round }) => round.kind === 'semi-final');
    expect(semis.map((match) => [...reachable(matches, match)].sort())).toEqual([
      ['e1', 'e4', 'e5'],
      ['e2', 'e3'],
    ]);
  });

  it('lets the first two meet in the final only', () => {
    const { matches } = bracketOf(5, knockOut);
    const both = matches.filter((match) => {
      const ids = reachable(matches, match);
      return ids.has('e1') && ids.has('e2');
    });
    expect(both.map(({ round }) => round.kind)).toEqual(['final']);
  });
});

describe.each([
  [28, 9, 7, 1, 8],
  [28, 17, 15, 1, 16],
  [28, 33, 31, 1, 32],
  [29, 52, 12, 20, 51],
  [29, 300, 212, 44, 299],
])('card %i: %i entries', (_, count, byes, first, all) => {
  it(`have ${byes} byes, each for a competitor, ${first} matches at first and ${all} in all`, () => {
    const log = drawn(count, {}, { plan: knockOut });
    const division = log.state.divisions.get('d1');
    if (division?.bracket == null) throw new Error('not drawn');
    const { matches } = division.bracket;
    const free = matches.filter(isBye);
    const kinds = free.map(({ red, blue }) => [red.kind, blue.kind].sort().join(' '));
    expect(kinds).toEqual(Array.from({ length: byes }, () => 'bye competitor'));
    const fought = matches.filter((match) => !isBye(match));
    expect(fought.filter(({ column }) => column === 0)).toHaveLength(first);
    expect(fought).toHaveLength(all);
    const progress = progressOf(log.state, division);
    expect(progress.total).toBe(all);
  });
});

describe('card 48: a round robin of a small group', () => {
  it.each([
    [3, 3],
    [4, 6],
    [5, 10],
    [7, 21],
    [8, 28],
  ])('of %i has %i matches, everybody once against everybody', (count, all) => {
    const { matches } = bracketOf(count, { format: 'round-robin', thirdPlace: 'none' });
    const pairs = matches.map((match) => [...reachable(matches, match)].sort());
    expect(pairs).toHaveLength(all);
    expect(new Set(pairs.map(String)).size).toBe(all);
    const rounds = new Map<number, string[]>();
    for (const [i, { column }] of matches.entries()) {
      rounds.set(column, [...(rounds.get(column) ?? []), ...(pairs[i] ?? [])]);
    }
    const free = count % 2;
    expect(rounds.size).toBe(count - 1 + free);
    const sitting = [...rounds.values()].map((ids) => {
      expect(new Set(ids).size).toBe(ids.length);
      return count - ids.length;
    });
    expect(sitting).toEqual(Array.from({ length: rounds.size }, () => free));
    if (count < 5) return;
    for (const [i, pair] of pairs.entries()) {
      expect(pair.filter((entryId) => pairs[i + 1]?.includes(entryId))).toEqual([]);
    }
  });
});

/** Of a double elimination won by chance: the rounds of the lower part in which two meet again. */
function metAgain(count: number, seedText: string): number[] {
  const random = randomFrom(seedText);
  const log = drawn(count, {}, { seeded: true, plan: { format: 'double-elimination' } });
  const met = new Set<string>();
  const again: number[] = [];
  for (;;) {
    const division = log.state.divisions.get('d1');
    if (division === undefined) throw new Error('no division');
    const { matches } = progressOf(log.state, division);
    const ready = matches.filter(({ phase }) => phase === 'fightable');
    if (ready.length === 0) return again;
    for (const { match, red, blue } of ready) {
      const pair = [entryOn(red), entryOn(blue)].sort().join(' ');
      if (met.has(pair) && match.round.kind === 'lower') again.push(match.round.number);
      met.add(pair);
      log.paper(match.matchId, random.chance(50) ? 'red' : 'blue');
    }
  }
}

describe('card 40: a repeat pairing in the lower bracket', () => {
  it.each([
    [8, 3],
    [16, 4],
    [32, 5],
    [64, 6],
  ])('of %i comes in lower round %i at the earliest, however it is won', (count, earliest) => {
    for (let i = 0; i < 15; i += 1) {
      const seedText = `${count} ${i}`;
      const early = metAgain(count, seedText).filter((round) => round < earliest);
      expect([seedText, early]).toEqual([seedText, []]);
    }
  });
});
