import { ApiError, badInput } from '../http/api-error.ts';
import type { AccessStore } from './access.ts';
import { type Identity, type TableGrant, viewer } from './identity.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { hashOf, matches, newToken } from './tokens.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a sign-in holds. */
export const sessionMs = 30 * day;
const setupMs = day;
/** Table links that one browser may hold. */
const maxTables = 12;

/** The secrets that a request brings. */
export interface Credentials {
  readonly bearer: string | null;
  readonly session: string | null;
  /** Keys of table links. */
  readonly tableKeys: readonly string[];
}

export interface AuthOptions {
  readonly access: AccessStore;
  /** Epoch milliseconds. */
  now(): number;
  /** The token that programs of the machine's owner read from the data folder. */
  readonly localToken: string;
}

/** Sign-in, one-time links and table links. */
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
  async identify({ bearer, session, tableKeys }: Credentials): Promise<Identity> {
    if (bearer !== null && matches(bearer, this.#localHash)) {
      return { organiser: 'local', tables: [] };
    }
    const signedIn = session !== null && (await this.#holds(session));
    const tables: TableGrant[] = [];
    for (const key of tableKeys.slice(0, maxTables)) {
      const grant = await this.#access.tableLink(hashOf(key));
      if (grant !== null) tables.push(grant);
    }
    if (!signedIn && tables.length === 0) return viewer;
    return { organiser: signedIn ? 'password' : null, tables };
  }

  async setupNeeded(): Promise<boolean> {
    return (await this.#access.passwordHash()) === null;
  }

  /** A fresh one-time token, good for a day. */
  async newSetupToken(): Promise<string> {
    const token = newToken();
    await this.#access.setSetupToken(hashOf(token), this.#now() + setupMs);
    return token;
  }

  /** Sets the password by a one-time token and signs in. @returns the session's token */
  async setUp(token: string, password: string): Promise<string> {
    if (password.length < 8)
      throw badInput('A password has at least 8 characters.', 'body.password');
    const stored = await hashPassword(password);
    if (!(await this.#access.takeSetupToken(hashOf(token), this.#now()))) {
      const message =
        'This one-time link was used already, or is over. Ask the server for a new one: threecount serve --new-link';
      throw new ApiError(403, 'link-used', message);
    }
    await this.#access.setPassword(stored);
    return this.#open();
  }

  /** Signs in with the password. @returns the session's token */
  async signIn(password: string): Promise<string> {
    const stored = await this.#access.passwordHash();
    if (stored === null || !(await checkPassword(password, stored))) {
      throw new ApiError(401, 'wrong-password', 'This is not the password.');
    }
    return this.#open();
  }

  async signOut(session: string): Promise<void> {
    await this.#access.removeSession(hashOf(session));
  }

  /** A new link of a mat's table. The old one ends. @returns its key, which is not kept */
  async newTableLink(grant: TableGrant): Promise<string> {
    const key = newToken();
    await this.#access.setTableLink(grant, hashOf(key));
    return key;
  }

  async withdrawTableLink(grant: TableGrant): Promise<void> {
    await this.#access.withdrawTableLink(grant);
  }

  /** Refuses a key that is not the present one of that mat. */
  async checkTableKey(grant: TableGrant, key: string): Promise<void> {
    const held = await this.#access.tableLink(hashOf(key));
    const same = held?.tournamentId === grant.tournamentId && held.matId === grant.matId;
    if (!same) {
      const message =
        'This table link was withdrawn or is not one of ours. Ask the organiser for a new one.';
      throw new ApiError(403, 'link-withdrawn', message);
    }
  }

  async #holds(token: string): Promise<boolean> {
    const session = await this.#access.session(hashOf(token));
    return session !== null && session.expiresAt > this.#now();
  }

  async #open(): Promise<string> {
    const token = newToken();
    await this.#access.addSession({ hash: hashOf(token), expiresAt: this.#now() + sessionMs });
    return token;
  }
}
