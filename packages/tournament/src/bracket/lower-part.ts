import type { MatchId, RoundName, Slot } from '../types/entities.ts';
import { type BracketBuilder, loserOf, winnerOf } from './builder.ts';

/**
 * Who may stand in a slot of the lower part, where every match is even: by the match of the main part that was lost
 * (its round from 0, and its place in it), the probability.
 */
type Origins = readonly {
  readonly round: number;
  readonly place: number;
  readonly share: number;
}[];

interface Feed {
  readonly slot: Slot;
  readonly origins: Origins;
}

/**
 * The part of those with one loss. Each round of the main part sends its losers; they meet who is left here, crossed so
 * that the fewest are to be expected to meet somebody again, then and in the round after.
 */
export class LowerPart {
  /** How many rounds were added. */
  rounds = 0;
  /** The matches of the last round. */
  last: readonly MatchId[] = [];
  readonly #builder: BracketBuilder;
  #feeds: readonly Feed[] = [];
  #mainRound = 0;

  constructor(builder: BracketBuilder) {
    this.#builder = builder;
  }

  /** Takes the losers of the first round of the main part. */
  begin(matches: readonly MatchId[]): void {
    this.#feeds = this.#losersOf(matches);
  }

  /**
   * Those who are here meet each other, and the winners meet the losers of these matches of the main part.
   * @param column of these matches; the second round here has the next one.
   * @param round name of that second round; null: the next number.
   */
  take(matches: readonly MatchId[], column: number, round: RoundName | null): void {
    this.#addRound(null, column, this.#feeds);
    this.#mainRound += 1;
    const losers = this.#losersOf(matches);
    const crossing = fewestAgain(losers, this.#feeds);
    this.#addRound(
      round,
      column + 1,
      this.#feeds.flatMap((feed, i) => [losers[i ^ crossing] ?? feed, feed]),
    );
  }

  #losersOf(matches: readonly MatchId[]): Feed[] {
    const round = this.#mainRound;
    return matches.map((matchId, place) => ({
      slot: loserOf(matchId),
      origins: [{ round, place, share: 1 }],
    }));
  }

  #addRound(name: RoundName | null, column: number, feeds: readonly Feed[]): void {
    this.rounds += 1;
    const round = name ?? { kind: 'lower', number: this.rounds };
    const slots = feeds.map(({ slot }) => slot);
    this.last = this.#builder.addRound({ round, part: 'lower', column }, slots);
    this.#feeds = this.last.map((matchId, i) => ({
      slot: winnerOf(matchId),
      origins: eitherOf(feeds[2 * i], feeds[2 * i + 1]),
    }));
  }
}

function eitherOf(...feeds: readonly (Feed | undefined)[]): Origins {
  return feeds.flatMap((feed) =>
    (feed?.origins ?? []).map((origin) => ({ ...origin, share: origin.share / feeds.length })),
  );
}

/**
 * The mask by which losers are crossed: the one at place `i ^ mask` meets who is at `i`. All places are alike, so the
 * first two stand for all.
 */
function fewestAgain(losers: readonly Feed[], here: readonly Feed[]): number {
  let best = 0;
  let fewest = Number.POSITIVE_INFINITY;
  // From the last on: where it is the same, the far end comes across.
  for (let mask = losers.length - 1; mask >= 0; mask -= 1) {
    const now = again(losers[mask]?.origins ?? [], here[0]?.origins ?? []);
    const [one, other] = [0, 1].map((i) => eitherOf(losers[i ^ mask], here[i]));
    const after = losers.length < 2 ? 0 : again(one ?? [], other ?? []);
    // What is expected is a sum of powers of two, so that equal means equal.
    if (now + after < fewest) [best, fewest] = [mask, now + after];
  }
  return best;
}

/** How probable it is that two who come to meet have met in the main part. */
function again(ones: Origins, others: Origins): number {
  let sum = 0;
  for (const one of ones) {
    for (const other of others) {
      const [later, earlier] = one.round > other.round ? [one, other] : [other, one];
      const rounds = later.round - earlier.round;
      if (rounds === 0 || earlier.place >> rounds !== later.place) continue;
      // With this probability who lost later had come through the earlier match, and won it.
      sum += (one.share * other.share) / 2 ** rounds;
    }
  }
  return sum;
}
