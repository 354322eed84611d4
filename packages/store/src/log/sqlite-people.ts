import { erasedPerson, parsePerson, planPeople } from '@threecount/eventlog';
import type { PersonRecord } from '@threecount/tournament';
import type { Connection } from '../sqlite/connection.ts';

const INSERT = 'INSERT INTO people (tournament_id, person_id, version, body) VALUES (?, ?, ?, ?)';
const NEWEST = `SELECT body FROM people WHERE tournament_id = ? AND person_id = ?
  ORDER BY version DESC LIMIT 1`;
const ALL = 'SELECT person_id, version, body FROM people WHERE tournament_id = ? ORDER BY row_id';
const VERSIONS = 'SELECT version FROM people WHERE tournament_id = ? AND person_id = ?';
const BLANK = `UPDATE people SET body = ?
  WHERE tournament_id = ? AND person_id = ? AND version = ?`;

const FROM_STAGED = `INSERT INTO people (tournament_id, person_id, version, body)
  SELECT ?, person_id, version, body FROM temp.staged_people ORDER BY row_id`;
const OUTDATED = `SELECT 1 FROM temp.staged_people AS staged JOIN people
  ON people.tournament_id = ? AND people.person_id = staged.person_id AND people.version >= staged.version
  LIMIT 1`;

const ERASED = `SELECT DISTINCT tournament_id, person_id FROM people
  WHERE json_extract(body, '$.erased')`;

/** The versions of people. Every method ends within one turn; writing methods run in the caller's transaction. */
export class SqlitePeople {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  put(tournamentId: string, people: readonly PersonRecord[]): void {
    const isNew = this.planner(tournamentId);
    for (const person of people) if (isNew(person)) this.#insert(tournamentId, person);
  }

  /**
   * Says of one version after another whether it has to be written.
   * @throws PersonVersionError from what it gives, where a version does not follow
   */
  planner(tournamentId: string): (person: PersonRecord) => boolean {
    const planned = new Map<string, PersonRecord>();
    return (person) => {
      const newest = (personId: string) =>
        planned.get(personId) ?? this.#newest(tournamentId, personId);
      if (planPeople(newest, [person]).length === 0) return false;
      planned.set(person.personId, person);
      return true;
    };
  }

  /** Whether a version that was made ready no longer follows on what is stored. */
  outdated(tournamentId: string): boolean {
    return this.#connection.statement(OUTDATED).get([tournamentId]) !== undefined;
  }

  /** Writes the versions that were made ready. */
  takeOver(tournamentId: string): void {
    this.#connection.statement(FROM_STAGED).run([tournamentId]);
  }

  all(tournamentId: string): readonly PersonRecord[] {
    const newest = new Map<string, { readonly version: number; readonly body: string }>();
    for (const row of this.#connection.statement(ALL).all([tournamentId])) {
      const personId = String(row['person_id']);
      const version = Number(row['version']);
      if (version > (newest.get(personId)?.version ?? 0)) {
        newest.set(personId, { version, body: String(row['body']) });
      }
    }
    return [...newest.values()].map(({ body }) => parsePerson(body));
  }

  /** False where there is no such person. */
  erase(tournamentId: string, personId: string): boolean {
    const newest = this.#newest(tournamentId, personId);
    if (newest === undefined) return false;
    if (newest.erased) return true;
    for (const row of this.#connection.statement(VERSIONS).all([tournamentId, personId])) {
      const version = Number(row['version']);
      const blank = JSON.stringify(erasedPerson(personId, version));
      this.#connection.statement(BLANK).run([blank, tournamentId, personId, version]);
    }
    this.#insert(tournamentId, erasedPerson(personId, newest.version + 1));
    return true;
  }

  /** Erases here everybody who is erased there: an old copy must not bring them back. */
  eraseAsIn(other: SqlitePeople): void {
    for (const row of other.#connection.statement(ERASED).all([])) {
      this.erase(String(row['tournament_id']), String(row['person_id']));
    }
  }

  /** Puts these people in the place of all that are there; who was erased here stays erased. */
  replaceAll(tournamentId: string, people: readonly PersonRecord[]): void {
    const erased = new Map(
      this.all(tournamentId).flatMap((p) => (p.erased ? [[p.personId, p.version] as const] : [])),
    );
    this.#connection.statement('DELETE FROM people WHERE tournament_id = ?').run([tournamentId]);
    for (const person of people) {
      const gone = erased.get(person.personId);
      const version = Math.max(gone ?? 0, person.version);
      const kept = gone === undefined ? person : erasedPerson(person.personId, version);
      this.#insert(tournamentId, kept);
    }
  }

  #newest(tournamentId: string, personId: string): PersonRecord | undefined {
    const row = this.#connection.statement(NEWEST).get([tournamentId, personId]);
    return row === undefined ? undefined : parsePerson(String(row['body']));
  }

  #insert(tournamentId: string, person: PersonRecord): void {
    const { personId, version } = person;
    this.#connection
      .statement(INSERT)
      .run([tournamentId, personId, version, JSON.stringify(person)]);
  }
}
