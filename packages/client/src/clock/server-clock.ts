/** What the estimate needs from outside; tests give their own. */
export interface ClockWorld {
  /** A local clock in milliseconds that does not jump. */
  ticks(): number;
  /** Asks the server for its clock: epoch milliseconds. Rejects when it does not answer. */
  ask(): Promise<number>;
}

interface Sample {
  readonly at: number;
  /** Server clock minus local ticks. */
  readonly offset: number;
  /** Half of the way there and back: the offset is wrong by this much at most. */
  readonly error: number;
}

/** Local clocks drift apart by some tens of milliseconds in this time; older samples no longer count. */
const keepMs = 10 * 60_000;
const keepSamples = 12;

/**
 * An estimate of the server's clock: of the last samples the one with the quickest answer counts, since it bounds the
 * error best. It goes on by the local clock while the server is away.
 */
export class ServerClock {
  readonly #world: ClockWorld;
  #samples: readonly Sample[] = [];
  #best: Sample | null = null;

  constructor(world: ClockWorld) {
    this.#world = world;
  }

  /** False until the server answered once; `now` is of no use before. */
  get isSet(): boolean {
    return this.#best !== null;
  }

  /** The estimate is wrong by this many milliseconds at most; null until the first answer. */
  get error(): number | null {
    return this.#best?.error ?? null;
  }

  /** The server's clock now, epoch milliseconds. */
  now(): number {
    return this.#world.ticks() + (this.#best?.offset ?? 0);
  }

  /** Asks once. False where no answer came; the estimate stays then. */
  async sample(): Promise<boolean> {
    const sent = this.#world.ticks();
    let time: number;
    try {
      time = await this.#world.ask();
    } catch {
      return false;
    }
    const heard = this.#world.ticks();
    const error = (heard - sent) / 2;
    const sample = { at: heard, offset: time - (sent + error), error };
    const fresh = this.#samples.filter(({ at }) => heard - at <= keepMs);
    this.#samples = [...fresh, sample].slice(-keepSamples);
    this.#best = this.#samples.reduce((best, one) => (one.error <= best.error ? one : best));
    return true;
  }

  /** Forgets what was measured: the local clock was found to have stood still or jumped. */
  forget(): void {
    this.#samples = [];
  }
}
