import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { Connection } from './connection.ts';
import { isDamaged, isDiskFull, isUnwritable } from './error-kind.ts';

const errorOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

it('tells that no space is left', () => {
  const connection = new Connection(join(temporaryFolder(), 'full.sqlite'));
  connection.exec('CREATE TABLE t (x); PRAGMA max_page_count = 3');
  const error = errorOf(() => connection.exec('INSERT INTO t VALUES (zeroblob(100000))'));
  connection.close();
  expect([isDiskFull(error), isDamaged(error)]).toEqual([true, false]);
  expect(isDiskFull(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe(true);
});

it('tells that a file is no database', () => {
  const path = join(temporaryFolder(), 'no.sqlite');
  writeFileSync(path, 'this is no database '.repeat(100));
  const error = errorOf(() => new Connection(path));
  expect([isDiskFull(error), isDamaged(error)]).toEqual([false, true]);
});

it('takes nothing else for either', () => {
  for (const error of [
    new Error('database or disk is full'),
    null,
    'SQLITE_FULL',
    { code: 'ENOSPC' },
  ])
    expect([isDiskFull(error), isDamaged(error)]).toEqual([false, false]);
});

it('tells what cannot be written', () => {
  const folder = errorOf(() => new Connection(temporaryFolder()));
  expect([isUnwritable(folder), isDiskFull(folder)]).toEqual([true, false]);
  for (const code of ['EROFS', 'EACCES', 'ENOSPC', 'SQLITE_READONLY', 'SQLITE_IOERR_SHMSIZE'])
    expect([code, isUnwritable(Object.assign(new Error('x'), { code }))]).toEqual([code, true]);
  for (const error of [new Error('EROFS'), Object.assign(new Error('x'), { code: 'ENOENT' }), null])
    expect(isUnwritable(error)).toBe(false);
});
