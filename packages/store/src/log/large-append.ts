import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppendResult, Envelope, NewEnvelope } from '@threecount/eventlog';
import type { PersonRecord } from '@threecount/tournament';
import { SerialQueue } from '../backup/serial-queue.ts';
import type { Connection } from '../sqlite/connection.ts';
import type { SqliteLog } from './sqlite-log.ts';
import type { SqlitePeople } from './sqlite-people.ts';

/** Rows that are made ready in one turn of the event loop. */
const perTurn = 1_000;

/** In memory: people must not stand in a file of the system's. */
const TABLES = `
  PRAGMA temp_store = MEMORY;
  DROP TABLE IF EXISTS temp.staged;
  DROP TABLE IF EXISTS temp.staged_people;
  CREATE TEMP TABLE staged (
    position INTEGER PRIMARY KEY, stream_kind TEXT, stream_id TEXT, version INTEGER, command_id TEXT, body TEXT);
  CREATE TEMP TABLE staged_people (row_id INTEGER PRIMARY KEY, person_id TEXT, version INTEGER, body TEXT);
`;
const DROP = 'DROP TABLE IF EXISTS temp.staged; DROP TABLE IF EXISTS temp.staged_people';
const STAGE = `INSERT INTO temp.staged
  (position, stream_kind, stream_id, version, command_id, body) VALUES (?, ?, ?, ?, ?, ?)`;
const STAGE_PERSON = 'INSERT INTO temp.staged_people (person_id, version, body) VALUES (?, ?, ?)';

/** From so many rows on a batch is made ready beside the database, so that nobody waits for it. */
export const largeFrom = 2 * perTurn;

/**
 * Appends of many thousand envelopes. The rows are made ready piece by piece in tables of this connection alone, and
 * then taken over in one transaction as for any append: whole or not at all, and within one turn of the event loop, of
 * which hardly anything but the copying is left.
 */
export class LargeAppend {
  readonly #connection: Connection;
  readonly #log: SqliteLog;
  readonly #people: SqlitePeople;
  readonly #queue = new SerialQueue();

  constructor(connection: Connection, log: SqliteLog, people: SqlitePeople) {
    this.#connection = connection;
    this.#log = log;
    this.#people = people;
  }

  /** @returns null where something else was stored meanwhile: nothing of the batch is stored then. */
  append(
    tournamentId: string,
    batch: readonly NewEnvelope[],
    people: readonly PersonRecord[],
    recordedAt: string,
  ): Promise<AppendResult | null> {
    return this.#queue.run(async () => {
      const planned = this.#log.plan(tournamentId, batch, recordedAt);
      if (planned.kind !== 'appended') return planned;
      const { generation } = this.#connection;
      this.#connection.exec(TABLES);
      try {
        const fits =
          (await this.#stage(planned.envelopes, generation)) &&
          (await this.#stagePeople(tournamentId, people, generation)) &&
          this.#takeOver(tournamentId, planned.envelopes);
        return fits ? planned : null;
      } finally {
        this.#connection.exec(DROP);
      }
    });
  }

  async #stage(envelopes: readonly Envelope[], generation: number): Promise<boolean> {
    return this.#inTurns(envelopes, generation, ({ stream, ...envelope }) => {
      const { position, version, commandId } = envelope;
      const body = this.#log.bodyOf({ ...envelope, stream });
      this.#connection
        .statement(STAGE)
        .run([position, stream.kind, stream.id, version, commandId, body]);
    });
  }

  async #stagePeople(
    tournamentId: string,
    people: readonly PersonRecord[],
    generation: number,
  ): Promise<boolean> {
    const isNew = this.#people.planner(tournamentId);
    return this.#inTurns(people, generation, (person) => {
      if (!isNew(person)) return;
      const { personId, version } = person;
      this.#connection.statement(STAGE_PERSON).run([personId, version, JSON.stringify(person)]);
    });
  }

  /** False once another file has taken the place of the database. */
  async #inTurns<T>(
    rows: readonly T[],
    generation: number,
    write: (row: T) => void,
  ): Promise<boolean> {
    for (let from = 0; from < rows.length; from += perTurn) {
      if (this.#connection.generation !== generation) return false;
      this.#connection.transaction(() => {
        for (const row of rows.slice(from, from + perTurn)) write(row);
      });
      await nextTurn();
    }
    return this.#connection.generation === generation;
  }

  #takeOver(tournamentId: string, envelopes: readonly Envelope[]): boolean {
    if (this.#people.outdated(tournamentId)) return false;
    return this.#log.takeOver(tournamentId, envelopes, () => this.#people.takeOver(tournamentId));
  }
}
