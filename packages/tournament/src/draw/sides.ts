import { type Random, shuffled } from '../random/random.ts';
import { evenOut } from './even-out.ts';
import type { Grouping } from './grouping.ts';

/** One half of a part of the bracket: who stands there already, and how many more can. */
export interface Half {
  readonly seated: readonly number[];
  readonly room: number;
}

export interface Splitting {
  readonly halves: readonly [Half, Half];
  readonly clubs: Grouping;
  readonly countries: Grouping;
  readonly random: Random;
}

type Side = 0 | 1;
const undecided = -1;

/**
 * Which half each of these entries goes to. They are tied into walks: two of a club are partners and part; two of a
 * country part too. Each entry has one partner of its club at most and is followed by one of its country at most, so a
 * walk never meets itself wrongly: clubs and countries come in turn, and whoever closes a ring is on the right side.
 * A club or country with an odd number has one member over. Walks can be turned round: those with one entry more on
 * one side are turned so that the halves are filled. Who is fixed draws others of the club, then of the country, to the
 * other side first; where that fills a half too much, some go over who cost least.
 */
export function decideSides(order: readonly number[], splitting: Splitting): Int8Array {
  const work = new Sides(order, splitting);
  work.followFixed();
  work.walkAll();
  evenOut(order, work.side, splitting);
  return work.side;
}

class Sides {
  readonly side: Int8Array;
  readonly #order: readonly number[];
  readonly #splitting: Splitting;
  /** The partner of the same club; -1: none. */
  readonly #mate: Int32Array;
  /** Indexes into the order, shuffled: in this order they are chosen for their country. */
  readonly #line: readonly number[];
  readonly #rank: Int32Array;
  /** By country: how many more stand on the left (0) than on the right (1). */
  readonly #lean = new Map<number, number>();
  /** By country: those not decided yet, the last in line first. */
  readonly #waiting = new Map<number, number[]>();
  readonly #leaning = new Set<number>();

  constructor(order: readonly number[], splitting: Splitting) {
    this.#order = order;
    this.#splitting = splitting;
    this.side = new Int8Array(order.length).fill(undecided);
    this.#mate = new Int32Array(order.length).fill(-1);
    this.#line = shuffled([...order.keys()], splitting.random);
    this.#rank = new Int32Array(order.length);
    this.#line.forEach((i, rank) => {
      this.#rank[i] = rank;
    });
    for (const i of this.#line.toReversed()) {
      const list = this.#waiting.get(this.#countryOf(i)) ?? [];
      this.#waiting.set(this.#countryOf(i), list);
      list.push(i);
    }
  }

  /** Members of a club that leans to one half go to the other; the rest of a club pairs up in order. */
  followFixed(): void {
    const lean = new Map<number, number>();
    this.#splitting.halves.forEach(({ seated }, half) => {
      for (const entry of seated) {
        const club = this.#splitting.clubs.of[entry] ?? -1;
        if (club >= 0) lean.set(club, (lean.get(club) ?? 0) + (half === 0 ? 1 : -1));
        this.#addLean(this.#splitting.countries.of[entry] ?? -1, half === 0 ? 0 : 1);
      }
    });
    const alone = new Map<number, number>();
    this.#order.forEach((entry, i) => {
      const club = this.#splitting.clubs.of[entry] ?? -1;
      if (club < 0) return;
      const leaning = lean.get(club) ?? 0;
      const partner = alone.get(club);
      if (leaning !== 0) {
        this.#settle(i, leaning > 0 ? 1 : 0);
        lean.set(club, leaning - Math.sign(leaning));
      } else if (partner === undefined) {
        alone.set(club, i);
      } else {
        alone.delete(club);
        this.#mate[i] = partner;
        this.#mate[partner] = i;
      }
    });
    this.#followCountries();
  }

  /** Decides all others, walk by walk. */
  walkAll(): void {
    const { random, halves } = this.#splitting;
    const odd: (readonly number[])[] = [];
    const roomOn = halves.map(({ room }, half) => room - this.#count(half));
    for (const i of this.#line) {
      if (this.side[i] !== undecided) continue;
      const walk = [...this.#settle(i, 0), ...this.#followCountries()];
      if (this.#surplus(walk) !== 0) odd.push(walk);
      else if (random.below(2) === 1) this.#turn(walk);
    }
    const [left = 0, right = 0] = roomOn;
    const leftWalks = (odd.length + left - right) / 2;
    shuffled(odd, random).forEach((walk, i) => {
      if (this.#surplus(walk) > 0 !== i < leftWalks) this.#turn(walk);
    });
  }

  #countryOf(i: number): number {
    return this.#splitting.countries.of[this.#order[i] ?? -1] ?? -1;
  }

  #count(side: number): number {
    return this.side.reduce((count, one) => count + (one === side ? 1 : 0), 0);
  }

  #surplus(walk: readonly number[]): number {
    return walk.reduce((sum, i) => sum + (this.side[i] === 0 ? 1 : -1), 0);
  }

  #turn(walk: readonly number[]): void {
    for (const i of walk) this.side[i] = 1 - (this.side[i] ?? 0);
  }

  /** Decides one entry, and its partner for the other side. */
  #settle(i: number, side: Side): readonly number[] {
    this.side[i] = side;
    this.#addLean(this.#countryOf(i), side);
    const mate = this.#mate[i] ?? -1;
    return mate >= 0 && this.side[mate] === undecided
      ? [i, ...this.#settle(mate, side === 0 ? 1 : 0)]
      : [i];
  }

  #addLean(country: number, side: Side): void {
    if (country < 0) return;
    const lean = (this.#lean.get(country) ?? 0) + (side === 0 ? 1 : -1);
    this.#lean.set(country, lean);
    if (lean === 0) this.#leaning.delete(country);
    else this.#leaning.add(country);
  }

  /** As long as a country leans and has members that are not decided, the first of them in line goes to the other side. */
  #followCountries(): readonly number[] {
    const decided: number[] = [];
    for (let next = this.#nextLeaning(); next >= 0; next = this.#nextLeaning()) {
      const lean = this.#lean.get(this.#countryOf(next)) ?? 0;
      decided.push(...this.#settle(next, lean > 0 ? 1 : 0));
    }
    return decided;
  }

  #nextLeaning(): number {
    let next = -1;
    for (const country of this.#leaning) {
      const waiting = this.#waiting.get(country) ?? [];
      while (waiting.length > 0 && this.side[waiting.at(-1) ?? 0] !== undecided) waiting.pop();
      const first = waiting.at(-1);
      if (first === undefined) this.#leaning.delete(country);
      else if (next < 0 || (this.#rank[first] ?? 0) < (this.#rank[next] ?? 0)) next = first;
    }
    return next;
  }
}
