import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeTournamentStore } from '@threecount/eventlog/testing';
import { openStore } from './open-store.ts';

describeTournamentStore('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'threecount-store-'));
  const store = await openStore(join(folder, 'threecount.sqlite'));
  return {
    store,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});
