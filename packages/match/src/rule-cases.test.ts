import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { books } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import type { RuleCase } from './testing/rule-case.ts';
import { runCase } from './testing/run-case.ts';

/** Rule cases as data: `cases/<book>/<subject>.json`, one behaviour each. */
const folder = fileURLToPath(new URL('../cases/', import.meta.url));

interface CaseFile {
  readonly book: string;
  readonly name: string;
  readonly cases: readonly RuleCase[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const files: readonly CaseFile[] = books.flatMap(({ id }) => {
  const own = join(folder, id);
  if (!existsSync(own)) return [];
  const names = readdirSync(own).filter((name) => /^[a-z-]+\.json$/.test(name));
  return names.map((name) => ({
    book: id,
    name: `${id}/${name}`,
    cases: read(join(own, name)) as RuleCase[],
  }));
});

describe.each(files)('$name', ({ book, cases }) => {
  it.each(cases)('$clause $it', (given) => {
    expect(runCase(book, given)).toEqual([]);
  });
});

describe('coverage', () => {
  it('every computed clause of a single bout of classic has a case', () => {
    const list = read(join(folder, 'classic', 'computed.clauses.json')) as {
      computed: string[];
      team: string[];
    };
    expect(list.computed).toHaveLength(65);
    const cited = new Set(files.flatMap((file) => file.cases.map((given) => given.clause)));
    const bouts = list.computed.filter((id) => !list.team.includes(id));
    expect(bouts).toHaveLength(46);
    expect(bouts.filter((id) => !cited.has(id))).toEqual([]);
  });
});
