/** The kinds of stream inside the one log of a tournament; each stream has its own version. */
export type TournamentStreamKind = 'tournament' | 'division' | 'match' | 'entry' | 'mat';

/**
 * Where an action belongs. The id of the `tournament` stream is the tournament's own id; the others are named by
 * their division, match, entry or mat.
 */
export interface TournamentStream {
  readonly kind: TournamentStreamKind;
  readonly id: string;
}

/** What the fold needs of a stored envelope; the log's own `Envelope` fits. */
export interface FoldedEnvelope {
  readonly position: number;
  readonly stream: TournamentStream;
  /** ISO instant (UTC) of the act: what `now` was when the action was decided. */
  readonly actedAt: string;
  readonly events: readonly { readonly type: string }[];
}
