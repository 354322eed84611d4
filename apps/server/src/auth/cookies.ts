import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Credentials } from './auth.ts';

/** Browsers keep a cookie for at most 400 days; how long a sign-in holds is the server's affair. */
const maxAgeS = 400 * 24 * 60 * 60;
/** Tables, and coaches of teams, that one browser can be. */
const maxLinks = 8;

const listed = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split('.')
    .filter((one) => one !== '')
    .slice(0, maxLinks);

/**
 * The cookies of one server. Browsers share cookies between the ports of a machine, so their names
 * hold a mark of the data folder: two servers on one machine do not sign one another out.
 */
export class Cookies {
  readonly #session: string;
  readonly #tables: string;
  readonly #teams: string;

  constructor(dataDir: string) {
    const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
    this.#session = `threecount_session_${mark}`;
    this.#tables = `threecount_tables_${mark}`;
    this.#teams = `threecount_teams_${mark}`;
  }

  /** The secrets of a request. */
  read(request: FastifyRequest): Credentials {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const session = request.cookies[this.#session] ?? null;
    const tables = listed(request.cookies[this.#tables]);
    return { bearer, session, tables, teams: listed(request.cookies[this.#teams]) };
  }

  signIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.#set(request, reply, this.#session, token);
  }

  signOut(reply: FastifyReply): void {
    reply.clearCookie(this.#session, { path: '/' });
  }

  /** Adds a table to those that the browser is: the newest first. */
  addTable(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const tables = [token, ...this.read(request).tables].slice(0, maxLinks);
    this.#set(request, reply, this.#tables, tables.join('.'));
  }

  /** Adds a team to those whose coach the browser is: the newest first. */
  addTeam(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const teams = [token, ...this.read(request).teams].slice(0, maxLinks);
    this.#set(request, reply, this.#teams, teams.join('.'));
  }

  #set(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
    reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: maxAgeS,
    });
  }
}
