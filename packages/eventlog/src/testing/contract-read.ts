import { describe, expect, it } from 'vitest';
import { type MakeStore, withStore } from './opened-store.ts';
import { match, sampleEnvelope } from './samples.ts';

/** Reading from a position, and the list of tournaments. */
export function describeRead(make: MakeStore): void {
  describe('read', () => {
    it(
      'reads above a position, in order, up to a limit',
      withStore(make, async (store) => {
        const batch = Array.from({ length: 12 }, (_, i) => sampleEnvelope(`c${i}`, match('m1'), i));
        await store.append('t1', batch);
        const positions = async (after: number, limit?: number) =>
          (await store.read('t1', after, limit)).map((envelope) => envelope.position);
        expect(await positions(9)).toEqual([10, 11, 12]);
        expect(await positions(3, 2)).toEqual([4, 5]);
        expect(await positions(11, 5)).toEqual([12]);
        expect(await positions(12)).toEqual([]);
        expect(await positions(0, 0)).toEqual([]);
      }),
    );

    it(
      'knows nothing of a tournament that was never written',
      withStore(make, async (store) => {
        expect(await store.read('t9', 0)).toEqual([]);
        expect(await store.head('t9')).toBe(0);
        expect(await store.all('t9')).toEqual([]);
      }),
    );

    it(
      'lists tournaments in order of their first envelope, each with a log of its own',
      withStore(make, async (store) => {
        await store.append('zulu', [sampleEnvelope('c1', match('m1'), 0)]);
        await store.append('alfa', [sampleEnvelope('c2', match('m1'), 0)]);
        await store.append('zulu', [sampleEnvelope('c3', match('m1'), 1)]);
        expect(await store.tournaments()).toEqual(['zulu', 'alfa']);
        expect(await store.head('zulu')).toBe(2);
        expect((await store.read('alfa', 0)).map((e) => e.commandId)).toEqual(['c2']);
      }),
    );
  });
}
