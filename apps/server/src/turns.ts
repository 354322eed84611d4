import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may go on before others have their turn, milliseconds: less than anybody notices. */
const longestMs = 20;

/** The turns of one long piece of work in the event loop: between them requests, streams and writes go on. */
export class Turns {
  #since = performance.now();

  /** True once this turn has lasted long enough: `await` the next one then. */
  get due(): boolean {
    return performance.now() - this.#since > longestMs;
  }

  /** Lets everybody else have their turn. */
  async next(): Promise<void> {
    await nextTurn();
    this.#since = performance.now();
  }
}

/** Runs steps to their end in as many turns as it takes. @returns their value */
export async function inTurns<T>(
  steps: Generator<unknown, T, void>,
  turns = new Turns(),
): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (turns.due) await turns.next();
  }
}
