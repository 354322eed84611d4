import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Credentials, sessionMs } from './auth.ts';

/**
 * The cookies of one server. Browsers share cookies between the ports of a machine, so their names
 * hold a mark of the data folder: two servers on one machine do not sign one another out.
 */
export class Cookies {
  readonly #session: string;
  readonly #tables: string;

  constructor(dataDir: string) {
    const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
    this.#session = `threecount_session_${mark}`;
    this.#tables = `threecount_tables_${mark}`;
  }

  /** The secrets of a request. */
  read(request: FastifyRequest): Credentials {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const session = request.cookies[this.#session] ?? null;
    return { bearer, session, tableKeys: this.#keys(request) };
  }

  signIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.#set(request, reply, this.#session, token);
  }

  signOut(reply: FastifyReply): void {
    reply.clearCookie(this.#session, { path: '/' });
  }

  /** Adds a table's key to those that the browser holds: the newest first. */
  addTable(request: FastifyRequest, reply: FastifyReply, key: string): void {
    const others = this.#keys(request).filter((other) => other !== key);
    this.#set(request, reply, this.#tables, [key, ...others].slice(0, 12).join('.'));
  }

  #keys(request: FastifyRequest): readonly string[] {
    return (request.cookies[this.#tables] ?? '').split('.').filter((key) => key !== '');
  }

  #set(request: FastifyRequest, reply: FastifyReply, name: string, value: string): void {
    reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: sessionMs / 1000,
    });
  }
}
