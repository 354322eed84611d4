import type { DivisionColumn, DivisionVocabulary } from '@threecount/rulebooks';

export type ColumnKey = 'discipline' | 'ageGroup' | 'gender' | 'level' | 'rank' | 'event';

/** One thing to choose for a column, with the codes that the book has there. */
export interface ColumnChoice {
  readonly key: ColumnKey;
  readonly codes: readonly string[];
  /** True where the column always names one. */
  readonly needed: boolean;
}

/** What can be chosen for a column as it now is: levels and belts follow discipline and age group. */
export function columnChoices(
  vocabulary: DivisionVocabulary,
  column: DivisionColumn,
): readonly ColumnChoice[] {
  const group = vocabulary.ageGroups.find((each) => each.id === column.ageGroup);
  const tables = vocabulary.levels.filter(
    (table) =>
      table.discipline === column.discipline &&
      (table.ageGroups.length === 0 ||
        column.ageGroup === undefined ||
        table.ageGroups.includes(column.ageGroup)) &&
      (column.gender === undefined ||
        table.genders === undefined ||
        table.genders.includes(column.gender)),
  );
  const levels = tables.filter((table) => table.namedBy === 'level');
  const ranked = tables.some((table) => table.namedBy === 'rank');
  const choices: readonly ColumnChoice[] = [
    { key: 'discipline', codes: vocabulary.disciplines, needed: true },
    { key: 'ageGroup', codes: vocabulary.ageGroups.map((each) => each.id), needed: true },
    { key: 'gender', codes: group?.genders ?? ['male', 'female'], needed: false },
    {
      key: 'level',
      codes: [...new Set(levels.flatMap((table) => table.levels.map((each) => each.id)))],
      needed: false,
    },
    { key: 'rank', codes: ranked ? vocabulary.ranks : [], needed: false },
    { key: 'event', codes: vocabulary.events, needed: false },
  ];
  return choices.filter((choice) => choice.codes.length > 0);
}

/**
 * The column with one choice changed (empty: taken out). What no longer fits the book, such as a level of another
 * age group, is taken out too.
 */
export function withChoice(
  vocabulary: DivisionVocabulary,
  column: DivisionColumn,
  key: ColumnKey,
  code: string,
): DivisionColumn {
  const changed = without(column, key, code);
  const choices = columnChoices(vocabulary, changed);
  const keys: readonly ColumnKey[] = ['ageGroup', 'gender', 'level', 'rank', 'event'];
  return keys.reduce((kept, each) => {
    const value = kept[each];
    const fits = choices.find((choice) => choice.key === each)?.codes.includes(value ?? '');
    return value === undefined || fits === true ? kept : without(kept, each, '');
  }, changed);
}

function without(column: DivisionColumn, key: ColumnKey, code: string): DivisionColumn {
  if (code !== '') return { ...column, [key]: code };
  const { [key]: _gone, ...rest } = column;
  return { discipline: column.discipline, ...rest };
}
