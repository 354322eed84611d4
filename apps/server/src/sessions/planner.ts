import { type NewEnvelope, type StreamRef, streamKey } from '@threecount/eventlog';
import type { TournamentState } from '@threecount/tournament';
import type { Command, Done, Sender } from './commands.ts';
import { type Core, type Decided, instantText } from './core.ts';

/** Where a command was stored. */
export interface Stored {
  readonly position: number;
  /** Version of its stream after it. */
  readonly version: number;
}

/** What is known of a log without reading it. */
export interface LogIndex {
  /** Version by stream key; a stream that is absent is new. */
  readonly versions: ReadonlyMap<string, number>;
  readonly commands: ReadonlyMap<string, Stored>;
}

/** What a batch of commands comes to, before it is stored. */
export interface Plan {
  readonly batch: readonly NewEnvelope[];
  /** One for each command, in their order. */
  readonly done: readonly Done[];
  /** The state once the batch is stored. */
  readonly state: TournamentState;
}

const changedMeanwhile: Decided = {
  ok: false,
  refusal: {
    code: 'changed-meanwhile',
    message: 'Somebody else changed this meanwhile. Look at it again, then decide.',
  },
};

/** Decides commands one after another, each on what the ones before it made. Stores nothing. */
export class Planner {
  readonly #core: Core;
  readonly #index: LogIndex;
  readonly #sender: Sender;
  readonly #now: number;
  readonly #versions = new Map<string, number>();
  readonly #commands = new Map<string, Stored>();
  readonly #batch: NewEnvelope[] = [];
  readonly #done: Done[] = [];
  #state: TournamentState;

  constructor(core: Core, state: TournamentState, index: LogIndex, sender: Sender, now: number) {
    this.#core = core;
    this.#state = state;
    this.#index = index;
    this.#sender = sender;
    this.#now = now;
  }

  get plan(): Plan {
    return { batch: this.#batch, done: this.#done, state: this.#state };
  }

  add(command: Command): void {
    const { commandId } = command;
    const stored = this.#commands.get(commandId) ?? this.#index.commands.get(commandId);
    if (stored !== undefined) {
      this.#done.push({ kind: 'accepted', commandId, repeated: true, ...stored });
      return;
    }
    const version = this.#version(command.stream);
    const stale = command.expectedVersion !== undefined && command.expectedVersion !== version;
    const decided = stale
      ? changedMeanwhile
      : this.#core.decide(this.#state, command, this.#now, this.#device);
    if (decided.ok) this.#accept(command, version, decided);
    else this.#done.push({ kind: 'refused', commandId, ...decided.refusal });
  }

  #accept(
    { commandId, stream }: Command,
    version: number,
    { action, events, at }: Extract<Decided, { ok: true }>,
  ): void {
    const position = this.#state.position + 1;
    const actedAt = instantText(at);
    const { actor, device } = this.#sender;
    this.#batch.push({
      stream,
      expectedVersion: version,
      commandId,
      actedAt,
      actor,
      device,
      action,
      events,
    });
    this.#state = this.#core.evolve(this.#state, { position, stream, actedAt, events });
    const stored = { position, version: version + 1 };
    this.#versions.set(streamKey(stream), stored.version);
    this.#commands.set(commandId, stored);
    this.#done.push({ kind: 'accepted', commandId, repeated: false, ...stored });
  }

  get #device(): string | undefined {
    const { actor, device } = this.#sender;
    return actor.role === 'system' ? undefined : device;
  }

  #version(stream: StreamRef): number {
    const key = streamKey(stream);
    return this.#versions.get(key) ?? this.#index.versions.get(key) ?? 0;
  }
}
