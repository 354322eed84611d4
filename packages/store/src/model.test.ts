import { join } from 'node:path';
import { createMemoryStore, type TournamentStore } from '@threecount/eventlog';
import { match, sampleEnvelope, samplePerson } from '@threecount/eventlog/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore, type Store } from './open-store.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const AT = Date.UTC(2026, 4, 2, 9, 0, 0);

/** Few ids and small versions, so that conflicts, repetitions and mixtures are common. */
const envelope = fc
  .record({ command: fc.nat(15), stream: fc.nat(2), version: fc.nat(4) })
  .map(({ command, stream, version }) =>
    sampleEnvelope(`c${command}`, match(`m${stream}`), version),
  );
const person = fc
  .record({
    id: fc.nat(3),
    version: fc.integer({ min: 1, max: 4 }),
    club: fc.constantFrom('A', 'B'),
  })
  .map(({ id, version, club }) => samplePerson(`p${id}`, { version, club }));
const tournament = fc.constantFrom('t1', 't2');

const append = fc.record({
  kind: fc.constant('append' as const),
  tournament,
  batch: fc.array(envelope, { maxLength: 3 }),
  people: fc.array(person, { maxLength: 1 }),
  /** Whether versions are put right first, as a sender does that knows the log. */
  rebase: fc.boolean(),
});
const erase = fc.record({ kind: fc.constant('erase' as const), tournament, id: fc.nat(4) });
const step = fc.oneof(
  { weight: 8, arbitrary: append },
  { weight: 1, arbitrary: erase },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The step with the versions that the log has at its turn. */
async function rebased(log: TournamentStore, drawn: Step): Promise<Step> {
  if (drawn.kind !== 'append' || !drawn.rebase) return drawn;
  const versions = new Map<string, number>();
  for (const { stream, version } of await log.read(drawn.tournament, 0)) {
    versions.set(stream.id, version);
  }
  const batch = drawn.batch.map((offered) => {
    const expectedVersion = versions.get(offered.stream.id) ?? 0;
    versions.set(offered.stream.id, expectedVersion + 1);
    return { ...offered, expectedVersion };
  });
  return { ...drawn, batch };
}

/** What a step answers; a thrown fault is an answer too. */
async function answer(store: TournamentStore, taken: Step): Promise<unknown> {
  try {
    switch (taken.kind) {
      case 'append':
        return await store.appendWithPeople(taken.tournament, taken.batch, taken.people);
      case 'erase':
        return await store.erasePerson(taken.tournament, `p${taken.id}`);
      case 'reopen':
      case 'restore':
        return null;
    }
  } catch (error) {
    return String(error);
  }
}

function kindOf(answered: unknown): unknown {
  if (typeof answered === 'string') return 'thrown';
  return typeof answered === 'object' && answered !== null && 'kind' in answered
    ? answered.kind
    : answered;
}

async function contents(store: TournamentStore) {
  const of = async (id: string) => [
    await store.head(id),
    await store.read(id, 0),
    await store.all(id),
  ];
  return [await store.tournaments(), await of('t1'), await of('t2')];
}

describe('SQLite and memory', () => {
  it('answer alike, whatever is asked, also when the file is opened again or restored to now', async () => {
    const folder = temporaryFolder();
    let file = 0;
    const seen = new Set<unknown>();
    const run = async (steps: readonly Step[]) => {
      const path = join(folder, `${file}.sqlite`);
      const options = { now: () => AT, backupsFolder: join(folder, `backups-${file}`) };
      file += 1;
      const memory = createMemoryStore(() => new Date(AT).toISOString());
      let store: Store = await openStore(path, options);
      for (const drawn of steps) {
        const taken = await rebased(memory, drawn);
        if (taken.kind === 'reopen') {
          await store.close();
          store = await openStore(path, options);
        }
        if (taken.kind === 'restore') {
          const { name } = await store.backup('manual');
          expect(await store.restoreBackup(name)).toMatchObject({ ok: true });
        }
        const expected = await answer(memory, taken);
        expect(await answer(store, taken)).toEqual(expected);
        seen.add(kindOf(expected));
        expect(await contents(store)).toEqual(await contents(memory));
      }
      await store.close();
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), run), { numRuns: 60 });
    expect([...seen]).toEqual(
      expect.arrayContaining(['appended', 'repeated', 'conflict', 'thrown']),
    );
  }, 60_000);
});
