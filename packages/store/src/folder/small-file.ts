import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { renameOver } from './rename.ts';

/** Writes a small JSON file for the eyes of its owner only; readers see the old one or the new one, whole. */
export function writeSmallFile(path: string, value: object): void {
  const temporary = `${path}.${process.pid}.part`;
  try {
    writeFileSync(temporary, `${JSON.stringify(value)}\n`, { mode: 0o600 });
    chmodSync(temporary, 0o600);
    renameOver(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** The members of a small JSON file; undefined where it is missing or not an object. */
export function readSmallFile(path: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    return { ...value };
  } catch {
    return undefined;
  }
}
