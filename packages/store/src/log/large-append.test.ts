import { join } from 'node:path';
import { match, sampleEnvelope, samplePerson } from '@threecount/eventlog/testing';
import { expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { largeFrom } from './large-append.ts';

const many = Array.from({ length: largeFrom }, (_, i) => i);
const batch = (prefix: string) =>
  many.map((i) => sampleEnvelope(`${prefix}${i}`, match(`${prefix}${i}`), 0));
const people = many.map((i) => samplePerson(`p${i}`));

const opened = () => openStore(join(temporaryFolder(), 'threecount.sqlite'));

it('stores a large batch whole, with its people, and goes on from it', async () => {
  const store = await opened();
  await store.append('t1', [sampleEnvelope('c1', match('m1'), 0)]);
  const done = await store.appendWithPeople('t1', batch('a'), people);
  expect(done.kind).toBe('appended');
  expect(await store.head('t1')).toBe(largeFrom + 1);
  const [last] = await store.read('t1', largeFrom);
  expect(last).toMatchObject({ position: largeFrom + 1, commandId: `a${largeFrom - 1}` });
  expect(await store.all('t1')).toEqual(people);
  expect(await store.append('t1', batch('a'))).toMatchObject({ kind: 'repeated' });
  const next = await store.append('t1', [sampleEnvelope('c2', match('m1'), 1)]);
  expect(next).toMatchObject({ kind: 'appended', envelopes: [{ position: largeFrom + 2 }] });
  await store.close();
});

it('leaves room for other writes meanwhile, and fits in after them', async () => {
  const store = await opened();
  const large = store.appendWithPeople('t1', batch('a'), people);
  const small = await store.append('t1', [sampleEnvelope('c1', match('m1'), 0)]);
  expect(small).toMatchObject({ kind: 'appended', envelopes: [{ position: 1 }] });
  expect(await store.head('t1')).toBe(1);
  expect(await large).toMatchObject({ kind: 'appended' });
  expect(await store.head('t1')).toBe(largeFrom + 1);
  expect((await store.read('t1', 1, 1))[0]).toMatchObject({ position: 2, commandId: 'a0' });
  await store.close();
});

it('stores nothing where one person does not follow', async () => {
  const store = await opened();
  await store.put('t1', [samplePerson('p7', { version: 2, familyName: 'Newer' })]);
  await expect(store.appendWithPeople('t1', batch('a'), people)).rejects.toThrow('p7');
  expect(await store.head('t1')).toBe(0);
  expect(await store.all('t1')).toHaveLength(1);
  expect((await store.append('t1', batch('b'))).kind).toBe('appended');
  await store.close();
});
