import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { books } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { type ReplayedFile, replayFile } from './script/files.ts';

const own = fileURLToPath(new URL('../cases/scripts/', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const shared = join(process.env['THREECOUNT_SHARED'] ?? join(root, '..', 'shared'), 'cases');

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(folder, name))
    : [];

const replay = (path: string): ReplayedFile =>
  replayFile({ name: basename(path), text: readFileSync(path, 'utf8') });

/** The scripts of one place whose book is here, of single matches and of matches of two teams. */
const scripts = (place: string): string[] => books.flatMap((book) => filesIn(join(place, book.id)));

describe.each([
  ['cases beside the package', own],
  ['cases in ../shared', shared],
])('%s', (name, place) => {
  const here = existsSync(place);
  const title = here ? 'every script ends as it expects' : `${name}: not here, needs ../shared`;
  describe.skipIf(!here)(title, () => {
    it.each(scripts(place).map((path) => [basename(path), path]))('%s', (_, path) => {
      const replayed = replay(path);
      expect(replayed.ok ? replayed.differences : replayed.message).toEqual([]);
    });

    it.each(filesIn(join(place, 'invalid')).map((path) => [basename(path), path]))(
      '%s is not valid',
      (file, path) => {
        const replayed = replay(path);
        expect(replayed.ok).toBe(false);
        if (replayed.ok) return;
        expect(replayed.message).toMatch(new RegExp(`^${file}: [\\w.[\\]-]+: .+; valid: .+$`));
        expect(replayed.message).not.toContain('\n');
      },
    );
  });
});
