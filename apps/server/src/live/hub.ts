import type { ServerResponse } from 'node:http';
import type { StreamRef } from '@threecount/eventlog';
import { affects } from './affects.ts';
import { Channel } from './channel.ts';
import type { Follower, Following } from './follower.ts';

export interface HubOptions {
  /** JSON of the present snapshot of a topic; null where there is none. */
  snapshot(tournamentId: string, topic: string): string | null;
  /** How long changes are gathered, milliseconds. */
  readonly gatherMs?: number;
  readonly beatMs?: number;
  /** How often topics that depend on the time alone (rests, expected starts, closing orders) are worked out again. */
  readonly refreshMs?: number;
}

const timed = new Set(['mats', 'table', 'scoreboard', 'teams']);
const kindOf = (topic: string): string => topic.split(':', 1)[0] ?? topic;

/** All live streams of the server. */
export class LiveHub {
  readonly #channels = new Map<string, Channel>();
  readonly #options: HubOptions;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(options: HubOptions) {
    this.#options = options;
    this.#timers = [
      setInterval(() => this.#beat(), options.beatMs ?? 4_000).unref(),
      setInterval(() => this.#refresh(), options.refreshMs ?? 5_000).unref(),
    ];
  }

  /** Opens a stream on a raw response whose head is written. */
  open(tournamentId: string, socket: ServerResponse, following: Following): Follower {
    const follower = this.#channel(tournamentId).open(socket, following);
    socket.on('close', () => this.#forget(tournamentId));
    return follower;
  }

  /**
   * Says that envelopes of these streams were added to a tournament's log.
   * @param moved divisions whose planned times may be others by it
   */
  changed(
    tournamentId: string,
    streams: readonly StreamRef[],
    matIds: ReadonlySet<string>,
    moved: readonly string[] = [],
  ): void {
    const channel = this.#channels.get(tournamentId);
    if (channel === undefined) return;
    const { topics, urgent } = affects(streams, matIds, moved, channel.followed());
    channel.changed(topics, urgent);
  }

  /** Everything may have changed: after a restore. */
  changedEverywhere(): void {
    for (const channel of this.#channels.values()) channel.changed(channel.followed(), new Set());
  }

  /** Ends the streams that follow a topic, save the organiser's own: a table's link was withdrawn. */
  drop(tournamentId: string, topic: string): void {
    this.#channels
      .get(tournamentId)
      ?.drop((follower) => follower.topics.has(topic) && !follower.trusted);
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const channel of this.#channels.values()) channel.stop();
    this.#channels.clear();
  }

  #channel(tournamentId: string): Channel {
    const there = this.#channels.get(tournamentId);
    if (there !== undefined) return there;
    const snapshot = (topic: string) => this.#options.snapshot(tournamentId, topic);
    const made = new Channel(snapshot, this.#options.gatherMs ?? 100);
    this.#channels.set(tournamentId, made);
    return made;
  }

  #forget(tournamentId: string): void {
    const channel = this.#channels.get(tournamentId);
    if (channel?.size === 0) {
      channel.stop();
      this.#channels.delete(tournamentId);
    }
  }

  #beat(): void {
    for (const channel of this.#channels.values()) channel.beat();
  }

  #refresh(): void {
    for (const channel of this.#channels.values()) {
      const due = [...channel.followed()].filter((topic) => timed.has(kindOf(topic)));
      channel.timePassed(due);
    }
  }
}
