import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { renameOver } from './rename.ts';

/** A rename that fails so often with this code, then works. */
function failing(times: number, code: string) {
  const calls = { renames: 0, pauses: 0 };
  const rename = () => {
    calls.renames += 1;
    if (calls.renames <= times) throw Object.assign(new Error(code), { code });
  };
  const pause = () => {
    calls.pauses += 1;
  };
  return { calls, rename, pause };
}

describe('renameOver', () => {
  it('puts one file in the place of another', () => {
    const [from, to] = ['new', 'old'].map((name) => join(temporaryFolder(), name)) as [
      string,
      string,
    ];
    writeFileSync(from, 'new');
    writeFileSync(to, 'old');
    renameOver(from, to);
    expect(readFileSync(to, 'utf8')).toBe('new');
    expect(existsSync(from)).toBe(false);
  });

  it.each(['EPERM', 'EACCES', 'EBUSY'])('waits on Windows while it is told %s', (code) => {
    const { calls, ...world } = failing(3, code);
    renameOver('a', 'b', { platform: 'win32', ...world });
    expect(calls).toEqual({ renames: 4, pauses: 3 });
  });

  it('gives up on Windows after a second', () => {
    const { calls, ...world } = failing(1000, 'EBUSY');
    expect(() => renameOver('a', 'b', { platform: 'win32', ...world })).toThrow('EBUSY');
    expect(calls).toEqual({ renames: 20, pauses: 19 });
  });

  it.each([
    ['win32', 'ENOSPC'],
    ['linux', 'EPERM'],
  ] as const)('does not wait on %s for %s', (platform, code) => {
    const { calls, ...world } = failing(1, code);
    expect(() => renameOver('a', 'b', { platform, ...world })).toThrow(code);
    expect(calls).toEqual({ renames: 1, pauses: 0 });
  });
});
