import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCli } from '../lib/built.mjs';

/** Longer than anything takes, also on a busy machine: a server that hangs is a fault, not a dead one. Milliseconds. */
const patienceMs = 120_000;

/** The server could not be reached, or was gone before it answered: what was asked may be done or not. */
export class NoAnswer extends Error {}

function readInfo(dataDir) {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
  } catch {
    return null;
  }
}

/** Requests as the machine's owner, from a device of this name. */
function clientOf({ port, token }, device) {
  return async (method, place, body) => {
    let answer;
    let text;
    try {
      answer = await fetch(`http://127.0.0.1:${port}/api${place}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'x-threecount-device': device,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      text = await answer.text();
    } catch (error) {
      if (error.name === 'TimeoutError') throw new Error(`${method} ${place} hangs`);
      throw new NoAnswer(`${method} ${place}: ${error.message}`, { cause: error });
    }
    const isJson = answer.headers.get('content-type')?.includes('application/json');
    return { status: answer.status, text, body: isJson ? JSON.parse(text) : null };
  };
}

const running = new Set();
// Whoever breaks a run off leaves no server behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A started `threecount serve`, as a process of its own. */
class RunningServer {
  #child;
  #ended;
  #errors = [];
  #info = null;

  constructor(dataDir) {
    this.dataDir = dataDir;
    const where = ['--data', dataDir, '--port', '0', '--host', '127.0.0.1'];
    this.#child = startCli(['serve', ...where], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child.stderr.on('data', (chunk) => this.#errors.push(String(chunk)));
    running.add(this.#child);
    this.#child.on('close', () => running.delete(this.#child));
    this.#ended = once(this.#child, 'close');
    this.#ended.catch(() => undefined);
  }

  get alive() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Waits until it answers. @throws where it ends by itself */
  async ready() {
    const before = performance.now();
    while (this.alive && performance.now() - before < patienceMs) {
      const info = readInfo(this.dataDir);
      if (info?.pid === this.#child.pid) {
        this.#info = info;
        return;
      }
      await sleep(5);
    }
    throw new Error(`The server did not start: ${this.#errors.join('').trim()}`);
  }

  client(device) {
    return clientOf(this.#info, device);
  }

  /** Ends the process at once, as a power switch would. Resolves when it is gone. */
  async kill() {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** Asks it to end in order. */
  async stop() {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }
}

/** Starts a server on a folder. @returns it, not yet answering */
export const launch = (dataDir) => new RunningServer(dataDir);

/** Starts a server on a folder and waits until it answers. */
export async function start(dataDir) {
  const server = launch(dataDir);
  await server.ready();
  return server;
}

/** The answer's body. @throws where it is no success */
export async function must(request, method, place, body) {
  const answer = await request(method, place, body);
  if (answer.status < 300) return answer.body ?? answer.text;
  throw new Error(`${method} ${place} was answered ${answer.status}: ${answer.text}`);
}
