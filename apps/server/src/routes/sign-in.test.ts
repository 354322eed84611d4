import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

const day = 24 * 60 * 60 * 1000;
let now = 0;
let server: TestServer;

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1);
  server = await testServer({ now: () => now, signInsPerMinute: 5 });
});

afterEach(() => server.remove());

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
  const response = await server.app.inject({
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
  const token = await server.newSetupToken();
  return (await send('POST', '/api/setup', { token, password: 'long enough' })).cookie;
}

describe('the one-time link', () => {
  test('sets the password once and signs in', async () => {
    expect((await send('GET', '/api/session')).body).toMatchObject({
      role: 'viewer',
      setupNeeded: true,
    });
    const token = await server.newSetupToken();
    const set = await send('POST', '/api/setup', { token, password: 'long enough' });
    expect(set.body).toMatchObject({ role: 'organiser', setupNeeded: false });
    expect(await role(set.cookie)).toBe('organiser');
    const again = await send('POST', '/api/setup', { token, password: 'another one' });
    expect([again.status, again.body.code]).toEqual([403, 'link-used']);
  });

  test('is over after a day, and when a newer one is made', async () => {
    const old = await server.newSetupToken();
    const newer = await server.newSetupToken();
    expect((await send('POST', '/api/setup', { token: old, password: 'long enough' })).status).toBe(
      403,
    );
    now += day;
    expect(
      (await send('POST', '/api/setup', { token: newer, password: 'long enough' })).status,
    ).toBe(403);
  });

  test('is not used up by a password that is too short', async () => {
    const token = await server.newSetupToken();
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

  test('a password that was set outlives the server', async () => {
    await organiser();
    await server.close();
    server = await testServer({ dataDir: server.dataDir, now: () => now });
    expect((await send('POST', '/api/session', { password: 'long enough' })).status).toBe(200);
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
    const headers = { authorization: `Bearer ${server.localToken}` };
    expect((await send('GET', '/api/session', undefined, { headers })).body.role).toBe('organiser');
    const wrong = { authorization: 'Bearer of-another' };
    expect((await send('GET', '/api/session', undefined, { headers: wrong })).body.role).toBe(
      'viewer',
    );
  });
});

describe('a table link', () => {
  let t: string;
  const links = (m: string) => `/api/tournaments/${t}/mats/${m}/link`;
  const newKey = async (m: string) => (await server.send('POST', links(m))).body.key as string;

  beforeEach(async () => {
    const made = { commandId: 'c1', name: 'Cup', date: null, rulebook: 'five' };
    t = (await server.send('POST', '/api/tournaments', made)).body.tournamentId;
    for (const matId of ['m1', 'm2']) {
      await server.send('POST', `/api/tournaments/${t}/actions`, {
        commandId: matId,
        stream: { kind: 'mat', id: matId },
        action: { type: 'add-mat', matId, name: `Mat ${matId}` },
      });
    }
  });

  test('is shown once as an address and makes the browser the table of that mat', async () => {
    const { body: link } = await server.send('POST', links('m1'));
    expect(link.url).toMatch(new RegExp(`^http://[^/]+/table/m1\\?t=${t}#${link.key}$`));
    const grant = { tournamentId: t, matId: 'm1' };
    const opened = await send('POST', '/api/table-session', { ...grant, key: link.key });
    expect(opened.body).toMatchObject({ role: 'table', tables: [grant] });
    expect(await role(opened.cookie)).toBe('table');
  });

  test('ends when it is withdrawn, for who has it open as well', async () => {
    const key = await newKey('m1');
    const grant = { tournamentId: t, matId: 'm1' };
    const { cookie } = await send('POST', '/api/table-session', { ...grant, key });
    await server.send('DELETE', links('m1'));
    expect(await role(cookie)).toBe('viewer');
    const late = await send('POST', '/api/table-session', { ...grant, key });
    expect([late.status, late.body.code]).toEqual([403, 'link-withdrawn']);
  });

  test('is of one mat, and ends when a new one is made', async () => {
    const old = await newKey('m1');
    const other = await send('POST', '/api/table-session', {
      tournamentId: t,
      matId: 'm2',
      key: old,
    });
    expect([other.status, other.body.code]).toEqual([403, 'link-withdrawn']);
    await newKey('m1');
    const late = await send('POST', '/api/table-session', {
      tournamentId: t,
      matId: 'm1',
      key: old,
    });
    expect(late.status).toBe(403);
  });

  test('one browser may hold several', async () => {
    const [first, second] = ['m1', 'm2'].map((matId) => ({ tournamentId: t, matId }));
    const one = await send('POST', '/api/table-session', { ...first, key: await newKey('m1') });
    const two = await send(
      'POST',
      '/api/table-session',
      { ...second, key: await newKey('m2') },
      { cookie: one.cookie },
    );
    expect(two.body.tables).toEqual([second, first]);
    const both = await send('GET', '/api/session', undefined, { cookie: two.cookie });
    expect(both.body.tables).toEqual([second, first]);
  });

  test('lasts longer than a sign-in', async () => {
    const grant = { tournamentId: t, matId: 'm1' };
    const key = await newKey('m1');
    const { cookie } = await send('POST', '/api/table-session', { ...grant, key });
    now += 60 * day;
    expect(await role(cookie)).toBe('table');
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
    const host = { host: 'mat.example:8080' };
    for (const headers of [
      { origin: 'http://mat.example:8080', ...host },
      { origin: 'https://cup.example', 'x-forwarded-host': 'cup.example', ...host },
      { origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'same-origin', ...host },
      host,
    ] as Record<string, string>[]) {
      expect((await send('POST', '/api/session', password, { headers })).status).toBe(401);
    }
  });

  test('the body must be JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    const payload = '{"password":"x"}';
    const text = await server.app.inject({ method: 'POST', url: '/api/session', headers, payload });
    expect([text.statusCode, text.json().code]).toEqual([415, 'not-json']);
    const json = { 'content-type': 'application/json' };
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: json,
      payload: '{"password"',
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'bad-json']);
    const empty = await server.app.inject({
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
    const page = await server.app.inject({ url: '/t/t1/divisions' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('not built');
  });

  test('every answer has the headers that hold other sites off', async () => {
    for (const url of ['/api/health', '/api/nothing', '/']) {
      const { headers } = await server.app.inject({ url });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await server.app.inject({ url: '/api/health' })).headers['cache-control']).toBe(
      'no-store',
    );
    expect((await server.app.inject({ url: '/%61pi/health' })).headers['cache-control']).toBe(
      'no-store',
    );
  });
});
