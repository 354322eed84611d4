import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { Connection, sqliteWarning } from './connection.ts';

describe('Connection', () => {
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['secure_delete', 1],
    ['recursive_triggers', 1],
  ])('sets %s', (pragma, value) => {
    const connection = new Connection(join(temporaryFolder(), 'a.sqlite'));
    expect(connection.prepare(`PRAGMA ${pragma}`).get([])?.[pragma]).toBe(value);
    connection.close();
  });

  it('stores all of a transaction or nothing', () => {
    const connection = new Connection(join(temporaryFolder(), 'a.sqlite'));
    connection.exec('CREATE TABLE x (n INTEGER)');
    const insert = () => connection.statement('INSERT INTO x VALUES (?)').run([1]);
    const failing = () =>
      connection.transaction(() => {
        insert();
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    connection.transaction(insert);
    expect(connection.prepare('SELECT n FROM x').all([])).toHaveLength(1);
    connection.close();
  });

  it('refuses a file that is no database, and lets go of it', () => {
    expect(() => new Connection(temporaryFolder())).toThrow();
  });
});

describe('sqliteWarning', () => {
  it.each(['3.51.3', '3.51.10', '3.53.0', '4.0.0'])('is silent for %s', (version) => {
    expect(sqliteWarning(version)).toBeUndefined();
  });

  it.each(['3.51.2', '3.50.9', '3.9.12', '2.99.99'])('warns of %s', (version) => {
    expect(sqliteWarning(version)).toContain(version);
  });
});
