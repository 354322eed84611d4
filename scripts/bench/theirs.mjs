import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { BracketsManager } = require('brackets-manager');
const { InMemoryDatabase } = require('brackets-memory-db');

/**
 * A single elimination of so many entrants in npm's `brackets-manager`. It takes powers of two alone: others are filled
 * up with its byes (null), which it then gives to the best seeds, as we do.
 */
export async function theirBracket(count) {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const size = 2 ** Math.ceil(Math.log2(count));
  const seeding = Array.from({ length: size }, (_, index) =>
    index < count ? `Entrant ${index + 1}` : null,
  );
  const settings = { seedOrdering: ['inner_outer'], consolationFinal: false };
  const stage = { tournamentId: 1, name: 'Bench', type: 'single_elimination', seeding, settings };
  await manager.create.stage(stage);
  return { manager, storage };
}
