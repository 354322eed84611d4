import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type GuideItem, guideItem } from '../schema/guide.ts';
import { guide as bjjAdvantage } from './bjj-advantage/guide/index.ts';
import { guide as classic } from './classic/guide/index.ts';
import { guide as five } from './five/guide/index.ts';
import { guide as grapplingX } from './grappling-x/guide/index.ts';
import { findBook } from './index.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly topic: string;
  readonly who: string;
}

const guides: readonly (readonly [string, readonly GuideItem[]])[] = [
  ['five', five],
  ['classic', classic],
  ['bjj-advantage', bjjAdvantage],
  ['grappling-x', grapplingX],
];
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const shared = join(process.env['THREECOUNT_SHARED'] ?? join(root, '..', 'shared'), 'rulebooks');
const here = existsSync(shared);

const rowsOf = (id: string): readonly Row[] => {
  const file = fileURLToPath(new URL(`./${id}/rows.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as Row[];
};

/** Every text in a value. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** The place that a path of names leads to; in a list, the element with that id. */
function placeAt(node: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return at.find((item: { id?: string }) => item.id === key) as unknown;
    return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  }, node);
}

describe.each(guides)('the guide of %s', (id, guide) => {
  const rows = rowsOf(id);

  it('is plain data that the schema takes', () => {
    const copy: unknown = JSON.parse(JSON.stringify(guide));
    expect(z.array(guideItem).parse(copy)).toEqual(guide);
  });

  it('has no id twice', () => {
    const ids = guide.map((item) => item.id);
    expect(ids.filter((each, i) => ids.indexOf(each) !== i)).toEqual([]);
  });

  it('has an item for every clause that is not computed, for the official whose work it is', () => {
    const missing = rows
      .filter((row) => row.kind !== 'computed')
      .filter(
        (row) =>
          !guide.some(
            (item) => item.clause === row.id && (item.who as readonly string[]).includes(row.who),
          ),
      );
    expect(missing).toEqual([]);
  });

  it('has the form that the kind of the clause asks for', () => {
    const kinds = new Map(rows.map((row) => [row.id, row.kind]));
    for (const item of guide) {
      const kind = kinds.get(item.clause);
      expect(kind, `${item.id} cites ${item.clause}`).toBeDefined();
      // What an official shows and says, and a reminder of a rule that is computed, have a form of their own.
      if (item.kind === 'gesture' || kind === 'computed') continue;
      const own = guide.filter((other) => other.clause === item.clause).map((other) => other.kind);
      expect(own, item.id).toContain(
        kind === 'guidance' && own.includes('gesture') ? 'gesture' : kind,
      );
    }
  });

  it('says when each item is wanted and by whom', () => {
    for (const item of guide) {
      expect(item.moments.length, item.id).toBeGreaterThan(0);
      expect(item.who.length, item.id).toBeGreaterThan(0);
    }
  });

  it('gives measures that can be met', () => {
    for (const item of guide) {
      if (item.kind !== 'checklist' || item.check.by !== 'measure') continue;
      const { min, max, parts } = item.check;
      expect(parts.length, item.id).toBeGreaterThan(0);
      if (min === null || max === null) continue;
      expect(min, item.id).toBeLessThanOrEqual(max);
    }
  });

  it('shows nothing for a gesture that the text does not give', () => {
    const open = guide.filter((item) => item.kind === 'gesture' && !item.given);
    expect(open).toHaveLength(id === 'five' ? 6 : 0);
    for (const item of open) {
      expect(item).toMatchObject({ hands: null, command: null, outcome: null });
      expect(item.option, item.id).toBe('gestureTexts');
    }
  });

  const book = findBook(id);
  it.skipIf(!book)(
    `names only options and tables that the book has${book ? '' : ' (no book yet)'}`,
    () => {
      if (!book) return;
      expect(book.guide).toBe(guide);
      const options = [...book.options.map((option) => option.name), ...book.eventOptions];
      for (const item of guide) {
        if (item.option !== undefined) expect(options, item.id).toContain(item.option);
        if (item.kind === 'gate' && item.table !== undefined)
          expect(placeAt(book, item.table), item.id).toBeDefined();
      }
    },
  );

  const title = here ? 'against the papers' : 'against the papers: not here, needs ../shared';
  describe.skipIf(!here)(title, () => {
    const read = (file: string): string => readFileSync(join(shared, file), 'utf8');

    it('rows.json lists their clauses, kinds and officials', () => {
      const [, ...lines] = records(read(`clauses-${id}.csv`));
      const wanted = lines.map((line) => [line[0], line[5], line[6]]);
      expect(rows.map((row) => [row.id, row.kind, row.who])).toEqual(wanted);
    });

    it('is in words of its own: never seven in a row as they have them', () => {
      const theirs = words(`${read(`clauses-${id}.csv`)} ${read(`sources/${id}.txt`)}`);
      const known = new Set(runs(theirs));
      const copied = guide.flatMap((item) => texts(item).flatMap((text) => runs(words(text))));
      expect(copied.filter((run) => known.has(run))).toEqual([]);
    });
  });
});

const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const runs = (list: readonly string[]): readonly string[] =>
  list.slice(6).map((_, i) => list.slice(i, i + 7).join(' '));

/** Lines and fields of a CSV text. */
function records(text: string): readonly (readonly string[])[] {
  const fields = /("(?:[^"]|"")*"|[^,\n]*)(,|\r?\n|$)/g;
  const lines: string[][] = [[]];
  for (const [, field = '', end] of text.trimEnd().matchAll(fields)) {
    lines.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '') break;
    if (end !== ',') lines.push([]);
  }
  return lines;
}
