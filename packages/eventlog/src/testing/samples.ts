import type { PersonRecord } from '@threecount/tournament';
import type { NewEnvelope, StreamRef, Typed } from '../types.ts';

/** An envelope of an invented kind, for tests of logs. */
export function sampleEnvelope(
  commandId: string,
  stream: StreamRef,
  expectedVersion: number,
  action: Typed = { type: 'sample-action' },
): NewEnvelope {
  return {
    stream,
    expectedVersion,
    commandId,
    actedAt: '2026-05-02T09:00:00.000Z',
    actor: { role: 'table', id: 'table-1' },
    device: 'tablet-7',
    action,
    events: [{ type: 'SampleHappened' }],
  };
}

export function samplePerson(personId: string, changes: Partial<PersonRecord> = {}): PersonRecord {
  return {
    personId,
    version: 1,
    givenName: 'Zoë',
    familyName: 'Łańcucka',
    club: 'Hilltop Grappling',
    team: '',
    country: 'PL',
    born: '2001-02-03',
    gender: 'female',
    email: 'zoe@club.example',
    phone: '+48 000 000',
    externalIds: { federation: `F-${personId}` },
    erased: false,
    ...changes,
  };
}

export const match = (id: string): StreamRef => ({ kind: 'match', id });
