import { Channel } from './channel.ts';
import type { Follower, LiveClient, LiveWorld } from './types.ts';

/** Topics that need a right of their own do not share a stream with those that everybody may follow. */
const isGuarded = (topic: string): boolean => topic.startsWith('table:');

/**
 * All that one browser follows, over as few streams as possible: one for each tournament, and one more where a table
 * is followed. A topic that two pages follow is fetched once, and its last snapshot is kept for the next follower.
 */
export class LiveHub implements LiveClient {
  readonly #world: LiveWorld;
  readonly #channels = new Map<string, Channel>();

  constructor(world: LiveWorld) {
    this.#world = world;
  }

  follow(tournamentId: string, topic: string, follower: Follower): () => void {
    const key = `${isGuarded(topic) ? 'guarded' : 'open'} ${tournamentId}`;
    const channel = this.#channels.get(key) ?? new Channel(this.#world, tournamentId);
    this.#channels.set(key, channel);
    const leave = channel.add(topic, follower);
    return () => {
      leave();
      if (channel.isIdle) this.#channels.delete(key);
    };
  }
}
