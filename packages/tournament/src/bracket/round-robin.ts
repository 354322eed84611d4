import type { EntryId } from '../types/entities.ts';
import { type BracketBuilder, competitor } from './builder.ts';

type Pair = readonly [EntryId, EntryId];

/** Everyone of a pool against everyone, for each pool; the pools go side by side, round by round. */
export function roundRobin(builder: BracketBuilder, pools: readonly (readonly EntryId[])[]): void {
  const all = pools.map((pool) => balanced(withRest(circle(pool))));
  const rounds = Math.max(...all.map((pool) => pool.length));
  for (let column = 0; column < rounds; column += 1) {
    for (const [i, pool] of all.entries()) {
      const number = column + 1;
      for (const [red, blue] of pool[column] ?? []) {
        builder.add({
          round:
            pools.length === 1 ? { kind: 'round', number } : { kind: 'pool', pool: i + 1, number },
          part: 'pool',
          column,
          red: competitor(red),
          blue: competitor(blue),
        });
      }
    }
  }
}

/**
 * The circle method: the first stays, the others move on by one place each round. With an odd number the place of the
 * one missing is free, so each sits out once. Nobody is twice in a round.
 */
function circle(order: readonly EntryId[]): Pair[][] {
  const places: (EntryId | null)[] = order.length % 2 === 0 ? [...order] : [...order, null];
  const rounds: Pair[][] = [];
  while (rounds.length < places.length - 1) {
    const round: Pair[] = [];
    for (let i = 0; i < places.length / 2; i += 1) {
      const [one, other] = [places[i] ?? null, places[places.length - 1 - i] ?? null];
      if (one !== null && other !== null) round.push([one, other]);
    }
    rounds.push(round);
    places.splice(1, 0, places.pop() ?? null);
  }
  return rounds;
}

/**
 * The same rounds, the matches of each in such an order that nobody fights the last of one round and the first of the
 * next, where that can be: from five on it can.
 */
function withRest(rounds: readonly Pair[][]): Pair[][] {
  return continued(rounds, null) ?? [...rounds];
}

function continued(rounds: readonly Pair[][], before: Pair | null): Pair[][] | null {
  const [round, ...later] = rounds;
  if (round === undefined) return [];
  for (const first of round) {
    if (before?.some((entryId) => first.includes(entryId))) continue;
    const others = round.filter((pair) => pair !== first);
    for (const last of others.length === 0 ? [first] : others) {
      const rest = continued(later, last);
      const middle = others.filter((pair) => pair !== last);
      if (rest !== null) return [[first, ...middle, ...(last === first ? [] : [last])], ...rest];
    }
  }
  return null;
}

/** Red is the one who was red less often; if level they take turns by round. */
function balanced(rounds: readonly Pair[][]): Pair[][] {
  const reds = new Map<EntryId, number>();
  return rounds.map((round, number) =>
    round.map(([one, other]): Pair => {
      const lead = (reds.get(one) ?? 0) - (reds.get(other) ?? 0);
      const oneIsRed = lead < 0 || (lead === 0 && number % 2 === 0);
      const red = oneIsRed ? one : other;
      reds.set(red, (reds.get(red) ?? 0) + 1);
      return oneIsRed ? [one, other] : [other, one];
    }),
  );
}
