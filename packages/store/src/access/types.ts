/** A mat's link as it was given out; of its key only a hash is kept. */
export interface TableLink {
  readonly tournamentId: string;
  readonly matId: string;
  readonly keyHash: string;
  readonly createdAt: string;
  readonly withdrawnAt: string | null;
}

/** The link of a team's coach, likewise. */
export interface TeamLink extends Omit<TableLink, 'matId'> {
  /** Of the team. */
  readonly entryId: string;
}

/** Somebody signed in; of the cookie's token only a hash is kept. Instants are ISO, UTC. */
export type Session =
  | {
      readonly tokenHash: string;
      readonly role: 'organiser';
      readonly createdAt: string;
      readonly expiresAt: string;
    }
  | {
      readonly tokenHash: string;
      readonly role: 'table';
      readonly tournamentId: string;
      readonly matId: string;
      readonly createdAt: string;
      readonly expiresAt: string;
    }
  | {
      readonly tokenHash: string;
      readonly role: 'coach';
      readonly tournamentId: string;
      /** Of the team. */
      readonly entryId: string;
      readonly createdAt: string;
      readonly expiresAt: string;
    };

/** Who may do what. Stands beside the log, is never exported, and outlives the restoring of a backup. */
export interface AccessStore {
  setting(key: string): Promise<string | null>;
  /** Null takes the setting away. */
  setSetting(key: string, value: string | null): Promise<void>;

  organiserPasswordHash(): Promise<string | null>;
  /** Signs out every organiser: a new password is set where the old one is lost or known to others. */
  setOrganiserPasswordHash(hash: string): Promise<void>;
  setupTokenHash(): Promise<string | null>;
  setSetupTokenHash(hash: string | null): Promise<void>;
  /**
   * Uses the one-time setup token: sets the password and forgets the token, both or neither.
   * False where the token is not the one that waits.
   */
  completeSetup(tokenHash: string, passwordHash: string): Promise<boolean>;

  /** Gives out a new link for a mat. An older one is withdrawn, and its tables are signed out. */
  putTableLink(link: Omit<TableLink, 'withdrawnAt'>): Promise<void>;
  /** The link that is valid now, or null. */
  tableLink(tournamentId: string, matId: string): Promise<TableLink | null>;
  /** Every link ever given out, in order. */
  tableLinks(tournamentId: string): Promise<readonly TableLink[]>;
  /** Withdraws the mat's link and signs its tables out. False where there was none. */
  withdrawTableLink(tournamentId: string, matId: string, at: string): Promise<boolean>;

  /** Gives out a new link for a team's coach. An older one is withdrawn, and who had it is signed out. */
  putTeamLink(link: Omit<TeamLink, 'withdrawnAt'>): Promise<void>;
  /** The link that is valid now, or null. */
  teamLink(tournamentId: string, entryId: string): Promise<TeamLink | null>;
  /** Withdraws the team's link and signs its coaches out. False where there was none. */
  withdrawTeamLink(tournamentId: string, entryId: string, at: string): Promise<boolean>;

  putSession(session: Session): Promise<void>;
  /** The session of a token, or null where there is none or it has expired at `now` (ISO, UTC). */
  session(tokenHash: string, now: string): Promise<Session | null>;
  deleteSession(tokenHash: string): Promise<void>;
  deleteExpiredSessions(now: string): Promise<void>;

  /** How a list with these headers was mapped last time. */
  importMapping(headerSignature: string): Promise<Readonly<Record<string, string>> | null>;
  saveImportMapping(
    headerSignature: string,
    mapping: Readonly<Record<string, string>>,
  ): Promise<void>;
}
