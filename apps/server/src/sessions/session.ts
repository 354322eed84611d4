import {
  type AppendResult,
  type Envelope,
  streamKey,
  type TournamentStore,
} from '@threecount/eventlog';
import {
  divisionIdOf,
  type MatchRecord,
  type PersonRecord,
  type TournamentState,
} from '@threecount/tournament';
import { Turns } from '../turns.ts';
import type { Batching, Command, Done, Sender } from './commands.ts';
import type { Core } from './core.ts';
import { pagesOf } from './pages-of.ts';
import { type Plan, Planner, type Stored } from './planner.ts';
import { SerialQueue } from './queue.ts';
import { follow } from './set-aside.ts';

/** What happened by one append: for live streams and backups. */
export interface Change {
  readonly tournamentId: string;
  readonly envelopes: readonly Envelope[];
  /** The mat that has, or had last, a match; null where none did. */
  matOfMatch(matchId: string): string | null;
  /** The divisions of a mat: where its day moves, so do their planned times. */
  divisionsOn(matId: string): readonly string[];
}

export interface SessionOptions {
  readonly tournamentId: string;
  readonly store: TournamentStore;
  readonly core: Core;
  now(): number;
  onChange(change: Change): void;
}

/** What is to be done in one write. */
export interface Work {
  readonly commands: readonly Command[];
  readonly people: readonly PersonRecord[];
}

interface Index {
  readonly versions: Map<string, number>;
  readonly commands: Map<string, Stored>;
}

/**
 * One tournament as the server holds it: the state folded from its log, and the only way to add to
 * that log. Commands are taken one batch after another: decided, stored (on disk), then folded in.
 */
export class TournamentSession {
  readonly tournamentId: string;
  readonly #options: SessionOptions;
  readonly #queue = new SerialQueue();
  #state: TournamentState;
  #people: ReadonlyMap<string, PersonRecord> = new Map();
  #index: Index = { versions: new Map(), commands: new Map() };
  #loads = 0;

  constructor(options: SessionOptions) {
    this.tournamentId = options.tournamentId;
    this.#options = options;
    this.#state = options.core.initial;
  }

  /** Never changed in place: a later state is another value. */
  get state(): TournamentState {
    return this.#state;
  }

  get people(): ReadonlyMap<string, PersonRecord> {
    return this.#people;
  }

  /** The record of a match that a table or a sheet has touched, or null. */
  match(matchId: string): MatchRecord | null {
    return this.#state.divisions.get(divisionIdOf(matchId))?.matches.get(matchId) ?? null;
  }

  /** How often the log was folded from its beginning: after a restore it may be another log. */
  get loads(): number {
    return this.#loads;
  }

  /** Folds the log from its beginning. What was held before is forgotten. */
  load(): Promise<void> {
    return this.#queue.run(() => this.#load());
  }

  /** What was stored under a command id, or null. */
  stored(commandId: string): Stored | null {
    return this.#index.commands.get(commandId) ?? null;
  }

  /**
   * Decides the commands in order, each on what the ones before it made, and stores the accepted
   * ones in one write. Resolves when that is on disk.
   */
  submit(
    sender: Sender,
    commands: readonly Command[],
    batching: Batching = 'each',
  ): Promise<readonly Done[]> {
    return this.work(sender, () => ({ commands, people: [] }), batching);
  }

  /**
   * Like `submit` where what is to be done must be worked out from the state at its turn (an import,
   * a draw). `people` are stored in the same write, or not at all. Others have their turns while it is worked out, but
   * nothing is added to this log.
   */
  work(
    sender: Sender,
    make: (state: TournamentState) => Work | Promise<Work>,
    batching: Batching,
  ): Promise<readonly Done[]> {
    return this.#queue.run(async () => {
      const { commands, people } = await make(this.#state);
      const plan = await this.#plan(sender, commands);
      if (batching === 'all' && plan.done.some(isRefused)) return plan.done.filter(isRefused);
      if (plan.batch.length > 0) await this.#store(plan, people);
      return plan.done;
    });
  }

  /** Like `load`, inside `quiet`. */
  reload(): Promise<void> {
    return this.#load();
  }

  /** Runs a task while nothing is added to the log. */
  quiet<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  async #plan(sender: Sender, commands: readonly Command[]): Promise<Plan> {
    const { core, now } = this.#options;
    const planner = new Planner(core, this.#state, this.#index, sender, now());
    const turns = new Turns();
    for (const command of commands) {
      planner.add(command);
      if (turns.due) await turns.next();
    }
    return planner.plan;
  }

  async #store({ batch, state }: Plan, people: readonly PersonRecord[]): Promise<void> {
    const { store, onChange } = this.#options;
    const result =
      people.length > 0
        ? await store.appendWithPeople(this.tournamentId, batch, people)
        : await store.append(this.tournamentId, batch);
    const envelopes = await this.#appended(result);
    this.#addPeople(people);
    note(this.#index, envelopes);
    this.#state = state;
    const matOfMatch = (matchId: string) => this.match(matchId)?.matId ?? null;
    const divisionsOn = (matId: string) => this.#state.mats.get(matId)?.divisions ?? [];
    onChange({ tournamentId: this.tournamentId, envelopes, matOfMatch, divisionsOn });
  }

  /** Nobody else writes to this log, so that a conflict means that our picture of it is wrong. */
  async #appended(result: AppendResult): Promise<readonly Envelope[]> {
    if (result.kind === 'appended') return result.envelopes;
    await this.#load();
    throw new Error(`The log of ${this.tournamentId} is not as it was folded: ${result.kind}.`);
  }

  /** What is held stays whole for readers until the new is complete. */
  async #load(): Promise<void> {
    const { core, store } = this.#options;
    const people = await store.all(this.tournamentId);
    let state = core.initial;
    const index: Index = { versions: new Map(), commands: new Map() };
    for await (const envelopes of pagesOf(store, this.tournamentId)) {
      note(index, envelopes);
      for (const envelope of envelopes) state = follow(core, state, envelope);
    }
    this.#loads += 1;
    this.#state = state;
    this.#index = index;
    this.#people = new Map(people.map((person) => [person.personId, person]));
  }

  #addPeople(people: readonly PersonRecord[]): void {
    if (people.length === 0) return;
    const all = new Map(this.#people);
    for (const person of people) all.set(person.personId, person);
    this.#people = all;
  }
}

const isRefused = (done: Done): boolean => done.kind === 'refused';

function note({ versions, commands }: Index, envelopes: readonly Envelope[]): void {
  for (const { stream, position, version, commandId } of envelopes) {
    versions.set(streamKey(stream), version);
    commands.set(commandId, { position, version });
  }
}
