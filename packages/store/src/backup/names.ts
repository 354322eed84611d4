/**
 * Why a copy was made. `manual` ones are kept until somebody deletes them; of every other reason, the newest few.
 */
export const BACKUP_REASONS = ['result', 'manual', 'before-restore', 'before-replace'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** What the name of a backup says. */
export interface BackupName {
  readonly name: string;
  /** Instant of the copy, ISO UTC. */
  readonly at: string;
  readonly reason: BackupReason;
}

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([a-z-]+)\.sqlite$/;

/** @param at epoch milliseconds */
export function backupName(at: number, reason: BackupReason): string {
  const stamp = new Date(at).toISOString().replaceAll(/[-:.]/g, '');
  return `${stamp}-${reason}.sqlite`;
}

/** Reads a file's name; undefined for one that is not a backup's, and so for every path out of the folder. */
export function parseBackupName(name: string): BackupName | undefined {
  const parts = NAME.exec(name);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second, milli, label] = parts;
  const reason = BACKUP_REASONS.find((known) => known === label);
  if (reason === undefined) return undefined;
  return { name, at: `${year}-${month}-${day}T${hour}:${minute}:${second}.${milli}Z`, reason };
}
