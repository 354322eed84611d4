import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Place, place } from '../testing/run.ts';

let here: Place;

beforeEach(() => {
  here = place();
});

afterEach(() => here.remove());

const portIn = (out: string): string => /localhost:(\d+)/.exec(out)?.[1] ?? '';
const local = ['--port', '0', '--host', '127.0.0.1'];

test('prints where it is and a one-time link, answers, and stops when asked', async () => {
  const server = await here.start(['serve', ...local], /Stop with/);
  const port = portIn(server.out);
  expect(server.out).toMatch(/\/setup#[\w-]{40,}/);
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(await health.json()).toMatchObject({ ok: true });
  const live = await fetch(`http://127.0.0.1:${port}/t/x`);
  expect(live.headers.get('content-type')).toContain('text/html');
  await live.body?.cancel();
  expect(await server.stop()).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
});

test('once a password is set there is no link, unless a new one is asked for', async () => {
  const first = await here.start(['serve', ...local], /Stop with/);
  const token = /setup#([\w-]+)/.exec(first.out)?.[1];
  await fetch(`http://127.0.0.1:${portIn(first.out)}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: 'long enough' }),
  });
  await first.stop();
  const second = await here.start(['serve', ...local], /Stop with/);
  expect(second.out).not.toContain('setup#');
  expect(second.out).toContain('/sign-in');
  await second.stop();
  const third = await here.start(['serve', '--new-link', ...local], /Stop with/);
  expect(third.out).toContain('/setup#');
  await third.stop();
});

test('--json prints one value', async () => {
  const server = await here.start(['serve', '--json', ...local], /^\}$/m);
  expect(JSON.parse(server.out)).toMatchObject({ url: `http://localhost:${portIn(server.out)}` });
  await server.stop();
});

test('a port that is taken is told in one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve);
  });
  const { port } = taken.address() as { port: number };
  const { code, err } = await here.run('serve', '--host', '127.0.0.1', '--port', String(port));
  expect([code, err]).toEqual([2, expect.stringContaining(`Port ${port} is in use`)]);
  await new Promise((resolve) => {
    taken.close(resolve);
  });
  // And the folder is free again.
  expect((await here.run('results')).err).toContain('no tournament yet');
});
