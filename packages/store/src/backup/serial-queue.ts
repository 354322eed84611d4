/** Runs tasks one after the other. A task that fails does not stop those behind it. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything that was given so far has ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
