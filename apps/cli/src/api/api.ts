import { Fault } from '../fault.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly body: Buffer;
}

export type ApiBody =
  | { readonly json: unknown }
  /** A file, byte for byte. */
  | { readonly file: Buffer };

/**
 * How a command reaches the routes of `docs/api.md`: through the server that runs on the data folder,
 * or, where none runs, by opening the folder and calling the same routes in this process.
 */
export interface Transport {
  request(method: 'GET' | 'POST', path: string, body?: ApiBody): Promise<ApiAnswer>;
  close(): Promise<void>;
}

interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly valid?: readonly string[];
}

/** The API as commands use it: whatever is not a plain success becomes a Fault with the server's sentence. */
export class Api {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async get<T>(path: string): Promise<T> {
    return JSON.parse((await this.bytes(path)).toString('utf8')) as T;
  }

  async bytes(path: string): Promise<Buffer> {
    return this.#send('GET', path);
  }

  async post<T>(path: string, body: ApiBody = { json: {} }): Promise<T> {
    return JSON.parse((await this.#send('POST', path, body)).toString('utf8')) as T;
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  async #send(method: 'GET' | 'POST', path: string, body?: ApiBody): Promise<Buffer> {
    const answer = await this.#transport.request(method, `/api${path}`, body);
    if (answer.status < 300) return answer.body;
    throw faultOf(answer);
  }
}

/** A refusal is about the tournament (1), unreadable or wrong input about the call (2). */
function faultOf({ status, body }: ApiAnswer): Fault {
  const { message, valid } = errorBody(body, status);
  const more = valid === undefined || valid.length === 0 ? '' : ` Valid: ${valid.join(', ')}.`;
  return new Fault(`${message}${more}`, status === 409 || status >= 500 ? 1 : 2);
}

function errorBody(body: Buffer, status: number): ErrorBody {
  try {
    return JSON.parse(body.toString('utf8')) as ErrorBody;
  } catch {
    return { code: 'unknown', message: `The server answered ${status}.` };
  }
}
