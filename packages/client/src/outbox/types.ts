import type { MatchAction } from '@threecount/match';
import type { TableView } from '@threecount/tournament';

/** The table of one mat. */
export interface TableRef {
  readonly tournamentId: string;
  readonly matId: string;
}

/** Why the server did not take an action. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
}

/** Who lifts what stands against something, and why. */
export interface Overrule {
  readonly by: string;
  readonly reason: string;
}

/** One action of a table, written down before it is sent. */
export interface OutboxItem extends TableRef {
  /** Made here, unique: sent as often as needed, it is taken once. */
  readonly commandId: string;
  /** Counts up in this browser; actions are sent in this order. */
  readonly order: number;
  readonly matchId: string;
  /** The table's lease under which it was given. */
  readonly epoch: number;
  /** In a team match the number of its bout, from 1. */
  readonly bout?: number;
  /** Epoch milliseconds of the act on the server's clock. */
  readonly instant: number;
  readonly action: MatchAction;
  /** Who lets a no-show be before the last call, and why. */
  readonly overrule?: Overrule;
  /** Null while it waits to be sent; else why it was not taken. It stays until a person has seen it. */
  readonly trouble: Trouble | null;
}

/** What a table's page must find again after it was closed or the device went off. */
export interface OutboxStore {
  put(item: OutboxItem): Promise<void>;
  /** Removes by command id; unknown ones do no harm. */
  remove(commandIds: readonly string[]): Promise<void>;
  /** Those of one table, in order. */
  all(table: TableRef): Promise<readonly OutboxItem[]>;
  /** The last view from the server, to go on from while it is away. */
  keepView(table: TableRef, view: TableView): Promise<void>;
  keptView(table: TableRef): Promise<TableView | null>;
}
