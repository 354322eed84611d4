import { describe, expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import type { Options } from '../resolve/options.ts';
import { resolveRules } from '../resolve/resolve.ts';
import { officialRules } from './official.ts';

const book = findBook('five');
if (!book) throw new Error('no book');

function official(options: Options, ageGroup = 'adults') {
  if (!book) throw new Error('no book');
  const division = { discipline: 'no-gi', ageGroup, gender: 'male', level: 'expert' };
  const resolved = resolveRules(book, options, division);
  if (!resolved.ok) throw new Error('not resolved');
  return officialRules(book, resolved.rules);
}

describe('what officials look up', () => {
  it('is the guide of the division, its rules and the column by which it is judged', () => {
    const { guide, rules, columns } = official({});
    const ids = guide.map((item) => item.id);
    expect(ids).toContain('shoes-no-gi');
    expect(ids).not.toContain('shoes-gi');
    expect(columns.map((column) => column.id)).toEqual(rules.legality.columns);
    expect(columns.every((column) => column.label !== '')).toBe(true);
  });

  it('says each choice, and whether it is the default', () => {
    const bell = (options: Options) => official(options).choices.find((it) => it.name === 'bell');
    expect(bell({})).toMatchObject({ value: 'strict', chosen: false });
    expect(bell({ bell: 'finish-count' })).toMatchObject({ value: 'finish-count', chosen: true });
    expect(bell({})?.clauses).toContain('FIVE-CTL-01');
  });

  it('can be sent as it is', () => {
    const all = official({});
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });
});
