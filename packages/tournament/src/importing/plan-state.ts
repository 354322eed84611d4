import type { Entry, PersonRecord } from '../types/entities.ts';
import { newestVersions, PeopleIndex } from './find-person.ts';
import { nameKey } from './person-name.ts';
import { divisionKey } from './text.ts';
import type { ExistingEntries, NewIds, ReadEntry } from './types.ts';

/** An entry while rows are still merged into it. */
export interface DraftEntry extends Entry {
  readonly rows: number[];
}

export interface DivisionState {
  readonly divisionId: string;
  readonly name: string;
  readonly drawn: boolean;
  readonly isNew: boolean;
  /** Rows of this list in the division. */
  readonly rows: ReadEntry[];
  readonly seeds: Map<number, number>;
}

/** Counts ids on after the highest one that is there (`e17` after `e16`). */
const counter = (prefix: string, ids: readonly string[]): (() => string) => {
  let last = 0;
  for (const id of ids) {
    const number = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(number) && number > last) last = number;
  }
  return () => {
    last += 1;
    return `${prefix}${last}`;
  };
};

const idsOver = ({ people, entries, divisions }: ExistingEntries): NewIds => ({
  person: counter(
    'p',
    people.map(({ personId }) => personId),
  ),
  entry: counter(
    'e',
    entries.map(({ entryId }) => entryId),
  ),
  division: counter(
    'd',
    divisions.map(({ divisionId }) => divisionId),
  ),
});

const entryKey = (personId: string, divisionId: string): string => `${personId} ${divisionId}`;

/** What a plan has gathered while the rows go by. */
export class PlanState {
  readonly people = new Map<string, PersonRecord>();
  readonly entries = new Map<string, DraftEntry>();
  readonly divisions = new Map<string, DivisionState>();
  readonly #index: PeopleIndex;
  readonly #system: string;
  readonly #existing = new Map<string, Entry>();
  readonly #planned = new Map<string, DraftEntry>();
  readonly #ids: NewIds;

  constructor(system: string, existing: ExistingEntries, ids: NewIds = idsOver(existing)) {
    this.#system = system;
    this.#index = new PeopleIndex(system);
    this.#ids = ids;
    for (const entry of existing.entries)
      this.#existing.set(entryKey(entry.personId, entry.divisionId), entry);
    for (const { divisionId, name, drawn } of existing.divisions) {
      const state = {
        divisionId,
        name,
        drawn,
        isNew: false,
        rows: [],
        seeds: new Map<number, number>(),
      };
      this.divisions.set(divisionKey(name), state);
    }
    this.#takeSeeds(existing.entries);
  }

  /** Gets to know who is there already; pauses after each. */
  *know(people: readonly PersonRecord[]): Generator<void, void, void> {
    for (const person of newestVersions(people)) {
      this.#index.add(person);
      yield;
    }
  }

  #takeSeeds(entries: readonly Entry[]): void {
    const drawn = new Map(
      [...this.divisions.values()]
        .filter((division) => division.drawn)
        .map((division) => [division.divisionId, division.seeds] as const),
    );
    for (const { divisionId, seed } of entries) {
      if (seed !== null) drawn.get(divisionId)?.set(seed, 0);
    }
  }

  division(name: string): DivisionState | undefined {
    return this.divisions.get(divisionKey(name));
  }

  addDivision(name: string): DivisionState {
    const state: DivisionState = {
      divisionId: this.#ids.division(),
      name,
      drawn: false,
      isNew: true,
      rows: [],
      seeds: new Map(),
    };
    this.divisions.set(divisionKey(name), state);
    return state;
  }

  findPerson(row: ReadEntry): PersonRecord | null {
    return this.#index.find(row);
  }

  addPerson(row: ReadEntry): PersonRecord {
    const person: PersonRecord = {
      personId: this.#ids.person(),
      version: 1,
      givenName: row.givenName,
      familyName: row.familyName,
      club: row.club,
      team: row.team,
      country: row.country,
      born: row.born,
      gender: row.gender,
      email: row.email,
      phone: row.phone,
      externalIds: row.externalId === '' ? {} : { [this.#system]: row.externalId },
      erased: false,
    };
    this.people.set(person.personId, person);
    this.#index.add(person);
    return person;
  }

  /** A later row of a new person fills what the first one left open; who was there already is not touched. */
  completePerson(person: PersonRecord, row: ReadEntry): readonly string[] {
    if (!this.people.has(person.personId)) return [];
    const full: PersonRecord = {
      ...person,
      club: person.club || row.club,
      team: person.team || row.team,
      country: person.country || row.country,
      born: person.born ?? row.born,
      gender: person.gender ?? row.gender,
      email: person.email || row.email,
      phone: person.phone || row.phone,
    };
    this.people.set(person.personId, full);
    this.#index.replace(full);
    const notes: string[] = [];
    if (row.club !== '' && row.club !== full.club)
      notes.push(`The club differs from an earlier row of this person ("${full.club}").`);
    if (row.born !== null && row.born !== full.born)
      notes.push(`The birth date differs from an earlier row of this person.`);
    if (nameKey(full) !== nameKey(row))
      notes.push('The name differs from an earlier row with the same id.');
    return notes;
  }

  existingEntry(personId: string, divisionId: string): Entry | undefined {
    return this.#existing.get(entryKey(personId, divisionId));
  }

  plannedEntry(personId: string, divisionId: string): DraftEntry | undefined {
    return this.#planned.get(entryKey(personId, divisionId));
  }

  setEntry(entry: DraftEntry): void {
    this.#planned.set(entryKey(entry.personId, entry.divisionId), entry);
    this.entries.set(entry.entryId, entry);
  }

  newEntryId(): string {
    return this.#ids.entry();
  }
}
