import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkExpect } from './script/expect.ts';
import { parseMatchScript } from './script/parse-script.ts';
import { replayScript } from './script/replay.ts';
import type { MatchResult } from './script/result.ts';
import { type RuleCase, scriptOf } from './testing/rule-case.ts';

const folder = fileURLToPath(new URL('../cases/clauses/', import.meta.url));
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const files = readdirSync(folder).filter((name) => /^[a-z]+-.*\.json$/.test(name));

/** Clauses about divisions, weights and the table itself: tested in the rulebooks package. */
const elsewhere = /^FIVE-(DIV-11|LVL-06|WGT-\d+)$/;

/** What the lines came to, by their number: codes of refused ones, flags (`marks`) and effects of the others. */
function linesOf({ rejected, actions }: MatchResult) {
  const flagged = actions.filter((line) => line.flags.length > 0);
  return {
    codes: Object.fromEntries(rejected.map((line) => [line.index, line.code])),
    marks: Object.fromEntries(flagged.map((line) => [line.index, line.flags])),
    effects: Object.fromEntries(actions.map((line) => [line.index, line.effect])),
  };
}

describe.each(files)('%s', (name) => {
  it.each(read(name) as RuleCase[])('$clause $it', (given) => {
    const book = name.split('-')[0] ?? '';
    const script = parseMatchScript(scriptOf(book, given));
    if (given.invalid !== undefined) {
      expect(script.ok ? 'valid' : `${script.place}: ${script.message}`).toContain(given.invalid);
      return;
    }
    if (!script.ok) throw new Error(`${script.place}: ${script.message}`);
    const result = replayScript(script.value);
    const byLine = linesOf(result);
    expect(checkExpect({ ...result, ...byLine }, given.expect)).toEqual([]);
    if (given.expect && 'codes' in given.expect)
      expect(byLine.codes).toEqual(given.expect['codes']);
    if (given.expect && 'marks' in given.expect)
      expect(byLine.marks).toEqual(given.expect['marks']);
  });
});

describe('coverage', () => {
  it('has a case for every computed clause of five', () => {
    const cases = files.flatMap((name) => read(name) as RuleCase[]).map((given) => given.clause);
    const computed = read('five.computed.json') as string[];
    expect(computed).toHaveLength(131);
    const missing = computed.filter((id) => !cases.includes(id) && !elsewhere.test(id));
    expect(missing).toEqual([]);
  });
});
