import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Identity } from '../auth/identity.ts';
import { ApiError } from './api-error.ts';

/**
 * Who may call a route: everybody; the table of the mat named in the path (and the organiser); the coach of the team
 * named in the path (and the organiser); the organiser alone.
 */
export type Need = 'viewer' | 'table' | 'team' | 'organiser';

/** One call, checked: who it is, and the input as its schemas made it. */
export interface Call<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly who: Identity;
  /** The sender's device, for the log. */
  readonly device: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RouteSpec<P, Q, B> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly need: Need;
  readonly params?: z.ZodType<P>;
  readonly query?: z.ZodType<Q>;
  readonly body?: z.ZodType<B>;
  /** True for sign-in: few calls a minute from one address. */
  readonly limited?: boolean;
  /** True where the body is a file and reaches the handler as a Buffer. */
  readonly file?: boolean;
  /** Largest body in bytes; else the server's usual limit. */
  readonly maxBytes?: number;
  /** What is returned becomes the JSON answer; `undefined` where the handler has answered itself. */
  handle(call: Call<P, Q, B>): unknown;
}

/** A route of the table, its input types closed in. */
export type Route = Omit<RouteSpec<unknown, unknown, unknown>, 'handle'> & {
  run(call: Call<unknown, unknown, unknown>): Promise<unknown>;
};

const placeOf = (part: string, path: readonly PropertyKey[]): string =>
  [part, ...path.map(String)].join('.');

function parsed<T>(part: string, schema: z.ZodType<T> | undefined, input: unknown): T {
  if (schema === undefined) return input as T;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const first = result.error.issues[0];
  const place = placeOf(part, first?.path ?? []);
  throw new ApiError(400, 'bad-input', `${place}: ${first?.message ?? 'not valid'}`, { place });
}

/** Declares a route: input is checked by its schemas before the handler sees it. */
export function route<P, Q, B>(spec: RouteSpec<P, Q, B>): Route {
  const { handle, ...rest } = spec;
  return {
    ...rest,
    async run(call) {
      return handle({
        ...call,
        params: parsed('params', spec.params, call.params),
        query: parsed('query', spec.query, call.query),
        body: parsed('body', spec.body, call.body),
      });
    },
  };
}
