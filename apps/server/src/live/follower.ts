import type { ServerResponse } from 'node:http';

/** Bytes that may wait in a reader's socket before frames are skipped. */
const full = 64 * 1024;

/** What a stream is opened for. */
export interface Following {
  readonly topics: readonly string[];
  readonly trusted: boolean;
}

/**
 * One open stream. Frames are whole snapshots, so a slow reader loses nothing by skipping: when its
 * socket has drained it gets the newest frame of each topic that it missed.
 */
export class Follower {
  readonly topics: ReadonlySet<string>;
  /** True where it stays although a table's link is withdrawn: the organiser's own. */
  readonly trusted: boolean;
  readonly #socket: ServerResponse;
  readonly #missed = new Set<string>();
  readonly #newest: (topic: string) => string | null;

  /** @param newest gives the newest frame of a topic, for a reader that missed some */
  constructor(
    socket: ServerResponse,
    { topics, trusted }: Following,
    newest: (topic: string) => string | null,
  ) {
    this.topics = new Set(topics);
    this.trusted = trusted;
    this.#socket = socket;
    this.#newest = newest;
    socket.on('drain', () => this.#catchUp());
  }

  /** How many topics wait for the socket to drain. */
  get behind(): number {
    return this.#missed.size;
  }

  send(topic: string, frame: string): void {
    if (this.#socket.writableLength > full) this.#missed.add(topic);
    else this.#socket.write(frame);
  }

  /** A sign of life that pages can hear, so that neither side takes the silence for an end. */
  beat(): void {
    if (this.#socket.writableLength === 0) this.#socket.write('event: beat\ndata: 0\n\n');
  }

  end(): void {
    this.#socket.end();
  }

  #catchUp(): void {
    const topics = [...this.#missed];
    this.#missed.clear();
    for (const topic of topics) {
      const frame = this.#newest(topic);
      if (frame !== null) this.send(topic, frame);
    }
  }
}
