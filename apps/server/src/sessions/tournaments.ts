import { createHash } from 'node:crypto';
import type { Envelope, TournamentStore } from '@threecount/eventlog';
import { Turns } from '../turns.ts';
import type { Command, Sender } from './commands.ts';
import type { Core } from './core.ts';
import { SerialQueue } from './queue.ts';
import { type Change, TournamentSession, type Work } from './session.ts';
import { CannotFollow, follow, type SetAside, setAside } from './set-aside.ts';

export interface TournamentsOptions {
  readonly store: TournamentStore;
  readonly core: Core;
  /** Epoch milliseconds. */
  now(): number;
  onChange(change: Change): void;
}

/** What a new tournament is made of. */
export interface NewTournament {
  readonly commandId: string;
  readonly name: string;
  /** ISO date, or null while it is open. */
  readonly date: string | null;
  readonly rulebook: string;
  /** As in `Command`. */
  readonly at?: number;
}

export type Created =
  | { readonly ok: true; readonly session: TournamentSession }
  | { readonly ok: false; readonly code: string; readonly message: string };

const nothingMore = (_tournamentId: string): Work => ({ commands: [], people: [] });

/**
 * The id comes from the command's id, so that the same command sent twice means the same tournament.
 * It stands in addresses that people type: short, without letters that look alike.
 */
function idFor(commandId: string): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const digest = createHash('sha256').update(commandId).digest();
  return [...digest.subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('');
}

/** All tournaments of the data folder, folded from their logs. */
export class Tournaments {
  readonly #options: TournamentsOptions;
  readonly #queue = new SerialQueue();
  #sessions: ReadonlyMap<string, TournamentSession> = new Map();
  #setAside: ReadonlyMap<string, SetAside> = new Map();

  constructor(options: TournamentsOptions) {
    this.#options = options;
  }

  /** Folds everything anew from the logs: at the start, and after a restore. */
  load(): Promise<void> {
    return this.#queue.run(() => this.#loadAll((session) => session.load()));
  }

  /**
   * Runs a task that puts other logs in the place of the present ones, while nobody adds to any; then folds all anew.
   * Commands that wait meanwhile are decided on what came.
   */
  replaced<T>(task: () => Promise<T>): Promise<T> {
    const exchange = async () => {
      const result = await task();
      await this.#loadAll((session) => session.reload());
      return result;
    };
    const held = this.all().reduce<() => Promise<T>>(
      (inner, session) => () => session.quiet(inner),
      exchange,
    );
    return this.#queue.run(held);
  }

  get(tournamentId: string): TournamentSession | null {
    return this.#sessions.get(tournamentId) ?? null;
  }

  /** In the order in which they came into the folder. */
  all(): readonly TournamentSession[] {
    return [...this.#sessions.values()];
  }

  /** Tournaments that are in the folder and cannot be followed; the others go on without them. */
  unreadable(): readonly SetAside[] {
    return [...this.#setAside.values()];
  }

  /** What a tournament holds before it is created. */
  get nothing(): Pick<TournamentSession, 'state' | 'people'> {
    return { state: this.#options.core.initial, people: new Map() };
  }

  /**
   * Makes a tournament. The same command again gives the one that it made.
   * @param more is stored with it, in one write
   */
  create(
    sender: Sender,
    { commandId, at, ...made }: NewTournament,
    more = nothingMore,
  ): Promise<Created> {
    return this.#queue.run(async () => {
      const tournamentId = idFor(commandId);
      const aside = this.#setAside.get(tournamentId);
      if (aside !== undefined) return { ok: false, code: 'unreadable', message: aside.reason };
      const session = this.get(tournamentId) ?? this.#session(tournamentId);
      const stream = { kind: 'tournament', id: tournamentId } as const;
      const action = { type: 'create-tournament', ...made } as const;
      const first: Command = { commandId, stream, action, ...(at === undefined ? {} : { at }) };
      const make = () => {
        const { commands, people } = more(tournamentId);
        return { commands: [first, ...commands], people };
      };
      const done = await session.work(sender, make, 'all');
      const no = done.find((one) => one.kind === 'refused');
      if (no !== undefined) return { ok: false, code: no.code, message: no.message };
      this.#sessions = new Map(this.#sessions).set(tournamentId, session);
      return { ok: true, session };
    });
  }

  /** Why a log that came from elsewhere cannot be folded; null where it can. */
  async foldingFault(envelopes: readonly Envelope[]): Promise<string | null> {
    const { core } = this.#options;
    const turns = new Turns();
    let state = core.initial;
    for (const envelope of envelopes) {
      if (turns.due) await turns.next();
      try {
        state = follow(core, state, envelope);
      } catch (error) {
        if (error instanceof CannotFollow) return error.message;
        throw error;
      }
    }
    return state.rulebook === null ? 'The log does not begin with a tournament.' : null;
  }

  async #loadAll(load: (session: TournamentSession) => Promise<void>): Promise<void> {
    const sessions = new Map<string, TournamentSession>();
    const aside = new Map<string, SetAside>();
    for (const tournamentId of await this.#options.store.tournaments()) {
      const session = this.get(tournamentId) ?? this.#session(tournamentId);
      try {
        await load(session);
        sessions.set(tournamentId, session);
      } catch (error) {
        aside.set(tournamentId, setAside(tournamentId, error));
      }
    }
    this.#sessions = sessions;
    this.#setAside = aside;
  }

  #session(tournamentId: string): TournamentSession {
    return new TournamentSession({ ...this.#options, tournamentId });
  }
}
