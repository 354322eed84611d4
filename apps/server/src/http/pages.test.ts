import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, tempDir, testServer } from '../testing/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  const webDir = path.join(tempDir(), 'pages');
  mkdirSync(path.join(webDir, 'assets'), { recursive: true });
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(path.join(webDir, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(path.join(webDir, '..', 'secret.txt'), 'not for you');
  server = await testServer({ webDir });
});

afterEach(() => server.remove());

const get = (url: string) => server.send('GET', url, undefined, 'nobody');

test.each([
  '/',
  '/t/abc/divisions',
  '/table/m1?t=abc',
  '/scoreboard/m1',
  '/setup',
  '/organiser',
  '/t/a.b%20c/x',
])('%s is a page of the app', async (url) => {
  const { status, text, headers } = await get(url);
  expect(status).toBe(200);
  expect(text).toContain('<title>App</title>');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('text/html');
});

test('files with a hash in their name are kept by browsers for good', async () => {
  const { status, headers } = await get('/assets/app-1a2b.js');
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-type']).toContain('javascript');
});

test('a file that is not there is not answered with a page', async () => {
  for (const url of ['/assets/app-old.js', '/favicon.ico', '/api', '/api/x']) {
    expect([url, (await get(url)).status]).toEqual([url, 404]);
  }
  expect((await server.send('POST', '/t/abc', {}, 'nobody')).status).toBe(404);
});

test('no address leads out of the folder', async () => {
  for (const url of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt']) {
    const { text } = await get(url);
    expect(text).not.toContain('not for you');
  }
});

test.each(['/t/%00', '/%', '/t/%ff', '/%2'])('%s is answered with a plain page', async (url) => {
  const { status, text, headers } = await get(url);
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(text).toContain('no page at this address');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('an address of the API that is none is told as JSON', async () => {
  for (const url of ['/api/%', '/api/tournaments/%ff', '/%61pi/tournaments/%00/entries']) {
    const { status, body } = await get(url);
    expect([url, status >= 400 && status < 500, typeof body?.code]).toEqual([url, true, 'string']);
  }
});
