import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { Auth } from '../auth/auth.ts';
import { Cookies } from '../auth/cookies.ts';
import { memoryAccess } from '../auth/memory-access.ts';
import { buildApp } from '../http/app.ts';
import { healthRoutes } from './health.ts';
import { signInRoutes } from './sign-in.ts';

const day = 24 * 60 * 60 * 1000;
let now = 0;
let app: FastifyInstance;
let auth: Auth;

beforeEach(async () => {
  now = 1_000;
  auth = new Auth({ access: memoryAccess(), now: () => now, localToken: 'of-this-machine' });
  const cookies = new Cookies('a folder');
  const deps = { auth, cookies, now: () => now, version: '0.0.0' };
  app = await buildApp({
    routes: [...healthRoutes(deps), ...signInRoutes(deps)],
    webDir: null,
    verbose: false,
    signInsPerMinute: 5,
    identify: (request) => auth.identify(cookies.read(request)),
  });
});

interface Sent {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
  sent: Sent = {},
) {
  const response = await app.inject({
    method,
    url,
    headers: { ...(sent.cookie === undefined ? {} : { cookie: sent.cookie }), ...sent.headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { status: response.statusCode, body: response.json(), cookie, response };
}

const role = async (cookie: string) =>
  (await send('GET', '/api/session', undefined, { cookie })).body.role;

async function organiser(): Promise<string> {
  const token = await auth.newSetupToken();
  return (await send('POST', '/api/setup', { token, password: 'long enough' })).cookie;
}

describe('the one-time link', () => {
  test('sets the password once and signs in', async () => {
    expect((await send('GET', '/api/session')).body).toMatchObject({
      role: 'viewer',
      setupNeeded: true,
    });
    const token = await auth.newSetupToken();
    const set = await send('POST', '/api/setup', { token, password: 'long enough' });
    expect(set.body).toMatchObject({ role: 'organiser', setupNeeded: false });
    expect(await role(set.cookie)).toBe('organiser');
    const again = await send('POST', '/api/setup', { token, password: 'another one' });
    expect([again.status, again.body.code]).toEqual([403, 'link-used']);
  });

  test('is over after a day, and when a newer one is made', async () => {
    const old = await auth.newSetupToken();
    const newer = await auth.newSetupToken();
    expect((await send('POST', '/api/setup', { token: old, password: 'long enough' })).status).toBe(
      403,
    );
    now += day;
    expect(
      (await send('POST', '/api/setup', { token: newer, password: 'long enough' })).status,
    ).toBe(403);
  });

  test('is not used up by a password that is too short', async () => {
    const token = await auth.newSetupToken();
    const short = await send('POST', '/api/setup', { token, password: 'short' });
    expect([short.status, short.body.place]).toEqual([400, 'body.password']);
    expect((await send('POST', '/api/setup', { token, password: 'long enough' })).status).toBe(200);
  });
});

describe('sign-in', () => {
  test('by password, for 30 days, until signed out', async () => {
    await organiser();
    const wrong = await send('POST', '/api/session', { password: 'long enouGh' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-password']);
    const { cookie } = await send('POST', '/api/session', { password: 'long enough' });
    expect(await role(cookie)).toBe('organiser');
    now += 30 * day - 1;
    expect(await role(cookie)).toBe('organiser');
    now += 1;
    expect(await role(cookie)).toBe('viewer');
  });

  test('signing out ends the session itself, not only its cookie', async () => {
    const cookie = await organiser();
    expect((await send('DELETE', '/api/session', undefined, { cookie })).body.role).toBe('viewer');
    expect(await role(cookie)).toBe('viewer');
  });

  test('a new password ends every sign-in', async () => {
    const before = await organiser();
    await organiser();
    expect(await role(before)).toBe('viewer');
  });

  test('the cookie is for this site and no script, and for https only where it is https', async () => {
    await organiser();
    const plain = await send('POST', '/api/session', { password: 'long enough' });
    expect(plain.response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(plain.response.cookies[0]).not.toHaveProperty('secure');
    const headers = { 'x-forwarded-proto': 'https' };
    const secure = await send('POST', '/api/session', { password: 'long enough' }, { headers });
    expect(secure.response.cookies[0]).toMatchObject({ secure: true });
  });

  test('is refused for a while after many attempts', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await send('POST', '/api/session', { password: 'a guess' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const { body } = await send('POST', '/api/session', { password: 'a guess' });
    expect(body.code).toBe('too-many');
  });

  test('the token of the machine is the organiser', async () => {
    const headers = { authorization: 'Bearer of-this-machine' };
    expect((await send('GET', '/api/session', undefined, { headers })).body.role).toBe('organiser');
    const wrong = { authorization: 'Bearer of-another' };
    expect((await send('GET', '/api/session', undefined, { headers: wrong })).body.role).toBe(
      'viewer',
    );
  });
});

describe('a table link', () => {
  const grant = { tournamentId: 't1', matId: 'm1' };

  test('makes the browser the table of that mat until it is withdrawn', async () => {
    const key = await auth.newTableLink(grant);
    const { cookie, body } = await send('POST', '/api/table-session', { ...grant, key });
    expect(body).toMatchObject({ role: 'table', tables: [grant] });
    expect(await role(cookie)).toBe('table');
    await auth.withdrawTableLink(grant);
    expect(await role(cookie)).toBe('viewer');
  });

  test('is of one mat, and ends when a new one is made', async () => {
    const old = await auth.newTableLink(grant);
    const other = await send('POST', '/api/table-session', { ...grant, matId: 'm2', key: old });
    expect([other.status, other.body.code]).toEqual([403, 'link-withdrawn']);
    await auth.newTableLink(grant);
    expect((await send('POST', '/api/table-session', { ...grant, key: old })).status).toBe(403);
  });

  test('one browser may hold several', async () => {
    const second = { tournamentId: 't1', matId: 'm2' };
    const keys = [await auth.newTableLink(grant), await auth.newTableLink(second)];
    const first = await send('POST', '/api/table-session', { ...grant, key: keys[0] });
    const { body } = await send(
      'POST',
      '/api/table-session',
      { ...second, key: keys[1] },
      { cookie: first.cookie },
    );
    expect(body.tables).toEqual([second, grant]);
  });
});

describe('the face of the server', () => {
  test('writes from a page of another site are refused', async () => {
    const password = { password: 'long enough' };
    for (const headers of [
      { origin: 'http://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const { status, body } = await send('POST', '/api/session', password, { headers });
      expect([status, body.code]).toEqual([403, 'foreign-origin']);
    }
    const ours = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' };
    const host = { host: 'localhost:80' };
    const headers = { ...ours, ...host };
    expect((await send('POST', '/api/session', password, { headers })).status).toBe(401);
  });

  test('the body must be JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    const payload = '{"password":"x"}';
    const text = await app.inject({ method: 'POST', url: '/api/session', headers, payload });
    expect([text.statusCode, text.json().code]).toEqual([415, 'not-json']);
    const json = { 'content-type': 'application/json' };
    const broken = await app.inject({
      method: 'POST',
      url: '/api/session',
      headers: json,
      payload: '{"password"',
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'bad-json']);
    const empty = await app.inject({
      method: 'POST',
      url: '/api/session',
      headers: json,
      payload: '',
    });
    expect([empty.statusCode, empty.json().place]).toEqual([400, 'body.password']);
  });

  test('a body that is too large is refused', async () => {
    const { status, body } = await send('POST', '/api/session', { password: 'x'.repeat(2 ** 21) });
    expect([status, body.code]).toEqual([413, 'too-large']);
  });

  test('an unknown address under /api is JSON, any other a page', async () => {
    expect((await send('GET', '/api/nothing')).body.code).toBe('not-found');
    expect((await send('POST', '/api/nothing', {})).body.code).toBe('not-found');
    const page = await app.inject({ url: '/t/t1/divisions' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('not built');
  });

  test('every answer has the headers that hold other sites off', async () => {
    for (const url of ['/api/health', '/api/nothing', '/']) {
      const { headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await app.inject({ url: '/api/health' })).headers['cache-control']).toBe('no-store');
    expect((await app.inject({ url: '/%61pi/health' })).headers['cache-control']).toBe('no-store');
  });
});
