/** A stretch of the day in which mats take matches. ISO instants (UTC): places and their clocks are for screens. */
export interface Session {
  readonly start: string;
  /** No match is planned to begin in it that would not be over by then; null: until all is done. */
  readonly end: string | null;
}

/** A break of one mat. It keeps its length when the mat runs late, and begins later then. */
export interface MatBreak {
  /** ISO instant (UTC). */
  readonly start: string;
  readonly minutes: number;
  /** What people call it; may be empty. */
  readonly name: string;
}
