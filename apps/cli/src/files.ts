import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Fault } from './fault.ts';
import type { Io } from './io.ts';

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EBUSY':
      return 'it may not be opened, or another program has it open';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** The bytes of a file that the caller named. @throws Fault */
export async function readInput(io: Io, file: string): Promise<Buffer> {
  try {
    return await readFile(path.resolve(io.cwd, file));
  } catch (error) {
    throw new Fault(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}

/** No script and no file of teams is larger (bytes). */
const mostText = 16 * 2 ** 20;

/** The text of a script or a file of teams that the caller named. @throws Fault */
export async function readText(io: Io, file: string): Promise<string> {
  const size = await stat(path.resolve(io.cwd, file)).then(
    (found) => found.size,
    () => 0,
  );
  if (size > mostText) throw new Fault(`${file} is too large: more than ${mostText / 2 ** 20} MB.`);
  return (await readInput(io, file)).toString('utf8');
}

/** Writes a file whole or not at all. @throws Fault */
export async function writeOutput(io: Io, file: string, content: Buffer | string): Promise<void> {
  const target = path.resolve(io.cwd, file);
  const part = `${target}.${process.pid}.part`;
  try {
    await writeFile(part, content);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw new Fault(`${file} cannot be written: ${reasonOf(error)}.`);
  }
}
