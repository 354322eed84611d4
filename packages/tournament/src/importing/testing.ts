import type { DivisionVocabulary } from '@threecount/rulebooks';
import { planImport } from './plan.ts';
import { listTable } from './table.ts';
import type { ExistingEntries, ImportOptions, ImportPlan } from './types.ts';

const adults = ['adults', 'adults-30'];

/** A small invented book: three age groups, levels by word in no-gi and by belt in gi. */
export const vocabulary: DivisionVocabulary = {
  disciplines: ['gi', 'no-gi'],
  ageGroups: [
    {
      id: 'kids',
      label: 'Kids',
      genders: ['male', 'female'],
      mixed: true,
      ages: [{ from: 4, below: 13 }],
    },
    {
      id: 'teens',
      label: 'Teens',
      genders: ['male', 'female'],
      mixed: false,
      ages: [{ from: 13, below: 18 }],
    },
    {
      id: 'adults',
      label: 'Adults',
      genders: ['male', 'female'],
      mixed: false,
      ages: [
        { gender: 'male', from: 18, below: 30 },
        { gender: 'female', from: 18, below: null },
      ],
    },
    {
      id: 'adults-30',
      label: 'Adults 30+',
      genders: ['male'],
      mixed: false,
      ages: [{ gender: 'male', from: 30, below: null }],
    },
  ],
  levels: [
    {
      discipline: 'no-gi',
      ageGroups: adults,
      namedBy: 'level',
      levels: [
        { id: 'beginner', label: 'Beginner' },
        { id: 'intermediate', label: 'Intermediate' },
        { id: 'expert', label: 'Expert' },
      ],
    },
    {
      discipline: 'gi',
      ageGroups: adults,
      namedBy: 'rank',
      levels: ['white', 'blue', 'purple', 'brown', 'black'].map((id) => ({
        id,
        label: id,
        belts: [id],
      })),
    },
  ],
  ranks: ['white', 'blue', 'purple', 'brown', 'black'],
  events: [],
};

export const options: ImportOptions = {
  file: { name: 'list.csv', format: 'csv', encoding: 'utf-8', separator: ',' },
  date: '2026-05-10',
  today: '2026-03-01',
  vocabulary,
  durationOf: ({ ageGroup }) => (ageGroup === 'adults' ? 360_000 : 300_000),
};

export const nobody: ExistingEntries = { people: [], entries: [], divisions: [] };

/** Plans a list written with `|` between cells, one row a line. */
export const planOf = (
  lines: readonly string[],
  more: Partial<ImportOptions> = {},
  existing: ExistingEntries = nobody,
): ImportPlan =>
  planImport(listTable(lines.map((line) => line.split('|'))), { ...options, ...more }, existing);

/** What the tournament holds once a plan was carried out. */
export const after = (plan: ImportPlan, before: ExistingEntries = nobody): ExistingEntries => {
  const moved = new Map(plan.moves.map(({ entryId, reason }) => [entryId, reason] as const));
  return {
    people: [...before.people, ...plan.people],
    entries: [...before.entries, ...plan.entries].map((entry) => {
      const reason = moved.get(entry.entryId);
      return reason === undefined ? entry : { ...entry, withdrawn: { reason } };
    }),
    divisions: [
      ...before.divisions,
      ...plan.divisions.map((division) => ({ ...division, drawn: false })),
    ],
  };
};
