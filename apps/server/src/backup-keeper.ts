import type { Store } from '@threecount/store';

/** Time between a result and the copy that holds it, milliseconds: results close together share one. */
const gatherMs = 500;

/**
 * Copies the database after results, without anybody waiting for it. While it is held back (many results in a row),
 * nothing is copied until it is let go.
 */
export class BackupKeeper {
  readonly #store: Pick<Store, 'backup'>;
  readonly #failed: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #held = 0;
  #wanted = false;

  /** @param failed is told of a copy that could not be made */
  constructor(store: Pick<Store, 'backup'>, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  /** Says that a result was confirmed. */
  want(): void {
    this.#wanted = true;
    if (this.#held === 0) this.#timer ??= setTimeout(() => this.#start(), gatherMs);
  }

  /** Runs a task that confirms many results; one copy follows it. */
  async hold<T>(task: () => Promise<T>): Promise<T> {
    this.#held += 1;
    try {
      return await task();
    } finally {
      this.#held -= 1;
      if (this.#wanted) this.want();
    }
  }

  /** Makes the copy that is due, and waits for it. */
  async flush(): Promise<void> {
    if (this.#wanted) this.#start();
    await this.#running;
  }

  #start(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#wanted = false;
    this.#running = this.#running
      .then(() => this.#store.backup('result'))
      .then(() => undefined, this.#failed);
  }
}
