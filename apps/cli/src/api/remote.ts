import { Fault } from '../fault.ts';
import type { ApiBody, Transport } from './api.ts';

/** A server that runs on the data folder. */
export interface RunningServer {
  readonly port: number;
  readonly token: string;
}

function init(method: string, token: string, body: ApiBody | undefined): RequestInit {
  const headers: Record<string, string> = {
    authorization: `Bearer ${token}`,
    'x-threecount-device': 'cli',
  };
  if (body === undefined) return { method, headers };
  if ('file' in body) {
    const file = { 'content-type': 'application/octet-stream' };
    return { method, headers: { ...headers, ...file }, body: new Uint8Array(body.file) };
  }
  const json = { 'content-type': 'application/json' };
  return { method, headers: { ...headers, ...json }, body: JSON.stringify(body.json) };
}

/** Calls the server that runs on the data folder. */
export function remoteTransport({ port, token }: RunningServer): Transport {
  return {
    async request(method, path, body) {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, init(method, token, body));
        return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Fault(`The server on port ${port} did not answer: ${reason}`, 1);
      }
    },
    async close() {},
  };
}
