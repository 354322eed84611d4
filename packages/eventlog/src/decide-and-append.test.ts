import { describe, expect, it } from 'vitest';
import { decideAndAppend } from './decide-and-append.ts';
import { createMemoryStore } from './memory-store.ts';
import { match, sampleEnvelope } from './testing/contract.ts';

const store = () => createMemoryStore(() => '2026-05-02T09:00:00.000Z');
const M1 = match('m1');

describe('decideAndAppend', () => {
  it('decides again with what was stored meanwhile', async () => {
    const log = store();
    let loads = 0;
    const load = async () => {
      const version = await log.head('t1');
      loads += 1;
      if (loads <= 2) await log.append('t1', [sampleEnvelope(`rival-${loads}`, M1, version)]);
      return version;
    };
    const result = await decideAndAppend(log, 't1', load, (version) => ({
      ok: true,
      batch: [sampleEnvelope('mine', M1, version)],
    }));
    expect(result.kind).toBe('appended');
    expect(loads).toBe(3);
    expect((await log.read('t1', 2)).map((e) => e.commandId)).toEqual(['mine']);
  });

  it('gives up after a bounded number of conflicts', async () => {
    let decisions = 0;
    const result = await decideAndAppend(
      store(),
      't1',
      async () => 9,
      (version) => {
        decisions += 1;
        return { ok: true, batch: [sampleEnvelope('c', M1, version)] };
      },
      3,
    );
    expect(result).toMatchObject({ kind: 'conflict', expected: 9, actual: 0 });
    expect(decisions).toBe(3);
  });

  it('hands out a refusal and stores nothing', async () => {
    const log = store();
    const refuse = () => ({ ok: false as const, refusal: 'not-now' });
    expect(await decideAndAppend(log, 't1', async () => 0, refuse)).toEqual({
      kind: 'refused',
      refusal: 'not-now',
    });
    expect(await log.head('t1')).toBe(0);
  });

  it('does not try again where a part of the batch is stored', async () => {
    const log = store();
    await log.append('t1', [sampleEnvelope('c1', M1, 0)]);
    let loads = 0;
    const load = async () => {
      loads += 1;
      return 1;
    };
    const result = await decideAndAppend(log, 't1', load, (version) => ({
      ok: true,
      batch: [sampleEnvelope('c1', M1, version), sampleEnvelope('c2', M1, version + 1)],
    }));
    expect(result).toMatchObject({ kind: 'conflict', storedCommandId: 'c1' });
    expect(loads).toBe(1);
  });
});
