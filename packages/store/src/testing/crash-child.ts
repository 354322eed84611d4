import { writeSync } from 'node:fs';
import type { NewEnvelope } from '@threecount/eventlog';
import { openStore, type Store } from '../open-store.ts';

/**
 * A process that is there to be killed: works on the database named by its first argument and says each thing that
 * was acknowledged on a line of its own. Second argument: `append`, or the name of a backup to restore again and again.
 */
const [, , path = '', mode = 'append'] = process.argv;

function say(line: string): void {
  writeSync(1, `${line}\n`);
}

function envelope(position: number, version: number): NewEnvelope {
  return {
    stream: { kind: 'match', id: 'm1' },
    expectedVersion: version,
    commandId: `c${position}`,
    actedAt: '2026-05-02T09:00:00.000Z',
    actor: { role: 'system', id: 'crash-test' },
    device: 'cli',
    action: { type: 'crash-test' },
    events: [],
  };
}

/** Batches of one to three, every one with a person of its own. */
async function appendSome(store: Store, times: number): Promise<void> {
  for (let round = 0; round < times; round++) {
    const head = await store.head('t1');
    const size = 1 + (head % 3);
    const batch = Array.from({ length: size }, (_, i) => envelope(head + i + 1, head + i));
    const result = await store.appendWithPeople('t1', batch, [person(head + 1)]);
    if (result.kind !== 'appended') throw new Error(result.kind);
    for (const { position, commandId } of result.envelopes) say(`${position} ${commandId}`);
  }
}

function person(number: number) {
  return {
    personId: `p${number}`,
    version: 1,
    givenName: 'Ida',
    familyName: `Number ${number}`,
    club: '',
    team: '',
    country: '',
    born: null,
    gender: null,
    email: '',
    phone: '',
    externalIds: {},
    erased: false,
  };
}

const store = await openStore(path);
say('open');
for (;;) {
  if (mode !== 'append') {
    const restored = await store.restoreBackup(mode);
    if (!restored.ok) throw new Error(restored.message);
    say('restored');
  }
  await appendSome(store, 3);
}
