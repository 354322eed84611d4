/** Children of a node: 2 to the power of `bits`. */
const bits = 5;
const mask = (1 << bits) - 1;

type Node<T> = { readonly items: readonly T[] } | { readonly children: readonly Node<T>[] };

/** Items by their place, as a flat tree. It is never changed: `withItem` shares all but one path with the one before. */
export interface PersistentList<T> {
  readonly root: Node<T>;
  /** Bits of a place that the children of the root take away; 0: the root holds items. */
  readonly shift: number;
}

const emptyList: PersistentList<never> = { root: { items: [] }, shift: 0 };

export function listOf<T>(): PersistentList<T> {
  return emptyList;
}

/** The items that stand together with the one at this place, which is the `place % length`-th of them. */
export function itemsAround<T>({ root, shift }: PersistentList<T>, place: number): readonly T[] {
  let node = root;
  for (let left = shift; 'children' in node; left -= bits) {
    const child = node.children[(place >>> left) & mask];
    if (child === undefined) return [];
    node = child;
  }
  return node.items;
}

export function itemAt<T>(list: PersistentList<T>, place: number): T | undefined {
  return itemsAround(list, place)[place & mask];
}

/** The list with this item at a place that is taken, or the first free one. */
export function withItem<T>(list: PersistentList<T>, place: number, item: T): PersistentList<T> {
  const { root, shift } = list;
  if (place >>> (shift + bits) === 0) return { root: put(root, shift, place, item), shift };
  const higher = { children: [root] };
  return { root: put(higher, shift + bits, place, item), shift: shift + bits };
}

function put<T>(node: Node<T> | undefined, shift: number, place: number, item: T): Node<T> {
  const at = (place >>> shift) & mask;
  if (shift === 0) {
    const items = node !== undefined && 'items' in node ? node.items.slice() : [];
    items[at] = item;
    return { items };
  }
  const children = node !== undefined && 'children' in node ? node.children.slice() : [];
  children[at] = put(children[at], shift - bits, place, item);
  return { children };
}

/** The first `size` items in order. */
export function* itemsOf<T>(list: PersistentList<T>, size: number): Generator<T, undefined, void> {
  for (let place = 0; place < size; place += mask + 1) {
    const items = itemsAround(list, place);
    yield* place + items.length <= size ? items : items.slice(0, size - place);
  }
  return undefined;
}
