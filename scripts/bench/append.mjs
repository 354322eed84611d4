import { createRequire } from 'node:module';
import path from 'node:path';
import { built } from '../lib/built.mjs';
import { hasBuiltInSqlite } from '../lib/node-version.mjs';
import { alternate, ratio, summary } from './measure.mjs';
import { inFolder } from './simulated.mjs';

const { openStore } = await built('packages/store');
const require = createRequire(import.meta.url);

/** Acknowledged actions in one measurement: enough for the disk's own unrest to be told from ours. */
const perRound = 100;

/** Commits before the measurement: by then both write-ahead logs have had their full length, and no longer grow. */
const before = 1500;

/** The bare driver that this Node gives the store as well. */
function openRaw(file) {
  const Database = hasBuiltInSqlite(process.versions.node)
    ? process.getBuiltinModule('node:sqlite').DatabaseSync
    : require('better-sqlite3');
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE log (position INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO log (body) VALUES (?)');
  return { commit: (body) => insert.run(body), close: () => database.close() };
}

/** One official's action after another, of one match, as the server hands them to the store. */
function* offers(sample) {
  const { action, events, actor, device, actedAt } = sample;
  const stream = { kind: 'match', id: 'd1-1' };
  for (let version = 0; ; version += 1) {
    const commandId = `table-7f9c24e5-${String(version).padStart(8, '0')}`;
    const expectedVersion = version;
    yield { stream, expectedVersion, commandId, actedAt, actor, device, action, events };
  }
}

/** A call of usual length. */
function usualCall(envelopes) {
  const calls = envelopes.filter(
    ({ action }) => action.type === 'official-action' && action.action.do === 'score',
  );
  calls.sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  return calls[Math.floor(calls.length / 2)];
}

/** The store's append of one real action, awaited, against one commit of the same bytes: one by one in turn. */
export function append({ rounds, envelopes }) {
  return inFolder(async (folder) => {
    const store = await openStore(path.join(folder, 'store.sqlite'));
    const raw = openRaw(path.join(folder, 'raw.sqlite'));
    const bodies = [];
    const offered = offers(usualCall(envelopes));
    const ours = async () => {
      const { value } = offered.next();
      const start = performance.now();
      const result = await store.append('t1', [value]);
      const ms = performance.now() - start;
      if (result.kind !== 'appended') throw new Error(result.kind);
      bodies.push(JSON.stringify(result.envelopes[0]));
      return ms;
    };
    const theirs = () => {
      const body = bodies.at(-1) ?? '{}';
      const start = performance.now();
      raw.commit(body);
      return performance.now() - start;
    };
    try {
      for (let i = 0; i < before; i += 1) {
        await ours();
        theirs();
      }
      const found = await alternate({ ours, theirs }, rounds * perRound);
      return [
        {
          name: `one acknowledged action, ${bodies.at(-1).length} bytes`,
          ours: summary(found.ours),
          theirs: summary(found.theirs),
          ratio: ratio(found.ours, found.theirs),
          aim: { atMost: 1.5 },
          note: `${store.driver}, SQLite ${store.sqliteVersion}`,
        },
      ];
    } finally {
      raw.close();
      await store.close();
    }
  });
}
