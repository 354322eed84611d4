import fc from 'fast-check';
import { createMemoryStore } from '../memory-store.ts';
import type { StreamRef } from '../types.ts';
import { sampleEnvelope, samplePerson } from './samples.ts';

/** Anything a person can type, beyond the basic plane too. */
const typed = () => fc.string({ unit: 'binary', maxLength: 12 });

const person = fc.record({ givenName: typed(), club: typed(), erased: fc.boolean() });
const envelope = fc.record({
  stream: fc.nat(3),
  note: fc.jsonValue({ maxDepth: 2 }),
  person: fc.nat(9),
});

/** A tournament's log and people, made through a store as in life. */
export const sampleSource = fc
  .record({
    name: typed(),
    people: fc.array(person, { maxLength: 5 }),
    envelopes: fc.array(envelope, { maxLength: 8 }),
  })
  .map(({ name, people, envelopes }) => ({
    name,
    people: people.map((changes, i) => samplePerson(`p${i}`, changes)),
    batch: batchOf(envelopes, people.length),
  }));

function batchOf(
  envelopes: readonly {
    readonly stream: number;
    readonly note: unknown;
    readonly person: number;
  }[],
  people: number,
) {
  const versions = new Map<number, number>();
  return envelopes.map(({ stream, note, person }, i) => {
    const version = versions.get(stream) ?? 0;
    versions.set(stream, version + 1);
    const ref: StreamRef = { kind: 'entry', id: `e${stream}` };
    const about = people === 0 ? {} : { entry: { personId: `p${person % people}` } };
    return sampleEnvelope(`c${i}`, ref, version, { type: 'note', ...{ note }, ...about });
  });
}

type Drawn = typeof sampleSource extends fc.Arbitrary<infer T> ? T : never;

export async function storedSource({ name, people, batch }: Drawn) {
  const store = createMemoryStore(() => '2026-05-02T09:00:01.000Z');
  await store.appendWithPeople('t1', batch, people);
  return {
    tournamentId: 't1',
    name,
    program: '0.1.0',
    people: await store.all('t1'),
    envelopes: await store.read('t1', 0),
  };
}
