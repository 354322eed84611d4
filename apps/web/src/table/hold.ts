import { type Signal, signal } from '@preact/signals';
import { holdAt } from './logic/hold.ts';

interface Held {
  readonly id: string;
  readonly since: number;
  readonly lengthMs: number;
  readonly run: () => void;
}

/** What gives the time; tests give their own. */
export interface HoldWorld {
  now(): number;
  every(ms: number, run: () => void): () => void;
}

const browser: HoldWorld = {
  now: () => performance.now(),
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

/**
 * The referee's count by holding a button or key: let go at once it is a press; held, it counts, and at the end of the
 * count it scores; let go between, nothing was said.
 */
export class Hold {
  /** The count that is shown; null while nothing is held for one. */
  readonly shown: Signal<{ readonly id: string; readonly count: number } | null> = signal(null);
  readonly #world: HoldWorld;
  #held: Held | null = null;
  #stop: (() => void) | null = null;
  /** The click that ends a hold is none. */
  #spent: string | null = null;

  constructor(world: HoldWorld = browser) {
    this.#world = world;
  }

  /** @param lengthMs the book's count */
  begin(id: string, lengthMs: number, run: () => void): void {
    this.cancel();
    this.#spent = null;
    this.#held = { id, since: this.#world.now(), lengthMs, run };
    this.#stop = this.#world.every(50, () => this.#look());
  }

  #look(): void {
    const held = this.#held;
    if (!held) return;
    const { short, count, full } = holdAt(this.#world.now() - held.since, held.lengthMs);
    if (full) {
      this.cancel();
      held.run();
    } else if (!short && this.shown.value?.count !== count)
      this.shown.value = { id: held.id, count };
  }

  /** Let go. True if it was a short press. */
  end(id: string): boolean {
    const held = this.#held;
    if (held?.id !== id) return false;
    const { short } = holdAt(this.#world.now() - held.since, held.lengthMs);
    this.cancel();
    if (short) this.#spent = null;
    return short;
  }

  cancel(): void {
    this.#spent = this.#held?.id ?? this.#spent;
    this.#held = null;
    this.#stop?.();
    this.#stop = null;
    this.shown.value = null;
  }

  /** Whether a click belongs to a hold that is over, and says nothing. */
  isSpent(id: string): boolean {
    const spent = this.#spent === id;
    this.#spent = null;
    return spent;
  }
}
