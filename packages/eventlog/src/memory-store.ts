import type { PersonRecord } from '@threecount/tournament';
import { erasedPerson, planPeople } from './people.ts';
import { planAppend, streamKey } from './plan-append.ts';
import type { AppendResult, Envelope, NewEnvelope, TournamentStore } from './types.ts';

interface MemoryLog {
  readonly envelopes: Envelope[];
  readonly versions: Map<string, number>;
  readonly commands: Map<string, Envelope>;
}

/**
 * A store that forgets at the end of the process: for tests, and for looking at a file without a folder.
 * @param now gives the instant of storage, ISO UTC.
 */
export function createMemoryStore(now: () => string): TournamentStore {
  const logs = new Map<string, MemoryLog>();
  const people = new Map<string, Map<string, PersonRecord>>();
  const append = (tournamentId: string, batch: readonly NewEnvelope[]) =>
    appendTo(logs, tournamentId, batch, now());

  return {
    append: async (tournamentId, batch) => append(tournamentId, batch).commit(),
    appendWithPeople: async (tournamentId, batch, offered) => {
      const { result, commit } = append(tournamentId, batch);
      if (result.kind === 'appended') putPeople(people, tournamentId, offered);
      return commit();
    },
    read: async (tournamentId, after, limit) => {
      const envelopes = logs.get(tournamentId)?.envelopes ?? [];
      return envelopes.slice(after, limit === undefined ? undefined : after + limit);
    },
    head: async (tournamentId) => logs.get(tournamentId)?.envelopes.length ?? 0,
    tournaments: async () => [...logs.keys()],
    put: async (tournamentId, offered) => putPeople(people, tournamentId, offered),
    all: async (tournamentId) => [...(people.get(tournamentId)?.values() ?? [])],
    erasePerson: async (tournamentId, personId) => {
      const known = people.get(tournamentId);
      const person = known?.get(personId);
      if (known === undefined || person === undefined) return false;
      if (!person.erased) known.set(personId, erasedPerson(personId, person.version + 1));
      return true;
    },
  };
}

/** Plans at once, writes when `commit` is called in the same turn. */
function appendTo(
  logs: Map<string, MemoryLog>,
  tournamentId: string,
  batch: readonly NewEnvelope[],
  recordedAt: string,
): { readonly result: AppendResult; readonly commit: () => AppendResult } {
  const log: MemoryLog = logs.get(tournamentId) ?? {
    envelopes: [],
    versions: new Map(),
    commands: new Map(),
  };
  const knowledge = {
    tournamentId,
    head: log.envelopes.length,
    version: (stream: NewEnvelope['stream']) => log.versions.get(streamKey(stream)) ?? 0,
    stored: (commandId: string) => log.commands.get(commandId),
  };
  const result = planAppend(knowledge, copy(batch), recordedAt);
  const commit = () => {
    if (result.kind !== 'appended' || result.envelopes.length === 0) return result;
    logs.set(tournamentId, log);
    for (const envelope of result.envelopes) {
      log.envelopes.push(envelope);
      log.versions.set(streamKey(envelope.stream), envelope.version);
      log.commands.set(envelope.commandId, envelope);
    }
    return result;
  };
  return { result, commit };
}

function putPeople(
  people: Map<string, Map<string, PersonRecord>>,
  tournamentId: string,
  offered: readonly PersonRecord[],
): void {
  const known = people.get(tournamentId) ?? new Map<string, PersonRecord>();
  for (const person of planPeople((id) => known.get(id), copy(offered))) {
    known.set(person.personId, person);
  }
  people.set(tournamentId, known);
}

/** What is kept is what JSON keeps, and no longer the caller's object. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
