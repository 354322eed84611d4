import { createMemoryStore } from './memory-store.ts';
import { describeTournamentStore } from './testing/contract.ts';

describeTournamentStore('in memory', async () => ({
  store: createMemoryStore(() => '2026-05-02T09:00:01.000Z'),
  close: async () => {},
}));
