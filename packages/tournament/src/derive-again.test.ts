import { describe, expect, it } from 'vitest';
import { deriveAgain, type StoredEnvelope } from './derive-again.ts';
import { evolveTournament } from './evolve/evolve.ts';
import { streamVersion } from './evolve/version.ts';
import { idsAfter } from './ids.ts';
import { drawn } from './testing/test-log.ts';

const kinds = (envelopes: readonly StoredEnvelope[]): string[] =>
  deriveAgain(envelopes).map(({ position, kind }) => `${position} ${kind}`);

describe('deriveAgain', () => {
  const { envelopes } = drawn(4).paper('d1-1', 'red').paper('d1-2', 'blue');
  const last = envelopes.length;
  const changed = (position: number, change: Partial<StoredEnvelope>): StoredEnvelope[] =>
    envelopes.map((envelope) =>
      envelope.position === position ? { ...envelope, ...change } : envelope,
    );

  it('finds nothing in a log as it was written', () => {
    expect(kinds(envelopes)).toEqual([]);
  });

  it('finds a gap, a wrong version and a command that is there twice', () => {
    expect(kinds(envelopes.filter(({ position }) => position !== 2))[0]).toBe('3 position');
    expect(kinds(changed(last, { version: 2 }))).toEqual([`${last} version`]);
    expect(kinds(changed(last, { commandId: 'c1' }))).toEqual([`${last} command-repeated`]);
  });

  it('finds an event that does not follow from its action', () => {
    const event = envelopes.at(-1)?.events[0] as { result: object } & { type: string };
    const other = { ...event, result: { ...event.result, winner: 'red' } };
    expect(kinds(changed(last, { events: [other] }))).toEqual([`${last} events`]);
  });

  it('finds an action that would be refused, and goes on', () => {
    const again = { ...(envelopes.at(-1) as StoredEnvelope), position: last + 1, version: 2 };
    expect(kinds([...envelopes, { ...again, commandId: 'other' }])).toEqual([
      `${last + 1} refused`,
    ]);
  });

  it('stops where the log can not be folded', () => {
    const lost = [{ type: 'SeedSet', seed: 1 }];
    const stream = { kind: 'entry', id: 'e77' } as const;
    expect(kinds(changed(last, { events: lost, stream, version: 1 })).at(-1)).toBe(
      `${last} broken`,
    );
  });
});

describe('the fold', () => {
  it('keeps events that it does not know, and counts their streams', () => {
    const log = drawn(3);
    const stream = { kind: 'entry', id: 'e1' } as const;
    const envelope = {
      position: log.state.position + 1,
      stream,
      actedAt: '2026-05-30T10:00:00.000Z',
      events: [{ type: 'WeighedIn' }],
    };
    const state = evolveTournament(log.state, envelope);
    expect(state.unknownEvents).toEqual(['WeighedIn']);
    expect(streamVersion(state, stream)).toBe(2);
    const other = { ...envelope, stream: { kind: 'match', id: 'd9-1' } } as const;
    expect(streamVersion(evolveTournament(state, other), other.stream)).toBe(1);
  });

  it('leaves the state before as it was', () => {
    const log = drawn(3);
    const before = log.state;
    const copy = JSON.stringify([...(before.divisions.get('d1')?.matches ?? [])]);
    log.paper('d1-2', 'red');
    expect(JSON.stringify([...(before.divisions.get('d1')?.matches ?? [])])).toBe(copy);
    expect(log.state).not.toBe(before);
  });

  it('says which ids come next', () => {
    const ids = idsAfter(drawn(3).state);
    expect([ids.person(), ids.entry(), ids.entry(), ids.division(), ids.mat()]).toEqual([
      'p4',
      'e4',
      'e5',
      'd2',
      'm1',
    ]);
  });
});
