import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Server, version } from '@threecount/server';
import { Api } from '../api/api.ts';
import { runningServer } from '../api/connect.ts';
import { remoteTransport } from '../api/remote.ts';
import { type CommandSpec, type Context, dataDirOf, writeJson } from '../command.ts';
import { Fault } from '../fault.ts';
import { openFolder } from '../open-folder.ts';

/** The usual port, and how many after it are tried where it is taken. */
const usualPort = 8080;
const morePorts = 9;

/** The built pages, beside this program in the repository. */
const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url));

function portOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new Fault(`--port ${text} is no port: give a number from 0 to 65535.`);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Why nothing can be heard there, for what a person can set right; else the error itself. */
function cannotListen(error: unknown, port: number, host: string): unknown {
  switch (codeOf(error)) {
    case 'EACCES':
      return new Fault(`Port ${port} may not be used by this account. Take one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new Fault(`--host ${host} is no address of this machine.`);
    default:
      return error;
  }
}

async function listen(server: Server, wanted: number | null, host?: string): Promise<number> {
  const first = wanted ?? usualPort;
  const last = wanted === null ? usualPort + morePorts : wanted;
  for (let port = first; ; port += 1) {
    try {
      return await server.listen(port, host);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw cannotListen(error, port, host ?? '0.0.0.0');
      if (port < last) continue;
      const which = wanted === null ? `Ports ${usualPort} to ${last} are` : `Port ${wanted} is`;
      throw new Fault(`${which} in use by another program. Choose another one with --port.`);
    }
  }
}

/** Addresses under which other devices of the network reach this machine. */
const networkAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

interface Running {
  readonly url: string;
  readonly network: readonly string[];
  readonly dataDir: string;
  /** A one-time link, where one was made. */
  readonly setup: string | null;
}

function announce({ io, args }: Context, running: Running): void {
  if (args.flag('json')) {
    writeJson(io, running);
    return;
  }
  const { url, network, dataDir, setup } = running;
  io.out(`Threecount ${version}, data in ${dataDir}\n\n`);
  io.out(`  Open            ${url}/\n`);
  for (const address of network) io.out(`  In the network  ${address}/\n`);
  if (setup === null) io.out(`  Organiser       ${url}/sign-in\n`);
  else
    io.out(`  Organiser       ${setup}\n                  (one-time link: it sets the password)\n`);
  io.out('\nStop with Ctrl+C.\n');
}

/** Prints a fresh one-time link of a server that runs already. */
async function linkOfRunning(context: Context, dataDir: string): Promise<boolean> {
  const running = await runningServer(dataDir);
  if (running === null) return false;
  const api = new Api(remoteTransport(running));
  const { token } = await api.post<{ readonly token: string }>('/setup-link');
  const url = `http://localhost:${running.port}/setup#${token}`;
  if (context.args.flag('json')) writeJson(context.io, { url });
  else context.io.out(`One-time link, good for a day; it sets a new password:\n  ${url}\n`);
  return true;
}

async function open(context: Context, dataDir: string): Promise<Server> {
  const verbose = context.args.flag('verbose');
  const tell = (sentence: string) => context.io.err(`threecount: ${sentence}\n`);
  const server = await openFolder({ dataDir, webDir, verbose, tell });
  server.warnings.forEach(tell);
  return server;
}

type Demo = Parameters<Server['openDemo']>[0];

const demoFolders: Readonly<Record<Demo, string>> = {
  matches: 'threecount-demo',
  team: 'threecount-demo-team',
};

/** `--demo`, or `--demo team`; null: no demo is asked for. */
function demoOf({ args }: Context): Demo | null {
  const [word] = args.files;
  if (word !== undefined && !(args.flag('demo') && word === 'team')) {
    throw new Fault(`"${word}" is one argument too many.`);
  }
  if (!args.flag('demo')) return null;
  return word === undefined ? 'matches' : 'team';
}

async function run(context: Context): Promise<number> {
  const { args } = context;
  const wanted = portOf(args.text('port'));
  const demo = demoOf(context);
  const dataDir = dataDirOf(context, demo === null ? undefined : demoFolders[demo]);
  if (args.flag('new-link') && (await linkOfRunning(context, dataDir))) return 0;
  const server = await open(context, dataDir);
  try {
    if (demo !== null) await server.openDemo(demo);
    const port = await listen(server, wanted, args.text('host'));
    const needsLink = args.flag('new-link') || (await server.setupNeeded());
    const url = `http://localhost:${port}`;
    const network = networkAddresses().map((address) => `http://${address}:${port}`);
    const setup = needsLink ? `${url}/setup#${await server.newSetupToken()}` : null;
    announce(context, { url, network, dataDir, setup });
    await context.io.untilStopped();
  } finally {
    await server.close();
  }
  return 0;
}

export const serveCommand: CommandSpec = {
  name: 'serve',
  summary: 'start the server for tables, scoreboards and the public',
  files: { name: 'team', min: 0, max: 1 },
  options: {
    port: { type: 'string', value: 'N', help: `the port (${usualPort}, or the next free one)` },
    host: {
      type: 'string',
      value: 'ADDRESS',
      help: 'answer on this address alone (0.0.0.0: on all)',
    },
    demo: {
      type: 'boolean',
      help: 'a small invented tournament, in ./threecount-demo; `--demo team`: of teams, in ./threecount-demo-team',
    },
    'new-link': { type: 'boolean', help: 'print a new one-time link: for a lost password' },
    verbose: { type: 'boolean', help: 'log every request to standard error' },
  },
  run,
};
