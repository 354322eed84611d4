import type { TableGrant } from './identity.ts';

/** A sign-in of the organiser: the hash of its token, and when it ends (epoch ms). */
export interface SessionRecord {
  readonly hash: string;
  readonly expiresAt: number;
}

/**
 * What is kept of passwords, sign-ins and links: hashes only. It stands beside the log, is never
 * exported, and is no part of a backup that leaves the machine.
 */
export interface AccessStore {
  passwordHash(): Promise<string | null>;
  /** Sets the password; every sign-in and unused one-time link ends. */
  setPassword(hash: string): Promise<void>;
  /** A one-time link; an earlier unused one ends. */
  setSetupToken(hash: string, expiresAt: number): Promise<void>;
  /** True once for the token that is set and not over; it is used up by that. */
  takeSetupToken(hash: string, now: number): Promise<boolean>;
  addSession(session: SessionRecord): Promise<void>;
  session(hash: string): Promise<SessionRecord | null>;
  removeSession(hash: string): Promise<void>;
  /** The link of a mat's table; an earlier one is withdrawn. */
  setTableLink(grant: TableGrant, hash: string): Promise<void>;
  withdrawTableLink(grant: TableGrant): Promise<void>;
  tableLink(hash: string): Promise<TableGrant | null>;
}
