import type { TableView } from '@threecount/tournament';
import type { OutboxItem, TableRef, Trouble } from '../outbox/types.ts';

/** What came back. `status` 0: nothing did. */
export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'no'; readonly status: number; readonly trouble: Trouble };

/** The server's answer to a batch of actions. */
export interface ActionsAnswer {
  readonly accepted: readonly string[];
  readonly refused: readonly (Trouble & { readonly commandId: string })[];
  /** As it stands after the batch. */
  readonly view: TableView;
}

export type TableCommand = 'open' | 'confirm' | 'release' | 'paper' | 'take-over';

/** How a table reaches its server; tests give their own. */
export interface TableTransport {
  view(table: TableRef): Promise<Answer<TableView>>;
  /** Items of one match and one lease, in order. */
  send(items: readonly OutboxItem[]): Promise<Answer<ActionsAnswer>>;
  command(
    table: TableRef,
    name: TableCommand,
    body: Readonly<Record<string, unknown>>,
  ): Promise<Answer<TableView>>;
}
