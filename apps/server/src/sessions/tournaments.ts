import { createHash } from 'node:crypto';
import type { TournamentStore } from '@threecount/eventlog';
import type { Sender } from './commands.ts';
import type { Core } from './core.ts';
import { SerialQueue } from './queue.ts';
import { type Change, TournamentSession } from './session.ts';

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
}

export type Created =
  | { readonly ok: true; readonly session: TournamentSession }
  | { readonly ok: false; readonly code: string; readonly message: string };

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
        const session = this.#session(tournamentId);
        await session.load();
        sessions.set(tournamentId, session);
      }
      this.#sessions = sessions;
    });
  }

  get(tournamentId: string): TournamentSession | null {
    return this.#sessions.get(tournamentId) ?? null;
  }

  /** In the order in which they came into the folder. */
  all(): readonly TournamentSession[] {
    return [...this.#sessions.values()];
  }

  /** Makes a tournament. The same command again gives the one that it made. */
  create(sender: Sender, { commandId, ...made }: NewTournament): Promise<Created> {
    return this.#queue.run(async () => {
      const tournamentId = idFor(commandId);
      const session = this.get(tournamentId) ?? this.#session(tournamentId);
      const stream = { kind: 'tournament', id: tournamentId } as const;
      const action = { type: 'create-tournament', ...made } as const;
      const [done] = await session.submit(sender, [{ commandId, stream, action }]);
      if (done?.kind === 'refused') return { ok: false, code: done.code, message: done.message };
      this.#sessions = new Map(this.#sessions).set(tournamentId, session);
      return { ok: true, session };
    });
  }

  /** Runs a task while no tournament is changed: a backup that must be of one moment, a restore. */
  quiet<T>(task: () => Promise<T>): Promise<T> {
    const held = this.all().reduce<() => Promise<T>>(
      (inner, session) => () => session.quiet(inner),
      task,
    );
    return this.#queue.run(held);
  }

  #session(tournamentId: string): TournamentSession {
    return new TournamentSession({ ...this.#options, tournamentId });
  }
}
