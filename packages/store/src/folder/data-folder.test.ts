import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bundle } from '../testing/bundle.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDataFolder } from './data-folder.ts';
import { findServer, processLives, readServerInfo } from './server-info.ts';

function take(dir: string) {
  const opened = openDataFolder(dir);
  if (!opened.ok) throw new Error(opened.message);
  onTestFinished(() => opened.folder.release());
  return opened.folder;
}

describe('openDataFolder', () => {
  it('makes the folder and holds it until it is released', () => {
    const dir = join(temporaryFolder(), 'new', 'folder');
    const folder = take(dir);
    expect(folder).toMatchObject({ dir, databasePath: join(dir, 'threecount.sqlite') });
    const refused = openDataFolder(dir);
    expect(refused).toMatchObject({
      ok: false,
      code: 'folder-in-use',
      pid: process.pid,
      server: null,
    });
    if (!refused.ok) expect(refused.message).toContain(`process ${process.pid}`);
    folder.release();
    folder.release();
    take(dir);
  });

  it('is not misled by what a dead owner left, even under an id that lives', () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, 'owner.json'), JSON.stringify({ pid: process.pid, startedAt: 'x' }));
    writeFileSync(join(dir, 'owner.lock'), '');
    const stale = { port: 1, pid: process.pid, token: 'x' };
    writeFileSync(join(dir, 'server.json'), JSON.stringify(stale));
    take(dir);
    expect(readServerInfo(dir)).toBeNull();
  });

  it('holds nothing where it could not be taken', () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, 'owner.json', 'in the way'), { recursive: true });
    expect(() => openDataFolder(dir)).toThrow();
    rmSync(join(dir, 'owner.json'), { recursive: true });
    take(dir);
  });

  it('throws where the folder cannot be made', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(() => openDataFolder(join(file, 'below'))).toThrow();
  });
});

describe('server.json', () => {
  it('is there for the owner of the machine only, and gone with the server', () => {
    const dir = temporaryFolder();
    const folder = take(dir);
    const info = { port: 8080, pid: process.pid, token: 'secret' };
    folder.writeServerInfo({ ...info, port: 1 });
    folder.writeServerInfo(info);
    expect(readServerInfo(dir)).toEqual(info);
    expect(findServer(dir)).toEqual(info);
    const path = join(dir, 'server.json');
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
    folder.release();
    expect(existsSync(path)).toBe(false);
  });

  it.each(['', '{', '[]', '{"port":"1","pid":2,"token":"x"}', 'null'])(
    'is nothing if it reads %j',
    (text) => {
      const dir = temporaryFolder();
      writeFileSync(join(dir, 'server.json'), text);
      expect(readServerInfo(dir)).toBeNull();
    },
  );
});

describe('another process', () => {
  const outDir = fileURLToPath(
    new URL(`../../../../node_modules/.cache/threecount-folder-${process.pid}`, import.meta.url),
  );
  let program = '';
  beforeAll(async () => {
    program = await bundle(new URL('../testing/folder-child.ts', import.meta.url), outDir);
  }, 60_000);
  afterAll(() => rmSync(outDir, { recursive: true, force: true }));

  async function child(dir: string) {
    const started = spawn(process.execPath, [program, dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void started.kill('SIGKILL'));
    const [said] = (await once(started.stdout, 'data')) as [Buffer];
    return { started, said: said.toString('utf8') };
  }

  it('is named with its server while it lives; its death frees the folder', async () => {
    const dir = temporaryFolder();
    const { started, said } = await child(dir);
    expect(said).toBe('taken\n');
    const pid = started.pid ?? 0;
    const refused = openDataFolder(dir);
    expect(refused).toMatchObject({ ok: false, pid, server: { port: 8123, pid, token: 'secret' } });
    if (!refused.ok) expect(refused.message).toMatch(new RegExp(`process ${pid}.*port 8123`));
    started.kill('SIGKILL');
    await once(started, 'close');
    expect(processLives(pid)).toBe(false);
    expect(findServer(dir)).toBeNull();
    take(dir);
  });

  it('is refused while we hold the folder', async () => {
    const dir = temporaryFolder();
    take(dir);
    expect((await child(dir)).said).toContain(`in use by process ${process.pid}`);
  });
});

describe('processLives', () => {
  it.each([0, -1, 1.5, Number.NaN])('is false for %s', (pid) => {
    expect(processLives(pid)).toBe(false);
  });
  it('is true for this process', () => {
    expect(processLives(process.pid)).toBe(true);
  });
});
