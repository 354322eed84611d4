import { itemAt, itemsOf, listOf, type PersistentList, withItem } from './persistent-list.ts';

type Pair<K, V> = readonly [key: K, value: V];

/**
 * A map that is never changed in place: `with` gives another one and shares nearly everything with this one, in a time
 * that hardly grows with the size. So an old state stays valid, and a log of 100,000 entries folds as fast as a short
 * one. Keys keep the order in which they came; none is ever taken out, as in the log itself.
 *
 * Places by key stand in one plain map that all versions share: a version knows the first `size` of them. Only the
 * newest may add to it; a version that was already led on otherwise takes a copy.
 */
export class PersistentMap<K, V> implements ReadonlyMap<K, V> {
  readonly size: number;
  readonly #places: Map<K, number>;
  readonly #pairs: PersistentList<Pair<K, V>>;

  private constructor(places: Map<K, number>, pairs: PersistentList<Pair<K, V>>, size: number) {
    this.#places = places;
    this.#pairs = pairs;
    this.size = size;
  }

  static empty<K, V>(): PersistentMap<K, V> {
    return new PersistentMap(new Map<K, number>(), listOf<Pair<K, V>>(), 0);
  }

  get(key: K): V | undefined {
    const place = this.#placeOf(key);
    return place === undefined ? undefined : itemAt(this.#pairs, place)?.[1];
  }

  has(key: K): boolean {
    return this.#placeOf(key) !== undefined;
  }

  /** This map with one value put in. */
  with(key: K, value: V): PersistentMap<K, V> {
    const known = this.#placeOf(key);
    if (known !== undefined) {
      return new PersistentMap(this.#places, withItem(this.#pairs, known, [key, value]), this.size);
    }
    const places = this.#places.size === this.size ? this.#places : this.#ownPlaces();
    places.set(key, this.size);
    return new PersistentMap(places, withItem(this.#pairs, this.size, [key, value]), this.size + 1);
  }

  entries(): Generator<[K, V], undefined, void> {
    return mapped(this.#all(), ([key, value]) => [key, value]);
  }

  keys(): Generator<K, undefined, void> {
    return mapped(this.#all(), ([key]) => key);
  }

  values(): Generator<V, undefined, void> {
    return mapped(this.#all(), ([, value]) => value);
  }

  [Symbol.iterator](): Generator<[K, V], undefined, void> {
    return this.entries();
  }

  forEach(run: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.#all()) run(value, key, this);
  }

  #placeOf(key: K): number | undefined {
    const place = this.#places.get(key);
    return place === undefined || place >= this.size ? undefined : place;
  }

  #ownPlaces(): Map<K, number> {
    const places = new Map<K, number>();
    for (const [key] of this.#all()) places.set(key, places.size);
    return places;
  }

  #all(): Generator<Pair<K, V>, undefined, void> {
    return itemsOf(this.#pairs, this.size);
  }
}

function* mapped<T, U>(items: Iterable<T>, to: (item: T) => U): Generator<U, undefined, void> {
  for (const item of items) yield to(item);
  return undefined;
}
