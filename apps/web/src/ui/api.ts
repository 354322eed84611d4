import { deviceName } from '@threecount/client';

/** An answer of the server that is not what was asked for; `code` and `message` are the server's. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly place: string | null;
  readonly valid: readonly string[];

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.place = body.place ?? null;
    this.valid = body.valid ?? [];
  }
}

interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly place: string;
  readonly valid: readonly string[];
}

type HttpMethod = 'GET' | 'POST' | 'DELETE';

async function answerOf(method: HttpMethod, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'x-threecount-device': deviceName() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { code: 'no-network', message: 'The server does not answer.' });
  }
}

/**
 * One request to the server. `path` begins with `/api`.
 * @throws ApiError with the server's code and message; code `no-network`, status 0 where no answer came
 */
export async function api<T>(method: HttpMethod, path: string, body?: unknown): Promise<T> {
  const response = await answerOf(method, path, body);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const value: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  if (!response.ok) throw new ApiError(response.status, (value ?? {}) as Partial<ErrorBody>);
  return value as T;
}

/** The sentence to show for whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
