import type { Connection, Follower, LiveWorld, Stream } from './types.ts';

/** Topics asked for within this time share one opening of the stream. */
const gatherMs = 30;
/** Silence after which the server is asked whether it is there: a lost wireless link ends no stream by itself. */
const silenceMs = 5_000;
const pingMs = 3_500;
const retryMs = [500, 1_000, 2_000, 3_000] as const;

interface Topic {
  readonly followers: Set<Follower>;
  /** The newest snapshot; undefined until one came. */
  snapshot: unknown;
}

/** One stream of server-sent events for one tournament, with all topics that are followed there. */
export class Channel {
  readonly #world: LiveWorld;
  readonly #tournamentId: string;
  readonly #topics = new Map<string, Topic>();
  #stream: Stream | null = null;
  #state: Connection = 'connecting';
  #failures = 0;
  #cancelOpening: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;

  constructor(world: LiveWorld, tournamentId: string) {
    this.#world = world;
    this.#tournamentId = tournamentId;
  }

  get isIdle(): boolean {
    return this.#topics.size === 0;
  }

  add(name: string, follower: Follower): () => void {
    const known = this.#topics.get(name);
    const topic: Topic = known ?? { followers: new Set(), snapshot: undefined };
    topic.followers.add(follower);
    follower.onConnection(this.#state);
    if (topic.snapshot !== undefined) follower.onSnapshot(topic.snapshot);
    if (!known) {
      this.#topics.set(name, topic);
      this.#openAfter(gatherMs);
    }
    return () => this.#remove(name, follower);
  }

  #remove(name: string, follower: Follower): void {
    const topic = this.#topics.get(name);
    if (!topic?.followers.delete(follower) || topic.followers.size > 0) return;
    this.#topics.delete(name);
    // A stream with a topic too many does no harm; only the last one out closes it.
    if (this.isIdle) this.#close();
  }

  #openAfter(ms: number): void {
    this.#cancelOpening?.();
    this.#cancelOpening = this.#world.after(ms, () => {
      this.#cancelOpening = null;
      this.#open();
    });
  }

  #open(): void {
    this.#stream?.close();
    const topics = [...this.#topics.keys()].map(encodeURIComponent).join(',');
    const url = `/api/tournaments/${encodeURIComponent(this.#tournamentId)}/live?topics=${topics}`;
    const stream: Stream = this.#world.open(url, {
      onAlive: () => this.#stream === stream && this.#alive(),
      onMessage: (data) => this.#stream === stream && this.#message(data),
      onBroken: (final) => this.#stream === stream && this.#broken(final),
    });
    this.#stream = stream;
    this.#watch();
  }

  #close(): void {
    this.#cancelOpening?.();
    this.#cancelWatch?.();
    this.#stream?.close();
    this.#stream = null;
  }

  #alive(): void {
    this.#failures = 0;
    this.#tell('connected');
    this.#watch();
  }

  #message(data: string): void {
    this.#alive();
    const { topic: name, snapshot } = JSON.parse(data) as { topic: string; snapshot: unknown };
    const topic = this.#topics.get(name);
    if (!topic) return;
    topic.snapshot = snapshot;
    for (const follower of topic.followers) follower.onSnapshot(snapshot);
  }

  #broken(final: boolean): void {
    this.#tell('reconnecting');
    if (!final) return;
    this.#retry();
  }

  #retry(): void {
    this.#stream?.close();
    this.#stream = null;
    const wait = retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 3_000;
    this.#failures += 1;
    this.#openAfter(wait);
  }

  #watch(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.#world.after(silenceMs, () => {
      void this.#check();
    });
  }

  /** After a silence: a server that answers is enough for an open stream; one that does not means a new stream. */
  async #check(): Promise<void> {
    const stream = this.#stream;
    const answers = await this.#world.ping(pingMs);
    if (this.isIdle || this.#stream !== stream || stream === null) return;
    if (!answers) {
      this.#tell('reconnecting');
      this.#watch();
    } else if (this.#state === 'connected') {
      this.#watch();
    } else {
      // The server is back, but this stream may hang on a link that is gone.
      this.#retry();
    }
  }

  #tell(state: Connection): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const topic of this.#topics.values()) {
      for (const follower of topic.followers) follower.onConnection(state);
    }
  }
}
