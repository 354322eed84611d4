import type { PersonRecord } from '@threecount/tournament';

/** The kinds of stream inside the one log of a tournament; each stream has its own version. */
export type StreamKind = 'tournament' | 'division' | 'match' | 'entry' | 'mat';

/** Names one stream of a log. */
export interface StreamRef {
  readonly kind: StreamKind;
  readonly id: string;
}

/** Who did it. `coach` has a team's link; `system` is the program itself (simulate, demo). */
export interface Actor {
  readonly role: 'organiser' | 'table' | 'coach' | 'system';
  /** The account, the table's mat, the coach's team (its entry), or the command. */
  readonly id: string;
}

/** Plain JSON, as it is stored. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A domain action or event: a type, and what it needs. */
export interface Typed {
  readonly type: string;
}

/** What is offered to the log: an accepted action with the events derived from it. */
export interface NewEnvelope<A extends Typed = Typed, E extends Typed = Typed> {
  readonly stream: StreamRef;
  /** The stream's version before this envelope: 0 for a new stream. */
  readonly expectedVersion: number;
  /** Given by the sender, unique in the tournament: the same id again is answered with what was stored. */
  readonly commandId: string;
  /** Instant of the act (ISO, UTC), by the sender's clock corrected to the server's. */
  readonly actedAt: string;
  readonly actor: Actor;
  /** The device that sent it: a random name kept by the browser, or `cli`. */
  readonly device: string;
  readonly action: A;
  readonly events: readonly E[];
}

/** What stands in the log. */
export interface Envelope<A extends Typed = Typed, E extends Typed = Typed>
  extends Omit<NewEnvelope<A, E>, 'expectedVersion'> {
  /** Version of the envelope's own form. */
  readonly form: 1;
  readonly tournamentId: string;
  /** Gap-free from 1 in its tournament, given out by the log. */
  readonly position: number;
  /** The stream's version after this envelope: 1 for the first. */
  readonly version: number;
  /** Instant at which it was on disk, ISO UTC. */
  readonly recordedAt: string;
}

/** How an append went. Nothing of a batch is stored unless all of it is. */
export type AppendResult =
  | { readonly kind: 'appended'; readonly envelopes: readonly Envelope[] }
  /** Every command id of the batch was stored before: the same envelopes again, nothing new. */
  | { readonly kind: 'repeated'; readonly envelopes: readonly Envelope[] }
  | {
      readonly kind: 'conflict';
      readonly stream: StreamRef;
      readonly expected: number;
      readonly actual: number;
      /**
       * Set where the batch mixes new commands with this one, which was stored before. Versions may agree then;
       * the sender has to leave out what is stored.
       */
      readonly storedCommandId?: string;
    };

/**
 * The one log of each tournament. Append-only: there is no update and no delete.
 * `append` resolves only when the batch is on disk.
 */
export interface EventLog {
  append(tournamentId: string, batch: readonly NewEnvelope[]): Promise<AppendResult>;
  /** Envelopes with a position above `after`, in order. */
  read(tournamentId: string, after: number, limit?: number): Promise<readonly Envelope[]>;
  /** The last position, 0 for an unknown tournament. */
  head(tournamentId: string): Promise<number>;
  tournaments(): Promise<readonly string[]>;
}

/** The people of each tournament, beside its log; versions only ever grow. */
export interface PersonStore {
  /**
   * Stores versions of people, all or none. A version already stored with the same content changes nothing;
   * one that is not above the newest, or revives an erased person, throws `PersonVersionError`.
   */
  put(tournamentId: string, people: readonly PersonRecord[]): Promise<void>;
  /** The newest version of each person, in order of first storage. */
  all(tournamentId: string): Promise<readonly PersonRecord[]>;
  /**
   * Writes an erased version and blanks every older one. False where there is no such person;
   * true, and no change, for one erased before.
   */
  erasePerson(tournamentId: string, personId: string): Promise<boolean>;
}

/**
 * Log and people written in one transaction, so that an import is whole or not at all.
 * `people` are stored only if the batch is appended.
 */
export interface TournamentStore extends EventLog, PersonStore {
  appendWithPeople(
    tournamentId: string,
    batch: readonly NewEnvelope[],
    people: readonly PersonRecord[],
  ): Promise<AppendResult>;
}
