import type { Follower, LiveClient } from './types.ts';

interface Held {
  readonly tournamentId: string;
  readonly topic: string;
  readonly follower: Follower;
  leave: () => void;
}

/** A client that can be exchanged for another one while topics are followed. */
export class SwitchableClient implements LiveClient {
  #client: LiveClient;
  readonly #held = new Set<Held>();

  constructor(client: LiveClient) {
    this.#client = client;
  }

  follow(tournamentId: string, topic: string, follower: Follower): () => void {
    const leave = this.#client.follow(tournamentId, topic, follower);
    const held: Held = { tournamentId, topic, follower, leave };
    this.#held.add(held);
    return () => {
      if (this.#held.delete(held)) held.leave();
    };
  }

  /** From now on everything, what is followed already too, goes over this one. */
  switchTo(client: LiveClient): void {
    if (client === this.#client) return;
    this.#client = client;
    for (const held of this.#held) {
      held.leave();
      held.leave = client.follow(held.tournamentId, held.topic, held.follower);
    }
  }
}
