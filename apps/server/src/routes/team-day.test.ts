import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { fiveOf, organise, teamTournament } from '../testing/tournament.ts';

let server: TestServer;
let t: string;
let now: number;
let sent = 0;

const at = (instant: string): void => {
  now = Date.parse(instant);
};

const act = (kind: string, id: string, action: object) => {
  sent += 1;
  const body = { commandId: `c${sent}`, stream: { kind, id }, action };
  return server.send('POST', `/api/tournaments/${t}/actions`, body);
};

const members = async (): Promise<readonly { personId: string; weighed: boolean }[]> =>
  (await server.send('GET', `/api/tournaments/${t}/divisions/d1/teams`)).body[0].members;

beforeEach(async () => {
  at('2026-05-29T09:00:00Z');
  server = await testServer({ now: () => now });
  t = await teamTournament(server);
  const team = { divisionId: 'd1', name: 'Harbour', club: '', members: fiveOf('Quill') };
  await server.send('POST', `/api/tournaments/${t}/teams`, { commandId: 'harbour', ...team });
});

afterEach(() => server.remove());

describe('the scale (CLS-COMP-04)', () => {
  const weigh = async (date?: string) => {
    const [first] = await members();
    const plain = { type: 'weigh-member', personId: first?.personId ?? '', weightKg: 81 };
    const { status, body } = await act(
      'entry',
      'e1',
      date === undefined ? plain : { ...plain, date },
    );
    return status === 200 ? (await members())[0]?.weighed : body.code;
  };
  const on = (date: string | null) =>
    organise(server, t, 'tournament', t, { type: 'set-date', date });
  const zone = (timeZone: string) =>
    organise(server, t, 'tournament', t, { type: 'set-time-zone', timeZone });

  test('takes weights on the day of the tournament where that is', async () => {
    await on('2026-05-30');
    await zone('Australia/Brisbane');
    expect(await weigh()).toBe('not-the-day');
    // Half past seven in the morning there.
    at('2026-05-29T21:30:00Z');
    expect(await weigh()).toBe(true);
    at('2026-05-30T14:30:00Z');
    expect(await weigh()).toBe('not-the-day');
  });

  test('without a zone takes them as long as it can be that day somewhere', async () => {
    await on('2026-05-30');
    expect(await weigh()).toBe('not-the-day');
    at('2026-05-29T10:00:00Z');
    expect(await weigh()).toBe(true);
    at('2026-05-31T12:30:00Z');
    expect(await weigh()).toBe('not-the-day');
  });

  test('takes them on the other days of a tournament with sessions', async () => {
    await on('2026-05-29');
    await zone('Europe/Lisbon');
    at('2026-05-30T09:00:00Z');
    expect(await weigh()).toBe('not-the-day');
    const sessions = [
      { start: '2026-05-29T09:00:00Z', end: '2026-05-29T18:00:00Z' },
      { start: '2026-05-30T09:00:00Z', end: null },
    ];
    await organise(server, t, 'tournament', t, { type: 'set-sessions', sessions });
    expect(await weigh()).toBe(true);
  });

  test('takes a weight of another date, which does not count, and any where no day is set', async () => {
    expect(await weigh()).toBe(true);
    await on('2026-05-30');
    expect(await weigh('2026-05-29')).toBe(false);
    expect(await weigh('2026-05-30')).toBe(true);
  });
});

describe('an order that comes late (CLS-ORD-06)', () => {
  test('is let in by an organiser who says by whom and why', async () => {
    await organise(server, t, 'division', 'd1', { type: 'set-order-closing', at: now + 60_000 });
    now += 60_000;
    const order = (await members()).map(({ personId }) => personId);
    const late = { type: 'lodge-order', order };
    expect((await act('entry', 'e1', late)).body.code).toBe('order-closed');
    const said = { by: 'Chief', reason: 'The bus was late' };
    expect((await act('entry', 'e1', { ...late, overrule: said })).status).toBe(200);
  });
});
