import type { ActionsAnswer, Answer } from '../table/transport.ts';
import type { OutboxItem, Trouble } from './types.ts';

/** What a sender reports; the owner of the list changes it. */
export interface SenderOwner {
  /** Everything that waits, in order. */
  waiting(): readonly OutboxItem[];
  answered(sent: readonly OutboxItem[], answer: ActionsAnswer): Promise<void>;
  /** The server has a reason against the batch as a whole. */
  refused(sent: readonly OutboxItem[], trouble: Trouble): Promise<void>;
  linkIs(link: SenderLink): void;
}

/** `denied`: the server does not (or no longer) know this table; what waits is kept. */
export type SenderLink = 'idle' | 'sending' | 'no-network' | 'denied';

export interface SenderWorld {
  send(items: readonly OutboxItem[]): Promise<Answer<ActionsAnswer>>;
  after(ms: number, run: () => void): () => void;
}

const batchSize = 40;
const retryMs = [300, 700, 1_500, 3_000] as const;

/** Items at the head of the list that may go together: one match, one lease. */
function firstBatch(waiting: readonly OutboxItem[]): readonly OutboxItem[] {
  const first = waiting[0];
  if (!first) return [];
  const end = waiting.findIndex(
    ({ matchId, epoch }) => matchId !== first.matchId || epoch !== first.epoch,
  );
  return waiting.slice(0, Math.min(end < 0 ? waiting.length : end, batchSize));
}

/** No answer, a server in trouble, or one that asks for patience: the same again later. */
const passes = (status: number): boolean => status === 0 || status === 429 || status >= 500;
/** The server does not know this browser as a table of the mat. */
export const isDenied = (status: number): boolean => status === 401 || status === 403;

/** Sends what waits, in order, one batch at a time, as often as it takes. */
export class Sender {
  readonly #owner: SenderOwner;
  readonly #world: SenderWorld;
  #busy = false;
  /** Woken while busy: look once more before going to sleep. */
  #again = false;
  #failures = 0;
  #cancelRetry: (() => void) | null = null;
  #stopped = false;

  constructor(owner: SenderOwner, world: SenderWorld) {
    this.#owner = owner;
    this.#world = world;
  }

  /** Something new waits, or there is reason to try again now. */
  wake(): void {
    this.#again = true;
    if (this.#busy || this.#stopped) return;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    void this.#run();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelRetry?.();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#again && !this.#stopped) {
      this.#again = false;
      if (await this.#step()) this.#again = true;
    }
    this.#busy = false;
  }

  /** One batch. True if the next may follow at once. */
  async #step(): Promise<boolean> {
    const batch = firstBatch(this.#owner.waiting());
    if (batch.length === 0) {
      this.#owner.linkIs('idle');
      return false;
    }
    if (this.#failures === 0) this.#owner.linkIs('sending');
    const answer = await this.#world.send(batch);
    if (answer.kind === 'ok') {
      this.#failures = 0;
      await this.#owner.answered(batch, answer.value);
      return true;
    }
    if (isDenied(answer.status) || passes(answer.status)) {
      this.#owner.linkIs(isDenied(answer.status) ? 'denied' : 'no-network');
      // What was pressed meanwhile waits with the rest.
      this.#again = false;
      this.#retryLater();
      return false;
    }
    this.#failures = 0;
    await this.#owner.refused(batch, answer.trouble);
    return true;
  }

  #retryLater(): void {
    const wait = retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 3_000;
    this.#failures += 1;
    this.#cancelRetry = this.#world.after(wait, () => this.wake());
  }
}
