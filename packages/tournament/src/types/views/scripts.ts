import type { MatchId } from '../entities.ts';

/** What a table did in one match, as a script that `threecount replay` takes. */
export interface MatchScriptView {
  readonly matchId: MatchId;
  /** Its number of the day; 0 where it has none. */
  readonly number: number;
  /**
   * A match script, or of a team match a team match script. Null where a script cannot say how long it was to last: the
   * table gave it another length than its book.
   */
  readonly script: Readonly<Record<string, unknown>> | null;
}
