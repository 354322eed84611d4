import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type TestServer, testServer } from './testing/test-server.ts';
import { drawnTournament } from './testing/tournament.ts';

let server: TestServer;

afterEach(async () => {
  vi.restoreAllMocks();
  await server.remove();
});

/** Plays matches while no copy of the database can be made, and asks for the copies, which waits for the one due. */
async function playWithoutRoom(): Promise<void> {
  const t = await drawnTournament(server, 3);
  rmSync(path.join(server.dataDir, 'backups'), { recursive: true });
  await server.send('POST', `/api/tournaments/${t}/simulate`, { seedText: '1' });
  await server.send('GET', '/api/backups');
}

test('a copy that cannot be made is told in one readable line', async () => {
  const told: string[] = [];
  server = await testServer({ tell: (sentence) => told.push(sentence) });
  await playWithoutRoom();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^No copy of the database could be made in \S+: .+ tries again\.$/);
});

test('on standard error, where nobody else is named', async () => {
  const lines: string[] = [];
  server = await testServer();
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  await playWithoutRoom();
  const about = lines.filter((line) => line.includes('could be made'));
  expect(about).toEqual([expect.stringMatching(/^threecount: No copy [^\n]+\n$/)]);
});
