import type { PersonRecord } from '../types/entities.ts';
import { nameKey } from './person-name.ts';
import { foldText } from './text.ts';
import type { ReadEntry } from './types.ts';

type Birth = string | null;

/** Whether two births may be one: equal, one unknown, or one only a year. */
export const mayBeOne = (a: Birth, b: Birth): boolean => {
  if (a === null || b === null) return true;
  return a.length === b.length ? a === b : a.slice(0, 4) === b.slice(0, 4);
};

/** Given names that may be one person's after a correction; brothers and sisters under one id are not. */
const alike = (a: string, b: string): boolean => {
  const [one, other] = [foldText(a), foldText(b)];
  return one !== '' && other !== '' && one.slice(0, 3) === other.slice(0, 3);
};

/** A record beside the keys by which it is compared. */
interface Known {
  record: PersonRecord;
  readonly name: string;
  readonly club: string;
}

const pushTo = (map: Map<string, Known[]>, key: string, known: Known): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [known]);
  else list.push(known);
};

/** Only the newest version of each record. */
export const newestVersions = (people: readonly PersonRecord[]): Iterable<PersonRecord> => {
  const latest = new Map<string, PersonRecord>();
  for (const person of people) {
    const known = latest.get(person.personId);
    if (known === undefined || known.version < person.version) latest.set(person.personId, person);
  }
  return latest.values();
};

/**
 * The people of a tournament, found again by the id of the list's system, else by name and birth date, else by name,
 * club and country. Another birth date or another id of the same system makes another person.
 */
export class PeopleIndex {
  readonly #system: string;
  readonly #byId = new Map<string, Known[]>();
  readonly #withoutId = new Map<string, Known[]>();
  readonly #withId = new Map<string, Known[]>();
  readonly #byPerson = new Map<string, Known>();

  constructor(system: string) {
    this.#system = system;
  }

  add(record: PersonRecord): void {
    const known: Known = { record, name: nameKey(record), club: foldText(record.club) };
    this.#byPerson.set(record.personId, known);
    const id = this.#idOf(record);
    if (id !== undefined) pushTo(this.#byId, id, known);
    if (known.name !== '')
      pushTo(id === undefined ? this.#withoutId : this.#withId, known.name, known);
  }

  /** Sets what a person's first row left open; name, club and id stay. */
  replace(record: PersonRecord): void {
    const known = this.#byPerson.get(record.personId);
    if (known !== undefined) known.record = record;
  }

  find(row: ReadEntry): PersonRecord | null {
    const name = nameKey(row);
    if (row.externalId !== '') {
      const same = (this.#byId.get(row.externalId) ?? []).find(
        ({ record, name: known }) =>
          known === name ||
          record.erased ||
          (mayBeOne(record.born, row.born) && alike(record.givenName, row.givenName)),
      );
      if (same !== undefined) return same.record;
    }
    return this.#findByName(row, name);
  }

  #findByName(row: ReadEntry, name: string): PersonRecord | null {
    const named = [
      ...(this.#withoutId.get(name) ?? []),
      ...(row.externalId === '' ? (this.#withId.get(name) ?? []) : []),
    ];
    const fitting = named.filter((known) => this.#fits(known, row));
    const exact = fitting.find(({ record }) => record.born !== null && record.born === row.born);
    if (exact !== undefined) return exact.record;
    const [only, other] = fitting;
    return only !== undefined && other === undefined ? only.record : null;
  }

  #idOf(record: PersonRecord): string | undefined {
    return Object.hasOwn(record.externalIds, this.#system)
      ? record.externalIds[this.#system]
      : undefined;
  }

  #fits({ record, club }: Known, row: ReadEntry): boolean {
    if (record.gender !== null && row.gender !== null && record.gender !== row.gender) return false;
    if (!mayBeOne(record.born, row.born)) return false;
    if (record.born !== null && record.born.length > 4 && record.born === row.born) return true;
    return club === foldText(row.club) && foldText(record.country) === foldText(row.country);
  }
}
