import { createHash } from 'node:crypto';
import type { Envelope, TournamentStore } from '@threecount/eventlog';
import { Turns } from '../turns.ts';
import type { Command, Sender } from './commands.ts';
import type { Core } from './core.ts';
import { SerialQueue } from './queue.ts';
import { type Change, TournamentSession, type Work } from './session.ts';

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

  constructor(options: TournamentsOptions) {
    this.#options = options;
  }

  /** Folds everything anew from the logs: at the start, and after a restore. */
  load(): Promise<void> {
    return this.#queue.run(async () => {
      const sessions = new Map<string, TournamentSession>();
      for (const tournamentId of await this.#options.store.tournaments()) {
        const session = this.get(tournamentId) ?? this.#session(tournamentId);
        await session.load();
        sessions.set(tournamentId, session);
      }
      this.#sessions = sessions;
    });
  }

  /**
   * Runs a task that puts other logs in the place of the present ones, while nobody adds to any; then folds all anew.
   * Commands that wait meanwhile are decided on what came.
   */
  replaced<T>(task: () => Promise<T>): Promise<T> {
    const sessions = new Map<string, TournamentSession>();
    const exchange = async () => {
      const result = await task();
      for (const tournamentId of await this.#options.store.tournaments()) {
        const session = this.get(tournamentId) ?? this.#session(tournamentId);
        await session.reload();
        sessions.set(tournamentId, session);
      }
      this.#sessions = sessions;
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
        state = core.evolve(state, envelope);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return `The log cannot be followed at position ${envelope.position}: ${reason}.`;
      }
    }
    return state.rulebook === null ? 'The log does not begin with a tournament.' : null;
  }

  #session(tournamentId: string): TournamentSession {
    return new TournamentSession({ ...this.#options, tournamentId });
  }
}
