import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planImport } from './plan.ts';
import { listTable } from './table.ts';
import { after, nobody, options } from './testing.ts';

const header = fc.constantFrom(
  'Name',
  'First name',
  'Last name',
  'Club',
  'Birth date',
  'Division',
  'Gender',
  'Weight',
  'Weight class',
  'Seed',
  'Status',
  'Weigh-in',
  'User id',
  'Age',
  'Belt',
  '',
);
const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    '',
    'Ann',
    'Berg',
    'Ann Berg',
    'Blue',
    '2000-05-04',
    '04/05/2000',
    'Men / -76,0 kg',
    'Women Absolute',
    'U15',
    'm',
    'f',
    '-60',
    '+100 kg',
    '0',
    '1',
    '2',
    'Not approved',
    'dq',
    '71',
    '99999',
    "'=1",
    '__proto__',
    'constructor',
    'Total',
  ),
);
const rows = (width: number) =>
  fc.array(fc.array(cell, { maxLength: width + 1 }), { maxLength: 12 });
const list = fc
  .integer({ min: 1, max: 8 })
  .chain((width) =>
    fc
      .tuple(fc.array(header, { minLength: width, maxLength: width }), rows(width), fc.boolean())
      .map(([head, below, withHead]) => (withHead ? [head, ...below] : below)),
  );

it('gives every row of any table exactly one fate, and entries only of that table', () => {
  fc.assert(
    fc.property(list, (cells) => {
      const table = listTable(cells);
      const plan = planImport(table, options, nobody);
      if (plan.preview.problems.length > 0) {
        expect([plan.rows, plan.people, plan.entries, plan.divisions]).toEqual([[], [], [], []]);
        return;
      }
      expect(plan.rows.map(({ row }) => row)).toEqual(table.rows.map(({ row }) => row));
      expect(plan.preview.rows.map(({ row }) => row)).toEqual(table.rows.map(({ row }) => row));
      const counted = Object.values(plan.preview.counts).reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(table.rows.length);
      const named = new Set(plan.rows.flatMap((fate) => ('entryId' in fate ? fate.entryId : [])));
      expect(named).toEqual(new Set(plan.entries.map(({ entryId }) => entryId)));
      const pairs = plan.entries.map(({ personId, divisionId }) => `${personId} ${divisionId}`);
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(plan.entries.flatMap((entry) => entry.rows).toSorted((a, b) => a - b)).toEqual(
        plan.rows.filter(({ fate }) => fate !== 'refused').map(({ row }) => row),
      );
    }),
    { numRuns: 500 },
  );
});

it('changes nothing when any table comes twice', () => {
  fc.assert(
    fc.property(list, (cells) => {
      const table = listTable(cells);
      const first = planImport(table, options, nobody);
      const again = planImport(table, options, after(first));
      expect([again.people, again.divisions, again.entries, again.moves]).toEqual([[], [], [], []]);
      const refused = first.preview.counts.refused;
      expect(again.preview.counts).toMatchObject({
        'already-there': first.rows.length - refused,
        refused,
      });
    }),
    { numRuns: 500 },
  );
});
