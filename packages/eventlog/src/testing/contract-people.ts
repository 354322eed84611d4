import { describe, expect, it } from 'vitest';
import { PersonVersionError } from '../people.ts';
import { type MakeStore, withStore } from './opened-store.ts';
import { match, sampleEnvelope, samplePerson } from './samples.ts';

/** People beside the log, and both in one transaction. */
export function describePeople(make: MakeStore): void {
  describe('people', () => {
    describeVersions(make);
    describeErasing(make);
  });
  describe('log and people together', () => describeTogether(make));
}

function describeVersions(make: MakeStore): void {
  it(
    'gives the newest version of each, in order of first storage',
    withStore(make, async (store) => {
      await store.put('t1', [samplePerson('p2'), samplePerson('p1')]);
      const newer = samplePerson('p2', { version: 2, club: 'Dockside' });
      await store.put('t1', [newer]);
      expect(await store.all('t1')).toEqual([newer, samplePerson('p1')]);
      expect(await store.all('t2')).toEqual([]);
    }),
  );

  it(
    'takes the same version again as no change, and several versions in one go',
    withStore(make, async (store) => {
      const second = samplePerson('p1', { version: 2, phone: '' });
      await store.put('t1', [samplePerson('p1'), second]);
      await store.put('t1', [second]);
      expect(await store.all('t1')).toEqual([second]);
    }),
  );

  it(
    'refuses a version that does not follow, and stores none of its batch',
    withStore(make, async (store) => {
      await store.put('t1', [samplePerson('p1', { version: 2 })]);
      const late = samplePerson('p1', { version: 2, club: 'Other' });
      await expect(store.put('t1', [samplePerson('p2'), late])).rejects.toThrow(PersonVersionError);
      expect(await store.all('t1')).toHaveLength(1);
    }),
  );
}

function describeErasing(make: MakeStore): void {
  it(
    'erases a person and does not take one back',
    withStore(make, async (store) => {
      await store.put('t1', [samplePerson('p1'), samplePerson('p2')]);
      expect(await store.erasePerson('t1', 'p1')).toBe(true);
      expect(await store.erasePerson('t1', 'p1')).toBe(true);
      expect(await store.erasePerson('t1', 'p9')).toBe(false);
      const [erased, other] = await store.all('t1');
      expect(erased).toMatchObject({ personId: 'p1', version: 2, erased: true, familyName: '' });
      expect(JSON.stringify(erased)).not.toContain('F-p1');
      expect(other).toEqual(samplePerson('p2'));
      await expect(store.put('t1', [samplePerson('p1', { version: 3 })])).rejects.toThrow(
        PersonVersionError,
      );
    }),
  );
}

function describeTogether(make: MakeStore): void {
  it(
    'stores both or neither',
    withStore(make, async (store) => {
      const enter = (id: string) => sampleEnvelope(id, { kind: 'entry', id }, 0);
      const people = [samplePerson('p1')];
      expect((await store.appendWithPeople('t1', [enter('e1')], people)).kind).toBe('appended');
      expect(await store.all('t1')).toEqual(people);

      const conflict = sampleEnvelope('c2', match('m1'), 7);
      await store.appendWithPeople('t1', [conflict], [samplePerson('p2')]);
      expect(await store.all('t1')).toEqual(people);

      const stale = samplePerson('p1', { club: 'Stale' });
      await expect(store.appendWithPeople('t1', [enter('e2')], [stale])).rejects.toThrow(
        PersonVersionError,
      );
      expect(await store.head('t1')).toBe(1);
      expect((await store.append('t1', [enter('e2')])).kind).toBe('appended');
    }),
  );

  it(
    'leaves people alone when the batch is a repetition',
    withStore(make, async (store) => {
      const batch = [sampleEnvelope('c1', match('m1'), 0)];
      await store.appendWithPeople('t1', batch, [samplePerson('p1')]);
      const again = await store.appendWithPeople('t1', batch, [samplePerson('p2')]);
      expect(again.kind).toBe('repeated');
      expect(await store.all('t1')).toEqual([samplePerson('p1')]);
    }),
  );
}
