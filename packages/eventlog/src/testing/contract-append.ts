import { describe, expect, it } from 'vitest';
import { type MakeStore, withStore } from './opened-store.ts';
import { match, sampleEnvelope } from './samples.ts';

/** Numbering, expected versions, and repetition. */
export function describeAppend(make: MakeStore): void {
  describe('append', () => {
    it(
      'gives positions from 1 without a gap, and each stream its own versions',
      withStore(make, async (store) => {
        await store.append('t1', [
          sampleEnvelope('c1', match('m1'), 0),
          sampleEnvelope('c2', match('m2'), 0),
          sampleEnvelope('c3', match('m1'), 1),
        ]);
        await store.append('t1', [sampleEnvelope('c4', match('m2'), 1)]);
        const log = await store.read('t1', 0);
        expect(log.map((e) => [e.position, e.stream.id, e.version])).toEqual([
          [1, 'm1', 1],
          [2, 'm2', 1],
          [3, 'm1', 2],
          [4, 'm2', 2],
        ]);
        expect(await store.head('t1')).toBe(4);
      }),
    );

    it(
      'answers with what it stored',
      withStore(make, async (store) => {
        const offered = sampleEnvelope('c1', match('m1'), 0);
        const result = await store.append('t1', [offered]);
        if (result.kind !== 'appended') throw new Error(result.kind);
        const [stored] = result.envelopes;
        const { expectedVersion: _, ...same } = offered;
        expect(stored).toMatchObject({ ...same, form: 1, tournamentId: 't1' });
        expect(stored?.recordedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
        expect(await store.read('t1', 0)).toEqual(result.envelopes);
      }),
    );

    it(
      'takes an empty batch as nothing to do',
      withStore(make, async (store) => {
        expect(await store.append('t1', [])).toEqual({ kind: 'appended', envelopes: [] });
        expect(await store.head('t1')).toBe(0);
        expect(await store.tournaments()).toEqual([]);
      }),
    );

    it(
      'keeps streams of one id and different kinds apart',
      withStore(make, async (store) => {
        await store.append('t1', [sampleEnvelope('c1', match('x'), 0)]);
        const other = sampleEnvelope('c2', { kind: 'mat', id: 'x' }, 0);
        expect((await store.append('t1', [other])).kind).toBe('appended');
      }),
    );

    it(
      'keeps unknown members of actions and events',
      withStore(make, async (store) => {
        const action = { type: 'from-the-future', nested: { ключ: [1, null, 'ł'] } };
        await store.append('t1', [sampleEnvelope('c1', match('m1'), 0, action)]);
        expect((await store.read('t1', 0))[0]?.action).toEqual(action);
      }),
    );

    describeConflicts(make);
    describeRepetition(make);
  });
}

function describeConflicts(make: MakeStore): void {
  it.each([
    ['behind', 0],
    ['ahead', 2],
  ])('refuses an expected version that is %s, and stores nothing', async (_name, expected) => {
    await withStore(make, async (store) => {
      await store.append('t1', [sampleEnvelope('c1', match('m1'), 0)]);
      const result = await store.append('t1', [
        sampleEnvelope('c2', match('m2'), 0),
        sampleEnvelope('c3', match('m1'), expected),
      ]);
      expect(result).toEqual({ kind: 'conflict', stream: match('m1'), expected, actual: 1 });
      expect(await store.head('t1')).toBe(1);
      expect((await store.append('t1', [sampleEnvelope('c3', match('m1'), 1)])).kind).toBe(
        'appended',
      );
    })();
  });

  it(
    'counts on within a batch',
    withStore(make, async (store) => {
      const result = await store.append('t1', [
        sampleEnvelope('c1', match('m1'), 0),
        sampleEnvelope('c2', match('m1'), 0),
      ]);
      expect(result).toEqual({ kind: 'conflict', stream: match('m1'), expected: 0, actual: 1 });
      expect(await store.head('t1')).toBe(0);
    }),
  );

  it(
    'lets exactly one of many writers at once win a version',
    withStore(make, async (store) => {
      const writers = Array.from({ length: 20 }, (_, i) =>
        store.append('t1', [sampleEnvelope(`c${i}`, match('m1'), 0)]),
      );
      const kinds = (await Promise.all(writers)).map((result) => result.kind);
      expect(kinds.filter((kind) => kind === 'appended')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(19);
      expect(await store.head('t1')).toBe(1);
    }),
  );
}

function describeRepetition(make: MakeStore): void {
  it(
    'answers a batch that is stored already with the stored envelopes, whatever its versions say',
    withStore(make, async (store) => {
      const first = await store.append('t1', [
        sampleEnvelope('c1', match('m1'), 0),
        sampleEnvelope('c2', match('m1'), 1),
      ]);
      if (first.kind !== 'appended') throw new Error(first.kind);
      const again = await store.append('t1', [
        sampleEnvelope('c2', match('m1'), 2),
        sampleEnvelope('c1', match('m1'), 0),
      ]);
      expect(again).toEqual({ kind: 'repeated', envelopes: [...first.envelopes].reverse() });
      expect(await store.head('t1')).toBe(2);
    }),
  );

  it(
    'refuses a batch of stored and new commands, naming the stored one',
    withStore(make, async (store) => {
      await store.append('t1', [sampleEnvelope('c1', match('m1'), 0)]);
      const mixed = [sampleEnvelope('c2', match('m2'), 0), sampleEnvelope('c1', match('m1'), 1)];
      expect(await store.append('t1', mixed)).toMatchObject({
        kind: 'conflict',
        stream: match('m1'),
        storedCommandId: 'c1',
      });
      expect(await store.head('t1')).toBe(1);
    }),
  );

  it(
    'throws where one command stands twice in a batch',
    withStore(make, async (store) => {
      const twice = [sampleEnvelope('c1', match('m1'), 0), sampleEnvelope('c1', match('m2'), 0)];
      await expect(store.append('t1', twice)).rejects.toThrow('c1');
      expect(await store.head('t1')).toBe(0);
    }),
  );

  it(
    'takes the same command id in another tournament as another command',
    withStore(make, async (store) => {
      await store.append('t1', [sampleEnvelope('c1', match('m1'), 0)]);
      expect((await store.append('t2', [sampleEnvelope('c1', match('m1'), 0)])).kind).toBe(
        'appended',
      );
    }),
  );
}
