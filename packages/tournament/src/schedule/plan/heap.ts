/** A queue that gives what is smallest by `isBefore` first. */
export class Heap<T> {
  readonly #items: T[] = [];
  readonly #isBefore: (a: T, b: T) => boolean;

  constructor(isBefore: (a: T, b: T) => boolean) {
    this.#isBefore = isBefore;
  }

  peek(): T | undefined {
    return this.#items[0];
  }

  push(item: T): void {
    const items = this.#items;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const up = (at - 1) >> 1;
      const parent = items[up];
      if (parent === undefined || !this.#isBefore(item, parent)) break;
      items[at] = parent;
      at = up;
    }
    items[at] = item;
  }

  pop(): T | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (first === undefined || last === undefined || items.length === 0) return first;
    let at = 0;
    for (;;) {
      const down = this.#smallerChild(at);
      const child = items[down];
      if (child === undefined || !this.#isBefore(child, last)) break;
      items[at] = child;
      at = down;
    }
    items[at] = last;
    return first;
  }

  #smallerChild(at: number): number {
    const left = 2 * at + 1;
    const one = this.#items[left];
    const other = this.#items[left + 1];
    return one !== undefined && other !== undefined && this.#isBefore(other, one) ? left + 1 : left;
  }
}
