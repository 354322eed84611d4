import type { ServerResponse } from 'node:http';
import { Follower, type Following } from './follower.ts';

/** Gives the snapshot of a topic as JSON text; null where the topic has none (any more). */
export type SnapshotOf = (topic: string) => string | null;

interface Held {
  readonly frame: string;
  readonly json: string;
  /** The JSON without its clocks. */
  readonly still: string;
  /** When it was worked out, milliseconds of the process. */
  readonly at: number;
}

/** How long a snapshot serves those who join, unless something changes: a crowd comes at once. */
const freshMs = 1_000;

/** Clocks apart: followers carry them on by themselves from the moment they were read. */
const withoutClocks = (json: string): string => json.replace(/"clock":\{[^{}]*\}/g, '');

const heldOf = (topic: string, json: string): Held => {
  const frame = `data: {"topic":${JSON.stringify(topic)},"snapshot":${json}}\n\n`;
  return { frame, json, still: withoutClocks(json), at: performance.now() };
};

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
      const frame = this.#forJoining(topic);
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

  /** Works topics out again whose content depends on the time; that only clocks went on is no change. */
  timePassed(topics: Iterable<string>): void {
    for (const topic of topics) this.#refresh(topic, 'still');
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

  /** The frame for somebody who joins. Others get it too if more than a clock has changed. */
  #forJoining(topic: string): string | null {
    const held = this.#newest.get(topic);
    const waits = this.#dirty.has(topic) || this.#urgent.has(topic);
    if (held !== undefined && !waits && performance.now() - held.at < freshMs) return held.frame;
    this.#refresh(topic, 'still');
    return this.#newest.get(topic)?.frame ?? null;
  }

  /** Works a topic out, and sends it to those who follow it if it differs in what is looked at. */
  #refresh(topic: string, by: 'json' | 'still' = 'json'): void {
    const before = this.#newest.get(topic);
    const json = this.#snapshotOf(topic);
    if (json === null) return;
    const now = heldOf(topic, json);
    this.#newest.set(topic, now);
    if (now[by] === before?.[by]) return;
    for (const follower of this.#followers) {
      if (follower.topics.has(topic)) follower.send(topic, now.frame);
    }
  }

  #close(follower: Follower): void {
    this.#followers.delete(follower);
    const left = this.followed();
    for (const topic of this.#newest.keys()) if (!left.has(topic)) this.#newest.delete(topic);
  }
}
