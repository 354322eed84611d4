/** `connecting` only before the first contact. */
export type Connection = 'connecting' | 'connected' | 'reconnecting';

/** What is told to whoever follows a topic. */
export interface Follower {
  /** A whole snapshot: at once when one is known, and after each change. */
  readonly onSnapshot: (snapshot: unknown) => void;
  readonly onConnection: (state: Connection) => void;
}

/** What pages follow topics by. */
export interface LiveClient {
  /** Follows one topic of a tournament; the answer ends it. */
  follow(tournamentId: string, topic: string, follower: Follower): () => void;
}

/** From a page to the shared worker. */
export type ToWorker =
  | {
      readonly kind: 'follow';
      readonly id: number;
      readonly tournamentId: string;
      readonly topic: string;
    }
  | { readonly kind: 'leave'; readonly id: number }
  /** Sent now and then; a page that falls silent is gone. */
  | { readonly kind: 'here' };

/** From the shared worker to a page. */
export type FromWorker =
  | { readonly kind: 'snapshot'; readonly id: number; readonly snapshot: unknown }
  | { readonly kind: 'connection'; readonly id: number; readonly state: Connection };

/** An open stream of server-sent events, as far as it is used here. */
export interface Stream {
  close(): void;
}

export interface StreamEvents {
  /** Something came, a sign of life at least. */
  readonly onAlive: () => void;
  readonly onMessage: (data: string) => void;
  /** Broken. `final`: it will not try again by itself. */
  readonly onBroken: (final: boolean) => void;
}

/** The outside world of the hub; tests give their own. */
export interface LiveWorld {
  open(url: string, events: StreamEvents): Stream;
  /** Asks the server for a sign of life; false when none came within the time. */
  ping(timeoutMs: number): Promise<boolean>;
  after(ms: number, run: () => void): () => void;
}
