import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const creation = {
  stream: { kind: 'tournament', id: 't' },
  expectedVersion: 0,
  commandId: 'c',
  actedAt: '2026-05-01T09:00:00.000Z',
  actor: { role: 'organiser', id: 'local' },
  device: 'unnamed',
  action: { type: 'create-tournament' },
  events: [{ type: 'TournamentCreated' }],
} as const;

it('tells of a database that is empty beside copies of a fuller one, and names the newest', async () => {
  const path = join(temporaryFolder(), 'threecount.sqlite');
  let now = Date.UTC(2026, 4, 1);
  const open = () => openStore(path, { now: () => now });
  const first = await open();
  expect(first.dataWarnings).toEqual([]);
  await first.append('t', [creation]);
  await first.backup('result');
  now += 60_000;
  const { name } = await first.backup('result');
  await first.close();

  const whole = await open();
  expect(whole.dataWarnings).toEqual([]);
  await whole.close();

  truncateSync(path);
  for (const time of ['at once', 'and until there is something again']) {
    const emptied = await open();
    expect([time, emptied.dataWarnings]).toEqual([time, [expect.stringContaining(name)]]);
    expect(emptied.dataWarnings[0]).toContain('holds no tournament');
    await emptied.close();
  }
});
