import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from '../sqlite/connection.ts';
import { copyDatabase, copyDatabaseNow } from './copy-database.ts';
import { moveIntoPlace } from './files.ts';
import { type BackupName, type BackupReason, backupName, parseBackupName } from './names.ts';
import { prepareIncoming, swapIn } from './restore.ts';
import { SerialQueue } from './serial-queue.ts';

/** A copy that is there. */
export interface BackupInfo extends BackupName {
  /** Bytes. */
  readonly size: number;
}

/** What a restore came to; where it was refused nothing has changed. */
export type RestoreBackupResult =
  | { readonly ok: true; readonly safetyCopy: BackupInfo }
  | {
      readonly ok: false;
      readonly code: 'no-such-backup' | 'backup-faulty';
      readonly message: string;
    };

export interface BackupSettings {
  readonly folder: string;
  /** How many are kept of each reason but `manual`. */
  readonly keep: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Copies of the database in a folder beside it. One at a time. */
export class Backups {
  readonly #connection: Connection;
  readonly #settings: BackupSettings;
  readonly #queue = new SerialQueue();
  /** A copy that waits for its turn: it will hold everything that is stored now. */
  readonly #waiting = new Map<BackupReason, Promise<BackupInfo>>();

  constructor(connection: Connection, settings: BackupSettings) {
    this.#connection = connection;
    this.#settings = settings;
    mkdirSync(settings.folder, { recursive: true });
    for (const name of readdirSync(settings.folder)) {
      if (name.endsWith('.part')) rmSync(join(settings.folder, name), { force: true });
    }
  }

  /** Resolves when a copy that holds everything stored up to now is on disk. */
  make(reason: BackupReason): Promise<BackupInfo> {
    const waiting = this.#waiting.get(reason);
    if (waiting !== undefined) return waiting;
    const made = this.#queue.run(async () => {
      this.#waiting.delete(reason);
      const name = this.#freeName(reason);
      await copyDatabase(this.#connection.path, this.#part(name));
      return this.#finish(name);
    });
    this.#waiting.set(reason, made);
    return made;
  }

  /** The same at once. Only inside `alone`. */
  makeNow(reason: BackupReason): BackupInfo {
    const name = this.#freeName(reason);
    copyDatabaseNow(this.#connection, this.#part(name));
    return this.#finish(name);
  }

  /** Runs a task while no copy is being made. */
  alone<T>(task: () => T | Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  /** Newest first. None where somebody has taken the folder away. */
  list(): readonly BackupInfo[] {
    if (!existsSync(this.#settings.folder)) return [];
    return readdirSync(this.#settings.folder)
      .flatMap((name) => parseBackupName(name) ?? [])
      .map((parsed) => ({ ...parsed, size: statSync(this.#path(parsed.name)).size }))
      .sort((a, b) => (a.name < b.name ? 1 : -1));
  }

  restore(name: string): Promise<RestoreBackupResult> {
    return this.alone(async () => {
      if (parseBackupName(name) === undefined || !existsSync(this.#path(name))) {
        return { ok: false, code: 'no-such-backup', message: 'There is no backup of this name.' };
      }
      const prepared = await prepareIncoming(this.#path(name), this.#connection.path);
      if ('fault' in prepared) {
        const message = `The backup cannot be restored: ${prepared.fault}.`;
        return { ok: false, code: 'backup-faulty', message };
      }
      // One turn from here: what is acknowledged before it stands in the safety copy.
      const safetyCopy = this.makeNow('before-restore');
      swapIn(prepared.incoming, this.#connection);
      return { ok: true, safetyCopy };
    });
  }

  async idle(): Promise<void> {
    await this.#queue.idle();
  }

  #path(name: string): string {
    return join(this.#settings.folder, name);
  }

  #part(name: string): string {
    return `${this.#path(name)}.part`;
  }

  #freeName(reason: BackupReason): string {
    for (let at = this.#settings.now(); ; at++) {
      const name = backupName(at, reason);
      if (!existsSync(this.#path(name))) return name;
    }
  }

  #finish(name: string): BackupInfo {
    moveIntoPlace(this.#part(name), this.#path(name));
    this.#dropOld();
    const parsed = parseBackupName(name);
    if (parsed === undefined) throw new Error(`not a backup's name: ${name}`);
    return { ...parsed, size: statSync(this.#path(name)).size };
  }

  /** What cannot be removed now (on Windows: somebody has it open) is removed after the next copy. */
  #drop(name: string): void {
    try {
      rmSync(this.#path(name), { force: true });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== 'EBUSY' && code !== 'EPERM' && code !== 'EACCES') throw error;
    }
  }

  #dropOld(): void {
    const seen = new Map<BackupReason, number>();
    for (const { name, reason } of this.list()) {
      const count = (seen.get(reason) ?? 0) + 1;
      seen.set(reason, count);
      if (reason !== 'manual' && count > this.#settings.keep) this.#drop(name);
    }
  }
}
