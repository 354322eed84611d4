import {
  type DataFolder,
  isDiskFull,
  openDataFolder,
  openStore,
  type Store,
} from '@threecount/store';
import type { FastifyInstance } from 'fastify';
import { Auth } from './auth/auth.ts';
import { Cookies } from './auth/cookies.ts';
import { newToken } from './auth/tokens.ts';
import { type DemoKind, openDemo } from './demo/demo.ts';
import { buildApp } from './http/app.ts';
import { tableOfRoutes } from './routes/table-of-routes.ts';
import type { SetAside } from './sessions/set-aside.ts';
import { wire } from './wire.ts';

export interface ServerOptions {
  /** Made if it is missing; this process then owns it until `close`. */
  readonly dataDir: string;
  /** Folder of the built pages; null: the API alone. */
  readonly webDir: string | null;
  /** Log every request to standard error. */
  readonly verbose?: boolean;
  /** Epoch milliseconds; the system's clock by default. */
  readonly now?: () => number;
  /** Is given sentences for whoever started it, while it runs; standard error by default. */
  readonly tell?: (sentence: string) => void;
  /** Attempts to sign in from one address within a minute. */
  readonly signInsPerMinute?: number;
}

export interface Server {
  readonly app: FastifyInstance;
  /** Lets programs of the machine's owner act as organiser. */
  readonly localToken: string;
  /** Sentences for whoever started it. */
  readonly warnings: readonly string[];
  /** Those of them that are about the data. */
  readonly dataWarnings: readonly string[];
  /** True until a password is set. */
  setupNeeded(): Promise<boolean>;
  /** A fresh one-time token for the page `/setup#<token>`. */
  newSetupToken(): Promise<string>;
  /** Opens the invented tournament of a demo, making it where there is none; it then plays itself. */
  openDemo(kind: DemoKind): Promise<void>;
  /** Answers on this port; 0 takes any. @returns the port */
  listen(port: number, host?: string): Promise<number>;
  close(): Promise<void>;
}

export type Started =
  | { readonly ok: true; readonly server: Server }
  /** Another process owns the folder. */
  | { readonly ok: false; readonly code: 'folder-in-use'; readonly message: string };

/** Opens a data folder and builds the server on it; it does not listen yet. */
export async function createServer(options: ServerOptions): Promise<Started> {
  const opened = openDataFolder(options.dataDir);
  if (!opened.ok) return { ok: false, code: opened.code, message: opened.message };
  const { folder } = opened;
  const now = options.now ?? Date.now;
  try {
    const store = await openStore(folder.databasePath, {
      now,
      backupsFolder: folder.backupsFolder,
    });
    return { ok: true, server: await assemble(folder, store, now, options) };
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function assemble(
  folder: DataFolder,
  store: Store,
  now: () => number,
  options: ServerOptions,
): Promise<Server> {
  const localToken = newToken();
  const closing = new AbortController();
  let app: FastifyInstance | null = null;
  const auth = new Auth({ access: store, now, localToken });
  const cookies = new Cookies(folder.dir);
  const failed = (error: unknown) =>
    app?.log.error({ err: error }, 'work in the background failed');
  const tell = options.tell ?? toStandardError;
  const copyFailed = (error: unknown) => tell(noCopy(folder.backupsFolder, error));
  const deps = wire({ store, auth, cookies, now, failed, copyFailed });
  await deps.tournaments.load();
  const dataWarnings = [...store.dataWarnings, ...deps.tournaments.unreadable().map(warningOf)];
  app = await buildApp({
    routes: tableOfRoutes(deps),
    webDir: options.webDir,
    verbose: options.verbose ?? false,
    signInsPerMinute: options.signInsPerMinute ?? 10,
    identify: (request) => auth.identify(cookies.read(request)),
  });
  await app.ready();
  return {
    app,
    localToken,
    warnings: [...store.warnings, ...dataWarnings],
    dataWarnings,
    setupNeeded: () => auth.setupNeeded(),
    newSetupToken: () => auth.newSetupToken(),
    openDemo: (kind) => openDemo(deps, kind, closing.signal),
    async listen(port, host = '0.0.0.0') {
      await app.listen({ port, host });
      const address = app.server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      folder.writeServerInfo({ port: taken, pid: process.pid, token: localToken });
      return taken;
    },
    async close() {
      closing.abort();
      deps.hub.stop();
      await app.close();
      await deps.backups.flush();
      await store.close();
      folder.release();
    },
  };
}

const warningOf = ({ tournamentId, name, reason }: SetAside): string =>
  `The tournament "${name}" (${tournamentId}) is set aside: ${reason} Its data is untouched, and it can be exported.`;

const toStandardError = (sentence: string): void => {
  process.stderr.write(`threecount: ${sentence}\n`);
};

function noCopy(folder: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const why = isDiskFull(error) ? 'the disk is full' : message.replace(/\s*\n\s*/g, ' ');
  return `No copy of the database could be made in ${folder}: ${why}. What is stored is safe as it is; the next result tries again.`;
}
