import { createMemoryStore, type TournamentStore } from '@threecount/eventlog';
import { findEdition } from '@threecount/tournament';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Command, Sender } from './commands.ts';
import { tournamentCore } from './core.ts';
import { type Change, TournamentSession } from './session.ts';

const sender: Sender = { actor: { role: 'organiser', id: 'test' }, device: 'test' };
const core = tournamentCore(findEdition);
let store: TournamentStore;
let changes: Change[];
let session: TournamentSession;

const open = () =>
  new TournamentSession({
    tournamentId: 't1',
    store,
    core,
    now: () => 1_000_000,
    onChange: (change) => changes.push(change),
  });

const create: Command = {
  commandId: 'create',
  stream: { kind: 'tournament', id: 't1' },
  action: { type: 'create-tournament', name: 'Cup', date: null, rulebook: 'five' },
};

const mat = (matId: string, more: Partial<Command> = {}): Command => ({
  commandId: `add-${matId}`,
  stream: { kind: 'mat', id: matId },
  action: { type: 'add-mat', matId, name: matId },
  ...more,
});

const rename = (name: string, more: Partial<Command> = {}): Command => ({
  commandId: `rename-${name}`,
  stream: { kind: 'tournament', id: 't1' },
  action: { type: 'rename-tournament', name },
  ...more,
});

beforeEach(async () => {
  store = createMemoryStore(() => '2026-05-01T09:00:00.000Z');
  changes = [];
  session = open();
  await session.submit(sender, [create]);
});

describe('commands', () => {
  test('are on disk before the answer, and folded in', async () => {
    const [done] = await session.submit(sender, [mat('m1')]);
    expect(done).toEqual({
      kind: 'accepted',
      commandId: 'add-m1',
      position: 2,
      version: 1,
      repeated: false,
    });
    expect(await store.head('t1')).toBe(2);
    expect(session.state.mats.has('m1')).toBe(true);
    expect(changes.at(-1)?.envelopes).toMatchObject([{ position: 2, commandId: 'add-m1' }]);
  });

  test('of the same id are answered with what was stored, within a batch and across', async () => {
    const both = await session.submit(sender, [rename('A'), rename('A')]);
    expect(both).toMatchObject([{ repeated: false }, { repeated: true, position: 2 }]);
    const later = await session.submit(sender, [rename('B', { commandId: 'rename-A' })]);
    expect(later).toMatchObject([{ repeated: true, position: 2 }]);
    expect(session.state.name).toBe('A');
    expect(await store.head('t1')).toBe(2);
  });

  test('sent at once are taken one after the other', async () => {
    await Promise.all(['A', 'B', 'C'].map((name) => session.submit(sender, [rename(name)])));
    expect(session.state.name).toBe('C');
    expect(session.state.position).toBe(4);
  });

  test('each: what can be accepted is; all: one refusal and nothing is stored', async () => {
    await session.submit(sender, [mat('m1')]);
    const mixed = [mat('m2'), mat('m1', { commandId: 'again' }), mat('m3')];
    const all = await session.submit(sender, mixed, 'all');
    expect(all).toMatchObject([{ kind: 'refused', commandId: 'again' }]);
    expect(await store.head('t1')).toBe(2);
    const each = await session.submit(sender, mixed, 'each');
    expect(each.map(({ kind }) => kind)).toEqual(['accepted', 'refused', 'accepted']);
    expect(await store.head('t1')).toBe(4);
  });

  test('that saw an older version of their stream are refused', async () => {
    await session.submit(sender, [rename('A')]);
    const stale = await session.submit(sender, [rename('B', { expectedVersion: 1 })]);
    expect(stale).toMatchObject([{ kind: 'refused', code: 'changed-meanwhile' }]);
    const fresh = await session.submit(sender, [rename('B', { expectedVersion: 2 })]);
    expect(fresh).toMatchObject([{ kind: 'accepted', version: 3 }]);
  });

  test('may be worked out at their turn', async () => {
    const seen: string[] = [];
    const make = (name: string) => (state: { readonly name: string }) => {
      seen.push(state.name);
      return { commands: [rename(name)], people: [] };
    };
    await Promise.all([
      session.work(sender, make('A'), 'all'),
      session.work(sender, make('B'), 'all'),
    ]);
    expect(seen).toEqual(['Cup', 'A']);
  });
});

test('a state folded from the log is the state that was held', async () => {
  await session.submit(sender, [mat('m1'), rename('A'), mat('m2')]);
  const other = open();
  await other.load();
  expect(other.state).toEqual(session.state);
  expect(other.stored('add-m2')).toEqual(session.stored('add-m2'));
});

test('a log that somebody else wrote to is noticed, and what they wrote is taken up', async () => {
  await open().load();
  const other = open();
  await other.load();
  await other.submit(sender, [rename('Theirs')]);
  await expect(session.submit(sender, [rename('Ours')])).rejects.toThrow('not as it was folded');
  expect(session.state.name).toBe('Theirs');
  const [done] = await session.submit(sender, [rename('Ours')]);
  expect(done).toMatchObject({ kind: 'accepted', position: 3 });
});

test('a write that fails leaves the state as it was, and the next one works', async () => {
  const failing = { ...store, append: () => Promise.reject(new Error('disk full')) };
  const broken = new TournamentSession({
    tournamentId: 't1',
    store: failing,
    core,
    now: () => 1_000_000,
    onChange: () => undefined,
  });
  await broken.load();
  await expect(broken.submit(sender, [rename('A')])).rejects.toThrow('disk full');
  expect(broken.state.name).toBe('Cup');
  expect(broken.stored('rename-A')).toBeNull();
});
