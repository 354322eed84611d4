import { join } from 'node:path';
import { readSmallFile } from './small-file.ts';

/** How the command line finds the server that owns a folder. */
export interface ServerInfo {
  readonly port: number;
  readonly pid: number;
  /** Lets its bearer act as organiser; the file is for the eyes of the server's user only. */
  readonly token: string;
}

export function serverInfoPath(dir: string): string {
  return join(dir, 'server.json');
}

/** What the last server of this folder wrote of itself; it may be dead. Null where there is nothing. */
export function readServerInfo(dir: string): ServerInfo | null {
  const { port, pid, token } = readSmallFile(serverInfoPath(dir)) ?? {};
  if (typeof port !== 'number' || typeof pid !== 'number' || typeof token !== 'string') return null;
  return { port, pid, token };
}

/** The server that owns this folder, if its process lives. */
export function findServer(dir: string): ServerInfo | null {
  const info = readServerInfo(dir);
  return info !== null && processLives(info.pid) ? info : null;
}

/** Whether there is a process of this id. It may be another one: ids are used again. */
export function processLives(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
