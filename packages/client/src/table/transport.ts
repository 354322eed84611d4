import type { TimedAction } from '@threecount/match';
import type { FixedRules, TableView } from '@threecount/tournament';
import type { OutboxItem, TableRef, Trouble } from '../outbox/types.ts';

/** What came back. `status` 0: nothing did. */
export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'no'; readonly status: number; readonly trouble: Trouble };

/** The server's answer to a batch of actions. */
export interface ActionsAnswer {
  readonly accepted: readonly string[];
  readonly refused: readonly (Trouble & { readonly commandId: string })[];
  /** The mat as it stands after the batch, or only what came to the match beyond what was known. */
  readonly after:
    | { readonly kind: 'view'; readonly view: TableView }
    | { readonly kind: 'news'; readonly news: MatchNews };
}

/** What a match has beyond the actions that this table knew. */
export interface MatchNews {
  readonly matchId: string;
  readonly epoch: number;
  /** How many actions were known; `actions` are those that follow. */
  readonly known: number;
  readonly actions: readonly TimedAction[];
  readonly startedAt: number | null;
  readonly version: number;
}

/** What a table does in a team match between two bouts. */
export const betweenBouts = [
  'confirm-bout',
  'take-back-bout',
  'pick-fighter',
  'withdraw-fighter',
  'rule-team-match',
] as const;

export type TableCommand =
  | 'open'
  | 'call'
  | 'no-show'
  | 'confirm'
  | 'release'
  | 'paper'
  | 'length'
  | 'swap-sides'
  | 'take-over'
  | (typeof betweenBouts)[number];

/** How a table reaches its server; tests give their own. */
export interface TableTransport {
  view(table: TableRef): Promise<Answer<TableView>>;
  /** What is fixed of the match under a key of a live view. */
  rules(table: TableRef, key: string): Promise<Answer<FixedRules>>;
  /**
   * Items of one match and one lease, in order.
   * @param known how many of the match's actions this table holds; null: it does not know the match as the server has it
   */
  send(items: readonly OutboxItem[], known: number | null): Promise<Answer<ActionsAnswer>>;
  command(
    table: TableRef,
    name: TableCommand,
    body: Readonly<Record<string, unknown>>,
  ): Promise<Answer<TableView>>;
}
