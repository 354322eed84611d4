import path from 'node:path';
import { openStore } from '@threecount/store';
import { expect, it } from 'vitest';
import { isAccessible, shows } from './support/looks.ts';
import { Organiser } from './support/organiser.ts';
import { prepare } from './support/prepared.ts';
import { openPlace } from './support/story.ts';

const place = openPlace('story');
const people = [
  { given: 'Ada', family: 'Quill', club: 'Harbour Team' },
  { given: 'Bea', family: 'Stone', club: 'North Hall' },
];

/** Adds what this program cannot follow, as another version may: a match in a division that is not there. */
async function spoil(dataDir: string, tournamentId: string): Promise<void> {
  const store = await openStore(path.join(dataDir, 'threecount.sqlite'));
  const { kind } = await store.append(tournamentId, [
    {
      stream: { kind: 'match', id: 'd99-1' },
      expectedVersion: 0,
      commandId: 'from-elsewhere',
      actedAt: '2026-05-01T09:00:00.000Z',
      actor: { role: 'organiser', id: 'local' },
      device: 'unnamed',
      action: { type: 'confirm-result' },
      events: [{ type: 'ResultConfirmed' }],
    },
  ]);
  expect(kind).toBe('appended');
  await store.close();
}

it('the start lists a tournament that was set aside, to the organiser, with its file', async () => {
  const { server, hall } = place;
  const organiser = new Organiser(await hall.device('organiser'));
  await organiser.setPassword(server.setupLink, 'correct horse battery');
  const { tournamentId } = await prepare(server, [people]);
  await server.kill();
  await spoil(server.dataDir, tournamentId);
  await server.start();
  const { page } = organiser;
  await page.goto(server.url);
  const aside = page.getByRole('region', { name: 'Set aside' });
  await shows(aside, 'Lantern Open');
  await shows(aside, 'cannot be followed at position');
  await isAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    aside.getByRole('link', { name: 'Save Lantern Open as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Lantern Open.threecount');
  const visitor = await hall.device('visitor');
  await visitor.goto(server.url);
  await shows(visitor.getByRole('main'), 'There is no tournament here yet');
  await shows(visitor.getByRole('main'), /^(?!.*Set aside)/su);
  expect(hall.faults).toEqual([]);
});
