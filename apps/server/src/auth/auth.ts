import type { AccessStore, Session } from '@threecount/store';
import { ApiError, badInput } from '../http/api-error.ts';
import { type Identity, type TableGrant, type TeamGrant, viewer } from './identity.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { hashOf, matches, newToken } from './tokens.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a sign-in holds. */
const sessionMs = 30 * day;
/** How long the one-time link holds. */
const setupMs = day;
/** The sign-in of a table or a coach ends when its link is withdrawn; this only bounds what is kept of it. */
const linkMs = 400 * day;
/** Setting that says when the one-time link is over. */
const setupEnds = 'setup-link-ends';

/** The secrets that a request brings. */
export interface Credentials {
  readonly bearer: string | null;
  readonly session: string | null;
  /** One for each table that the browser is. */
  readonly tables: readonly string[];
  /** One for each team whose coach the browser is. */
  readonly teams: readonly string[];
}

export interface AuthOptions {
  readonly access: AccessStore;
  /** Epoch milliseconds. */
  now(): number;
  /** The token that programs of the machine's owner read from the data folder. */
  readonly localToken: string;
}

const withdrawn = (what: 'table' | 'team'): ApiError => {
  const message = `This ${what} link was withdrawn or is not one of ours. Ask the organiser for a new one.`;
  return new ApiError(403, 'link-withdrawn', message);
};

const wrongLink = (): ApiError => {
  const message =
    'This one-time link was used already, or is over. Ask the server for a new one: threecount serve --new-link';
  return new ApiError(403, 'link-used', message);
};

/** Sign-in, one-time links, and the links of tables and coaches. */
export class Auth {
  readonly #access: AccessStore;
  readonly #now: () => number;
  readonly #localHash: string;

  constructor({ access, now, localToken }: AuthOptions) {
    this.#access = access;
    this.#now = now;
    this.#localHash = hashOf(localToken);
  }

  /** Who these secrets belong to. Ones that are over, withdrawn or unknown count as absent. */
  async identify({ bearer, session, tables, teams }: Credentials): Promise<Identity> {
    if (bearer !== null && matches(bearer, this.#localHash)) {
      return { ...viewer, organiser: 'local' };
    }
    const signedIn = session !== null && (await this.#session(session))?.role === 'organiser';
    const mats: TableGrant[] = [];
    const coached: TeamGrant[] = [];
    for (const token of [...tables, ...teams]) {
      const held = await this.#session(token);
      if (held?.role === 'table') {
        mats.push({ tournamentId: held.tournamentId, matId: held.matId });
      } else if (held?.role === 'coach') {
        coached.push({ tournamentId: held.tournamentId, entryId: held.entryId });
      }
    }
    return { organiser: signedIn ? 'password' : null, tables: mats, teams: coached };
  }

  async setupNeeded(): Promise<boolean> {
    return (await this.#access.organiserPasswordHash()) === null;
  }

  /** A fresh one-time token, good for a day. An earlier one ends. */
  async newSetupToken(): Promise<string> {
    const token = newToken();
    await this.#access.setSetting(setupEnds, this.#instant(setupMs));
    await this.#access.setSetupTokenHash(hashOf(token));
    return token;
  }

  /** Sets the password by a one-time token and signs in. @returns the session's token */
  async setUp(token: string, password: string): Promise<string> {
    if (password.length < 8) {
      throw badInput('A password has at least 8 characters.', 'body.password');
    }
    const ends = await this.#access.setting(setupEnds);
    const waiting = await this.#access.setupTokenHash();
    const open = ends !== null && ends > this.#instant(0);
    if (!open || waiting !== hashOf(token)) throw wrongLink();
    const stored = await hashPassword(password);
    if (!(await this.#access.completeSetup(hashOf(token), stored))) throw wrongLink();
    return this.#open();
  }

  /** Signs in with the password. @returns the session's token */
  async signIn(password: string): Promise<string> {
    const stored = await this.#access.organiserPasswordHash();
    if (stored === null || !(await checkPassword(password, stored))) {
      throw new ApiError(401, 'wrong-password', 'This is not the password.');
    }
    return this.#open();
  }

  async signOut(session: string): Promise<void> {
    await this.#access.deleteSession(hashOf(session));
  }

  /** A new link of a mat's table. The old one ends. @returns its key, which is not kept */
  async newTableLink(grant: TableGrant): Promise<string> {
    const key = newToken();
    const createdAt = this.#instant(0);
    await this.#access.putTableLink({ ...grant, keyHash: hashOf(key), createdAt });
    return key;
  }

  async withdrawTableLink({ tournamentId, matId }: TableGrant): Promise<void> {
    await this.#access.withdrawTableLink(tournamentId, matId, this.#instant(0));
  }

  /** Makes the holder of a mat's key its table. @returns the session's token */
  async openTable(grant: TableGrant, key: string): Promise<string> {
    const link = await this.#access.tableLink(grant.tournamentId, grant.matId);
    if (link === null || !matches(key, link.keyHash)) throw withdrawn('table');
    const token = newToken();
    await this.#access.putSession({ ...grant, role: 'table', ...this.#record(token, linkMs) });
    return token;
  }

  /** A new link of a team's coach. The old one ends. @returns its key, which is not kept */
  async newTeamLink(grant: TeamGrant): Promise<string> {
    const key = newToken();
    const createdAt = this.#instant(0);
    await this.#access.putTeamLink({ ...grant, keyHash: hashOf(key), createdAt });
    return key;
  }

  async withdrawTeamLink({ tournamentId, entryId }: TeamGrant): Promise<void> {
    await this.#access.withdrawTeamLink(tournamentId, entryId, this.#instant(0));
  }

  /** Makes the holder of a team's key its coach. @returns the session's token */
  async openTeam(grant: TeamGrant, key: string): Promise<string> {
    const link = await this.#access.teamLink(grant.tournamentId, grant.entryId);
    if (link === null || !matches(key, link.keyHash)) throw withdrawn('team');
    const token = newToken();
    await this.#access.putSession({ ...grant, role: 'coach', ...this.#record(token, linkMs) });
    return token;
  }

  #session(token: string): Promise<Session | null> {
    return this.#access.session(hashOf(token), this.#instant(0));
  }

  async #open(): Promise<string> {
    const token = newToken();
    await this.#access.deleteExpiredSessions(this.#instant(0));
    await this.#access.putSession({ role: 'organiser', ...this.#record(token, sessionMs) });
    return token;
  }

  #record(token: string, lastsMs: number) {
    const [createdAt, expiresAt] = [this.#instant(0), this.#instant(lastsMs)];
    return { tokenHash: hashOf(token), createdAt, expiresAt };
  }

  #instant(laterMs: number): string {
    return new Date(this.#now() + laterMs).toISOString();
  }
}
