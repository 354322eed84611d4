import type { TableView } from '@threecount/tournament';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { memoryStore } from './memory-store.ts';
import type { OutboxItem, OutboxStore, TableRef } from './types.ts';

interface Schema extends DBSchema {
  outbox: {
    key: string;
    value: OutboxItem;
    indexes: { table: [string, string] };
  };
  views: { key: [string, string]; value: TableView };
}

type Database = IDBPDatabase<Schema>;

const open = (): Promise<Database> =>
  openDB<Schema>('threecount', 1, {
    upgrade(database) {
      const outbox = database.createObjectStore('outbox', { keyPath: 'commandId' });
      outbox.createIndex('table', ['tournamentId', 'matId']);
      database.createObjectStore('views');
    },
  });

const key = ({ tournamentId, matId }: TableRef): [string, string] => [tournamentId, matId];

function over(database: Database): OutboxStore {
  return {
    put: async (item) => {
      // `strict`: answered only once it is on disk, where the browser can promise that.
      const tx = database.transaction('outbox', 'readwrite', { durability: 'strict' });
      await Promise.all([tx.store.put(item), tx.done]);
    },
    remove: async (commandIds) => {
      const tx = database.transaction('outbox', 'readwrite');
      await Promise.all([...commandIds.map((id) => tx.store.delete(id)), tx.done]);
    },
    all: async (table) => {
      const items = await database.getAllFromIndex('outbox', 'table', key(table));
      return items.sort((a, b) => a.order - b.order);
    },
    keepView: async (table, view) => void (await database.put('views', view, key(table))),
    keptView: async (table) => (await database.get('views', key(table))) ?? null,
  };
}

/**
 * The outbox of this browser in IndexedDB, which is there on plain http too.
 * @returns `lasting` false where the browser keeps nothing (some private windows): then it lives in memory
 */
export async function openOutbox(): Promise<{
  readonly store: OutboxStore;
  readonly lasting: boolean;
}> {
  try {
    return { store: over(await open()), lasting: true };
  } catch {
    return { store: memoryStore(), lasting: false };
  }
}
