/** How many answers are kept. */
const most = 8;

/**
 * Answers by the id of their command, for commands that are worked out anew each time: the same id again, also while
 * the first is under way, gets the first one's answer. Failures are not kept.
 */
export class Remembered {
  readonly #answers = new Map<string, Promise<unknown>>();

  once<T>(id: string, task: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(id);
    if (known !== undefined) return known as Promise<T>;
    const answer = task();
    this.#answers.set(id, answer);
    answer.catch(() => this.#answers.delete(id));
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > most && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }
}
