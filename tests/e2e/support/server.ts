import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../apps/cli/bin/threecount.mjs', import.meta.url));

interface Announced {
  readonly url: string;
  /** The one-time link; null once a password is set. */
  readonly setup: string | null;
}

const running = new Set<ChildProcess>();
// Whoever breaks a run off leaves no server behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function serve(dataDir: string, port: number): ChildProcess {
  const args = ['serve', '--data', dataDir, '--port', String(port), '--host', '127.0.0.1'];
  const child = spawn(process.execPath, [program, ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** What a starting server says about itself. Rejects where it ends instead. */
function announced(child: ChildProcess): Promise<Announced> {
  let out = '';
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      reject(new Error(`The server ended with ${code} before it answered: ${errors}${out}`)),
    );
    child.stdout?.on('data', (chunk) => {
      out += String(chunk);
      try {
        resolve(JSON.parse(out) as Announced);
      } catch {
        // The rest is still to come.
      }
    });
  });
}

const isAlive = (child: ChildProcess | null): child is ChildProcess =>
  child !== null && child.exitCode === null && child.signalCode === null;

/** The built `threecount serve`, as a process of its own on a folder of its own. */
export class TestServer {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'threecount-e2e-'));
  #child: ChildProcess | null = null;
  #announced: Announced = { url: '', setup: null };

  static async started(): Promise<TestServer> {
    const server = new TestServer();
    await server.start();
    return server;
  }

  /** `http://localhost:<port>`; the same after a restart. */
  get url(): string {
    return this.#announced.url;
  }

  get setupLink(): string {
    const { setup } = this.#announced;
    if (setup === null) throw new Error('The server gave no one-time link.');
    return setup;
  }

  async start(): Promise<void> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    this.#child = serve(this.dataDir, port);
    this.#announced = await announced(this.#child);
  }

  /** Starts it again where a test that failed left it dead. */
  async revive(): Promise<void> {
    if (!isAlive(this.#child)) await this.start();
  }

  /** Ends the process at once, as a power switch would. Resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!isAlive(child)) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }

  /** Ends it and removes its folder. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /**
   * Asks the API as the machine's owner, for what a test only needs to have done.
   * @param place below `/api`
   */
  async ask<T>(method: 'GET' | 'POST' | 'DELETE', place: string, body?: unknown): Promise<T> {
    const info = readFileSync(path.join(this.dataDir, 'server.json'), 'utf8');
    const { token } = JSON.parse(info) as { readonly token: string };
    const response = await fetch(`${this.url.replace('localhost', '127.0.0.1')}/api${place}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-threecount-device': 'test',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${place} was answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
}
