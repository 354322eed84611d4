/** What can sound at a time that is still to come, however seldom the page itself may act until then. */
export interface Sounder {
  /** Sounds after so many milliseconds; the answer takes it back. */
  soundAfter(ms: number): () => void;
}

/** Who comes a little late hears it all the same; after that the end is long past, and the sound over. */
const lateMs = 1_500;
/** A corrected estimate of the server's clock that nobody hears. */
const sameMs = 20;

/**
 * The sound at the end of a period. It is given over to the sounder when the clock starts, so that a page which is hidden,
 * and may act once a minute, still sounds at the true end.
 */
export class Horn {
  readonly #sounder: Sounder;
  #planned: { readonly end: number; readonly takeBack: () => void } | null = null;

  constructor(sounder: Sounder) {
    this.#sounder = sounder;
  }

  /**
   * @param end when it is to sound (epoch milliseconds); null: not at all. One that sounds now is let be.
   * @param now the same clock
   */
  plan(end: number | null, now: number): void {
    const before = this.#planned;
    if (before !== null) {
      const passed = now - before.end;
      const sounds = passed >= 0 && passed <= lateMs;
      const again = end !== null && Math.abs(end - before.end) <= (passed < 0 ? sameMs : lateMs);
      if (sounds || again) return;
      before.takeBack();
    }
    this.#planned = null;
    if (end === null || end < now - lateMs) return;
    this.#planned = { end, takeBack: this.#sounder.soundAfter(Math.max(0, end - now)) };
  }

  /** The device may have slept, and its sound with it: what is to come is set again. */
  wake(now: number): void {
    const end = this.#planned?.end ?? null;
    this.plan(null, now);
    this.plan(end, now);
  }
}
