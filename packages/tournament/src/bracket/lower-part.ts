import type { MatchId, RoundName, Slot } from '../types/entities.ts';
import { type BracketBuilder, loserOf, winnerOf } from './builder.ts';

/** A slot with the first-round matches of the main part whose competitors may come there. */
interface Feed {
  readonly slot: Slot;
  readonly from: ReadonlySet<number>;
}

/**
 * The part of those with one loss. Each round of the main part sends its losers; they meet who is left here, in that
 * order of the usual ones in which the fewest can have met before.
 */
export class LowerPart {
  /** How many rounds were added. */
  rounds = 0;
  /** The matches of the last round. */
  last: readonly MatchId[] = [];
  readonly #builder: BracketBuilder;
  #feeds: readonly Feed[] = [];
  #firstRound = 0;

  constructor(builder: BracketBuilder) {
    this.#builder = builder;
  }

  /** Takes the losers of the first round of the main part. */
  begin(matches: readonly MatchId[]): void {
    this.#firstRound = matches.length;
    this.#feeds = matches.map((matchId, i) => ({ slot: loserOf(matchId), from: new Set([i]) }));
  }

  /**
   * Those who are here meet each other, and the winners meet the losers of these matches of the main part.
   * @param column of these matches; the second round here has the next one.
   * @param round name of that second round; null: the next number.
   */
  take(matches: readonly MatchId[], column: number, round: RoundName | null): void {
    this.#pairUp(column);
    const share = this.#firstRound / matches.length;
    const losers = matches.map((matchId, i): Feed => {
      const from = Array.from({ length: share }, (_, n) => i * share + n);
      return { slot: loserOf(matchId), from: new Set(from) };
    });
    const crossed = leastMet(this.#feeds, losers);
    this.#addRound(
      round,
      column + 1,
      this.#feeds.flatMap((feed, i) => [crossed[i] ?? feed, feed]),
    );
  }

  #pairUp(column: number): void {
    this.#addRound(null, column, this.#feeds);
  }

  #addRound(name: RoundName | null, column: number, feeds: readonly Feed[]): void {
    this.rounds += 1;
    const round = name ?? { kind: 'lower', number: this.rounds };
    const slots = feeds.map(({ slot }) => slot);
    const ids = this.#builder.addRound({ round, part: 'lower', column }, slots);
    this.last = ids;
    this.#feeds = ids.map((matchId, i) => {
      const [one, other] = [feeds[2 * i]?.from ?? [], feeds[2 * i + 1]?.from ?? []];
      return { slot: winnerOf(matchId), from: new Set([...one, ...other]) };
    });
  }
}

/** The losers in one of the usual orders: that in which the fewest of them can meet somebody whom they met before. */
function leastMet(here: readonly Feed[], losers: readonly Feed[]): readonly Feed[] {
  let best = losers;
  let fewest = Number.POSITIVE_INFINITY;
  for (const order of usualOrders(losers)) {
    const met = order.reduce((sum, feed, i) => sum + overlap(feed, here[i]), 0);
    if (met < fewest) [best, fewest] = [order, met];
  }
  return best;
}

function usualOrders(losers: readonly Feed[]): (readonly Feed[])[] {
  const half = losers.length / 2;
  const shifted = [...losers.slice(half), ...losers.slice(0, half)];
  const halvesReversed = [...losers.slice(0, half).reverse(), ...losers.slice(half).reverse()];
  return [[...losers].reverse(), shifted, halvesReversed, losers];
}

function overlap({ from }: Feed, other: Feed | undefined): number {
  let count = 0;
  for (const match of other?.from ?? []) if (from.has(match)) count += 1;
  return count;
}
