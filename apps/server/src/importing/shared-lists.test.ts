import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { books, divisionVocabulary, resolveRules } from '@threecount/rulebooks';
import { type ExistingEntries, type ImportPlan, planImport } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { readEntryList } from './read-entry-list.ts';

const shared = resolve(
  process.env['THREECOUNT_SHARED'] ?? join(import.meta.dirname, '../../../../../shared'),
);
const nobody: ExistingEntries = { people: [], entries: [], divisions: [] };

const plan = async (name: string, date: string | null, existing = nobody): Promise<ImportPlan> => {
  const read = await readEntryList(readFileSync(join(shared, 'data', name)), name);
  if (!read.ok) throw new Error(read.message);
  const book = books.find(({ id }) => id === 'five');
  if (book === undefined) throw new Error('no book five');
  return planImport(
    read.table,
    {
      file: read.file,
      date,
      today: '2026-01-01',
      vocabulary: divisionVocabulary(book),
      durationOf: (column) => {
        const resolved = resolveRules(book, {}, column);
        return resolved.ok ? (resolved.rules.periods[0]?.lengthMs ?? null) : null;
      },
    },
    existing,
  );
};

const carriedOut = ({ people, entries, divisions }: ImportPlan): ExistingEntries => ({
  people,
  entries,
  divisions: divisions.map((division) => ({ ...division, drawn: false })),
});

describe.skipIf(!existsSync(join(shared, 'data')))(
  'the lists of ../shared/data (needs ../shared)',
  () => {
    const registrations = 'smoothcomp-adcc-open-2023-registrations.csv';

    it('accounts for the 562 registrations', async () => {
      const { preview, people, entries, divisions, rows } = await plan(registrations, '2023-09-09');
      expect(preview.counts).toEqual({
        imported: 523,
        merged: 0,
        'already-there': 0,
        'not-drawn': 39,
        refused: 0,
      });
      expect([rows.length, entries.length, people.length, divisions.length]).toEqual([
        562, 562, 493, 105,
      ]);
      const undated = new Set(people.filter(({ born }) => born === null).map((it) => it.personId));
      expect(entries.filter(({ personId }) => undated.has(personId))).toHaveLength(12);
      const failed = rows.filter(
        (row) => row.fate === 'not-drawn' && row.reason === 'failed-weigh-in',
      );
      expect(failed).toHaveLength(36);
    });

    it('gives each of the 105 divisions a column that the book can resolve', async () => {
      const { preview } = await plan(registrations, '2023-09-09');
      expect(preview.divisions.filter(({ durationMs }) => durationMs === null)).toEqual([]);
      expect(
        preview.divisions.filter(({ column }) => column.column.discipline !== 'no-gi'),
      ).toEqual([]);
    });

    it('changes nothing when the registrations come twice', async () => {
      const first = await plan(registrations, '2023-09-09');
      const again = await plan(registrations, '2023-09-09', carriedOut(first));
      expect(again.preview.counts['already-there']).toBe(562);
      expect([again.people, again.entries, again.divisions, again.moves]).toEqual([[], [], [], []]);
    });

    it('takes the judo list with weights', async () => {
      const { preview, people } = await plan('judo-sample-competitors.txt', null);
      expect(preview.counts.imported).toBe(129);
      expect(Object.values(preview.mapping)).toEqual([
        'givenName',
        'familyName',
        'club',
        'country',
        'gender',
        'seed',
        'ignore',
        'birthYear',
        'grade',
        'weight',
      ]);
      expect(people).toHaveLength(129);
    });

    it('takes the judo list with classes', async () => {
      const { preview, divisions } = await plan('judo-sample-competitors2.txt', null);
      expect(preview.counts.imported).toBe(408);
      expect(Object.values(preview.mapping)).toEqual([
        'country',
        'familyName',
        'givenName',
        'gender',
        'weightClass',
      ]);
      expect(divisions).toHaveLength(13);
    });

    it.each([
      'smoothcomp-adcc-open-2023-matches.csv',
      'smoothcomp-adcc-open-2023-matches.xlsx',
      'adcc-historical-matches.csv',
      'bjjheroes-pro-records.csv',
      'weight-classes.csv',
      'ibjjf-scoreboard-states.csv',
      'pro-timed-action-logs.csv',
      'smoothcomp-adcc-open-2023-seeds.csv',
    ])('takes nothing from %s, and says why', async (name) => {
      const { preview, rows } = await plan(name, null);
      expect(preview.problems.join(' ')).toMatch(/list of matches or results|No column holds/);
      expect(rows).toEqual([]);
    });
  },
);
