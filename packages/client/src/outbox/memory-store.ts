import type { TableView } from '@threecount/tournament';
import type { OutboxItem, OutboxStore, TableRef } from './types.ts';

const nameOf = ({ tournamentId, matId }: TableRef): string => `${tournamentId} ${matId}`;

/** An outbox that lasts as long as the page: for tests, and where the browser gives no storage. */
export function memoryStore(): OutboxStore {
  const items = new Map<string, OutboxItem>();
  const views = new Map<string, TableView>();
  return {
    put: async (item) => void items.set(item.commandId, item),
    remove: async (commandIds) => {
      for (const id of commandIds) items.delete(id);
    },
    all: async (table) =>
      [...items.values()]
        .filter((item) => nameOf(item) === nameOf(table))
        .sort((a, b) => a.order - b.order),
    keepView: async (table, view) => void views.set(nameOf(table), view),
    keptView: async (table) => views.get(nameOf(table)) ?? null,
  };
}
