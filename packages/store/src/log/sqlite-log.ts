import {
  type AppendResult,
  type Envelope,
  type NewEnvelope,
  parseEnvelope,
  planAppend,
  streamKey,
} from '@threecount/eventlog';
import type { Connection } from '../sqlite/connection.ts';

/** What is kept in memory of a log, so that an append asks the database for next to nothing. */
interface KnownLog {
  readonly logId: number;
  head: number;
  readonly versions: Map<string, number>;
}

const INSERT_LOG = 'INSERT INTO logs (tournament_id) VALUES (?)';
const INSERT = `INSERT INTO envelopes
  (log_id, position, stream_kind, stream_id, version, command_id, body) VALUES (?, ?, ?, ?, ?, ?, ?)`;
const FROM_STAGED = `INSERT INTO envelopes
  (log_id, position, stream_kind, stream_id, version, command_id, body)
  SELECT ?, position, stream_kind, stream_id, version, command_id, body FROM temp.staged ORDER BY position`;
const BY_COMMAND = 'SELECT body FROM envelopes WHERE log_id = ? AND command_id = ?';
const RETIRE = 'UPDATE logs SET replaced_at = ? WHERE tournament_id = ? AND replaced_at IS NULL';
const LIVE_LOG = 'SELECT log_id FROM logs WHERE tournament_id = ? AND replaced_at IS NULL';
const LIVE_LOGS = 'SELECT tournament_id FROM logs WHERE replaced_at IS NULL ORDER BY log_id';
const HEAD = 'SELECT COALESCE(MAX(position), 0) AS head FROM envelopes WHERE log_id = ?';
const VERSIONS = `SELECT stream_kind, stream_id, MAX(version) AS version FROM envelopes
  WHERE log_id = ? GROUP BY stream_kind, stream_id`;
const READ = `SELECT body FROM envelopes WHERE log_id = ? AND position > ?
  ORDER BY position LIMIT ?`;

/**
 * The log tables. One process owns the file and every method ends within one turn of the event loop,
 * so heads and versions are kept in memory; the unique indexes of the database are the safety net.
 */
export class SqliteLog {
  readonly #connection: Connection;
  readonly #known = new Map<string, KnownLog>();
  #generation: number;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#generation = connection.generation;
  }

  /** @param beside runs in the same transaction if the batch is new. */
  append(
    tournamentId: string,
    batch: readonly NewEnvelope[],
    recordedAt: string,
    beside?: () => void,
  ): AppendResult {
    try {
      const log = this.#log(tournamentId);
      const result = this.#connection.transaction(() => {
        const planned = this.plan(tournamentId, batch, recordedAt);
        if (planned.kind === 'appended') {
          this.#write(tournamentId, log, planned.envelopes);
          beside?.();
        }
        return planned;
      });
      if (result.kind === 'appended') this.#remember(tournamentId, log, result.envelopes);
      return result;
    } catch (error) {
      this.forget(tournamentId);
      throw error;
    }
  }

  /**
   * Writes planned envelopes out of the table in which they were made ready.
   * @param beside runs in the same transaction
   * @returns false where something was stored since they were planned: nothing is written then
   */
  takeOver(tournamentId: string, envelopes: readonly Envelope[], beside: () => void): boolean {
    try {
      const log = this.#log(tournamentId);
      if (envelopes[0]?.position !== (log?.head ?? 0) + 1) return false;
      this.#connection.transaction(() => {
        const logId = log?.logId ?? this.#newLog(tournamentId);
        this.#connection.statement(FROM_STAGED).run([logId]);
        beside();
      });
      this.#remember(tournamentId, log, envelopes);
      return true;
    } catch (error) {
      this.forget(tournamentId);
      throw error;
    }
  }

  /** Takes a log out of sight. It stays in the database. Inside a transaction of the caller. */
  retire(tournamentId: string, at: string): void {
    this.#connection.statement(RETIRE).run([at, tournamentId]);
    this.forget(tournamentId);
  }

  /** Writes a log as it stands, under a new number. Inside a transaction of the caller. */
  adopt(tournamentId: string, envelopes: readonly Envelope[]): void {
    if (envelopes.length === 0) return;
    const logId = this.#newLog(tournamentId);
    for (const envelope of envelopes) this.#insert(logId, envelope);
    this.forget(tournamentId);
  }

  read(tournamentId: string, after: number, limit?: number): readonly Envelope[] {
    const log = this.#log(tournamentId);
    if (log === undefined) return [];
    const rows = this.#connection.statement(READ).all([log.logId, after, limit ?? -1]);
    return rows.map((row) => parseEnvelope(String(row['body'])));
  }

  head(tournamentId: string): number {
    return this.#log(tournamentId)?.head ?? 0;
  }

  tournaments(): readonly string[] {
    const rows = this.#connection.statement(LIVE_LOGS).all([]);
    return rows.map((row) => String(row['tournament_id']));
  }

  /** Drops what is kept in memory: it is read again when it is needed. */
  forget(tournamentId: string): void {
    this.#known.delete(tournamentId);
  }

  /** How a batch would be answered now. */
  plan(tournamentId: string, batch: readonly NewEnvelope[], recordedAt: string): AppendResult {
    const log = this.#log(tournamentId);
    const knowledge = {
      tournamentId,
      head: log?.head ?? 0,
      version: (stream: NewEnvelope['stream']) => log?.versions.get(streamKey(stream)) ?? 0,
      stored: (commandId: string) =>
        log === undefined ? undefined : this.#stored(log.logId, commandId),
    };
    return planAppend(knowledge, batch, recordedAt);
  }

  #stored(logId: number, commandId: string): Envelope | undefined {
    const row = this.#connection.statement(BY_COMMAND).get([logId, commandId]);
    return row === undefined ? undefined : parseEnvelope(String(row['body']));
  }

  #write(tournamentId: string, log: KnownLog | undefined, envelopes: readonly Envelope[]): void {
    if (envelopes.length === 0) return;
    const logId = log?.logId ?? this.#newLog(tournamentId);
    for (const envelope of envelopes) this.#insert(logId, envelope);
  }

  #newLog(tournamentId: string): number {
    return Number(this.#connection.statement(INSERT_LOG).run([tournamentId]).lastInsertRowid);
  }

  /** The text in which an envelope is kept. */
  bodyOf(envelope: Envelope): string {
    return JSON.stringify(envelope);
  }

  #insert(logId: number, envelope: Envelope): void {
    const { position, stream, version, commandId } = envelope;
    this.#connection
      .statement(INSERT)
      .run([logId, position, stream.kind, stream.id, version, commandId, this.bodyOf(envelope)]);
  }

  #remember(tournamentId: string, log: KnownLog | undefined, envelopes: readonly Envelope[]): void {
    const last = envelopes.at(-1);
    if (last === undefined || log === undefined) {
      this.forget(tournamentId);
      return;
    }
    log.head = last.position;
    for (const { stream, version } of envelopes) log.versions.set(streamKey(stream), version);
  }

  #log(tournamentId: string): KnownLog | undefined {
    if (this.#generation !== this.#connection.generation) {
      this.#known.clear();
      this.#generation = this.#connection.generation;
    }
    const known = this.#known.get(tournamentId) ?? this.#load(tournamentId);
    if (known !== undefined) this.#known.set(tournamentId, known);
    return known;
  }

  #load(tournamentId: string): KnownLog | undefined {
    const live = this.#connection.statement(LIVE_LOG).get([tournamentId]);
    if (live === undefined) return undefined;
    const logId = Number(live['log_id']);
    const head = Number(this.#connection.statement(HEAD).get([logId])?.['head'] ?? 0);
    const versions = new Map<string, number>();
    for (const row of this.#connection.statement(VERSIONS).all([logId])) {
      const stream = { kind: row['stream_kind'], id: row['stream_id'] } as NewEnvelope['stream'];
      versions.set(streamKey(stream), Number(row['version']));
    }
    return { logId, head, versions };
  }
}
