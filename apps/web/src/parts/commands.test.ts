import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendCommand } from './commands.ts';

let sent: { readonly path: string; readonly commandId: string }[];
let answers: boolean[];

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    sent.push({ path, commandId: JSON.parse(body).commandId });
    if (answers.shift() === false) throw new TypeError('no network');
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Sends; a lost answer is part of the test. */
const send = (path: string, body: object, isAnswered = true) => {
  answers.push(isAnswered);
  return sendCommand(path, { ...body }).catch(() => undefined);
};
const ids = () => sent.map(({ commandId }) => commandId);

describe('a write', () => {
  it('without an answer is sent again under its id', async () => {
    const order = { order: ['p1', 'p2'] };
    await send('/api/tournaments/t/teams/e1/order', order, false);
    await send('/api/tournaments/t/teams/e1/order', order);
    expect(ids()[1]).toBe(ids()[0]);
    await send('/api/tournaments/t/teams/e1/order', order);
    expect(ids()[2]).not.toBe(ids()[0]);
  });

  it.each([
    ['/api/tournaments/t/teams/e2/order', { order: ['p1'] }, { order: ['p2'] }],
    [
      '/api/tournaments/t/actions',
      { stream: { kind: 'entry', id: 'e2' }, action: { type: 'withdraw-entry' } },
      { stream: { kind: 'entry', id: 'e2' }, action: { type: 'reinstate-entry' } },
    ],
  ])('to %s is meant anew once another one went through', async (path, first, other) => {
    await send(path, first, false);
    await send(path, other);
    await send(path, first);
    expect(new Set(ids()).size).toBe(3);
  });

  it('that makes a thing of its own keeps its id, whatever else was made', async () => {
    await send('/api/tournaments/t/teams', { name: 'Harbour' }, false);
    await send('/api/tournaments/t/teams', { name: 'Mill' });
    await send('/api/tournaments/t/teams', { name: 'Harbour' });
    expect(ids()[2]).toBe(ids()[0]);
  });
});
