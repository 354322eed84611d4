import type { DivisionColumn, DivisionVocabulary } from '@threecount/rulebooks';
import { t } from '../words.ts';

/** A code of the book in words: the book's own label, else ours, else the code. */
export function codeWords(code: string, vocabulary: DivisionVocabulary | null = null): string {
  const named = [
    ...(vocabulary?.ageGroups ?? []),
    ...(vocabulary?.levels ?? []).flatMap((table) => table.levels),
  ].find((each) => each.id === code);
  return named?.label ?? t.of(`code.${code}`) ?? code;
}

/** A column in one line: `No-gi · Adults · Male · Expert`. */
export function columnWords(
  column: DivisionColumn,
  vocabulary: DivisionVocabulary | null = null,
): string {
  const { discipline, ageGroup, gender, level, rank, absolute, event } = column;
  const codes = [discipline, ageGroup, gender, level, rank, event].flatMap((code) =>
    code === undefined ? [] : [codeWords(code, vocabulary)],
  );
  return [...codes, ...(absolute === true ? [t('code.absolute')] : [])].join(' · ');
}
