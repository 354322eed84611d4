import type { ServerResponse } from 'node:http';
import { Follower, type Following } from './follower.ts';

/** Gives the snapshot of a topic as JSON text; null where the topic has none (any more). */
export type SnapshotOf = (topic: string) => string | null;

interface Held {
  frame: string;
  json: string;
}

/**
 * Everybody who follows one tournament. Changes are gathered: a topic is worked out once for all
 * its followers, at most once a gathering time, and sent only if it differs from what they have.
 */
export class Channel {
  readonly #followers = new Set<Follower>();
  readonly #newest = new Map<string, Held>();
  readonly #dirty = new Set<string>();
  readonly #snapshotOf: SnapshotOf;
  readonly #gatherMs: number;
  #timer: NodeJS.Timeout | null = null;
  #soon: NodeJS.Immediate | null = null;
  readonly #urgent = new Set<string>();

  constructor(snapshotOf: SnapshotOf, gatherMs: number) {
    this.#snapshotOf = snapshotOf;
    this.#gatherMs = gatherMs;
  }

  get size(): number {
    return this.#followers.size;
  }

  /** Sends the snapshots of the topics at once, and every change from now on. */
  open(socket: ServerResponse, following: Following): Follower {
    const follower = new Follower(
      socket,
      following,
      (topic) => this.#newest.get(topic)?.frame ?? null,
    );
    for (const topic of follower.topics) {
      // A change may wait to be gathered: everybody gets it now, so that all have the same.
      const frame = this.#refresh(topic);
      if (frame !== null) follower.send(topic, frame);
    }
    this.#followers.add(follower);
    socket.on('close', () => this.#close(follower));
    return follower;
  }

  /** Says that these topics may have changed. `urgent` ones leave at once. */
  changed(topics: Iterable<string>, urgent: ReadonlySet<string>): void {
    for (const topic of topics) (urgent.has(topic) ? this.#urgent : this.#dirty).add(topic);
    if (this.#urgent.size > 0) this.#soon ??= setImmediate(() => this.#flushUrgent());
    if (this.#dirty.size > 0) this.#timer ??= setTimeout(() => this.#flushAll(), this.#gatherMs);
  }

  /** Topics that somebody follows now. */
  followed(): ReadonlySet<string> {
    return new Set([...this.#followers].flatMap((follower) => [...follower.topics]));
  }

  beat(): void {
    for (const follower of this.#followers) follower.beat();
  }

  /** Ends the streams of which `which` is true. */
  drop(which: (follower: Follower) => boolean): void {
    for (const follower of this.#followers) if (which(follower)) follower.end();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#soon !== null) clearImmediate(this.#soon);
    this.#timer = null;
    this.#soon = null;
    this.drop(() => true);
  }

  #flushUrgent(): void {
    this.#soon = null;
    const topics = [...this.#urgent];
    this.#urgent.clear();
    for (const topic of topics) this.#refresh(topic);
  }

  #flushAll(): void {
    this.#timer = null;
    const topics = [...this.#dirty];
    this.#dirty.clear();
    for (const topic of topics) this.#refresh(topic);
  }

  /** Works a topic out and sends it to those who follow it if it changed. Returns its frame. */
  #refresh(topic: string): string | null {
    const held = this.#newest.get(topic);
    const json = this.#snapshotOf(topic);
    if (json === null || json === held?.json) return held?.frame ?? null;
    const frame = `data: {"topic":${JSON.stringify(topic)},"snapshot":${json}}\n\n`;
    this.#newest.set(topic, { frame, json });
    for (const follower of this.#followers) {
      if (follower.topics.has(topic)) follower.send(topic, frame);
    }
    return frame;
  }

  #close(follower: Follower): void {
    this.#followers.delete(follower);
    const left = this.followed();
    for (const topic of this.#newest.keys()) if (!left.has(topic)) this.#newest.delete(topic);
  }
}
