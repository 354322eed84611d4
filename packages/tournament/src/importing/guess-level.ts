import type { DivisionVocabulary } from '@threecount/rulebooks';
import type { DivisionReading } from './division-text.ts';
import { foldText } from './text.ts';
import type { LevelWord } from './words.ts';

type LevelTable = DivisionVocabulary['levels'][number];

/** A level or a rank of the book; an empty object: the book has none, or the division does not say it. */
export interface LevelChoice {
  readonly level?: string;
  readonly rank?: string;
}

/** Which of a book's words stands for a list's word, best first. */
const SAME: Readonly<Record<LevelWord, readonly string[]>> = {
  beginner: ['beginner', 'novice'],
  novice: ['novice', 'beginner'],
  intermediate: ['intermediate'],
  advanced: ['advanced', 'expert', 'elite'],
  expert: ['expert', 'elite', 'advanced'],
  elite: ['elite', 'expert', 'advanced'],
  pro: ['pro', 'professional', 'elite', 'expert', 'advanced'],
};

const BELTS_OF: Readonly<Record<LevelWord, readonly string[]>> = {
  beginner: ['white'],
  novice: ['white'],
  intermediate: ['blue', 'purple'],
  advanced: ['purple', 'brown', 'black'],
  expert: ['brown', 'black'],
  elite: ['brown', 'black'],
  pro: ['black'],
};
const ADULT_BELTS = ['white', 'blue', 'purple', 'brown', 'black'];

const tableFor = (
  vocabulary: DivisionVocabulary,
  discipline: string,
  ageGroup: string | undefined,
  gender: string | undefined,
): LevelTable | undefined =>
  vocabulary.levels.find(
    (table) =>
      table.discipline === discipline &&
      (table.ageGroups.length === 0 ||
        ageGroup === undefined ||
        table.ageGroups.includes(ageGroup)) &&
      (gender === undefined || table.genders === undefined || table.genders.includes(gender)),
  );

const byWord = (table: LevelTable, word: LevelWord): readonly string[] => {
  const ids = table.levels.map(({ id }) => id);
  if (table.namedBy === 'rank') return BELTS_OF[word].filter((belt) => ids.includes(belt));
  for (const same of SAME[word]) {
    const found = table.levels.find(({ id, label }) => id === same || foldText(label) === same);
    if (found !== undefined) return [found.id];
  }
  const last = ids.at(-1);
  return word === 'advanced' && last !== undefined ? [last] : [];
};

const byBelts = (table: LevelTable, belts: readonly string[]): readonly string[] => {
  const listed = table.levels.filter(
    (level) => belts.includes(level.id) || level.belts?.some((belt) => belts.includes(belt)),
  );
  if (listed.length > 0) return listed.map(({ id }) => id);
  if (table.namedBy === 'rank' || table.levels.some((level) => level.belts !== undefined))
    return [];
  const steps = belts.map((belt) => ADULT_BELTS.indexOf(belt)).filter((step) => step >= 0);
  return [
    ...new Set(
      steps.map((step) => table.levels[Math.min(step, table.levels.length - 1)]?.id ?? ''),
    ),
  ];
};

/** The levels or ranks of the book that a division may stand in; never empty. */
export const guessLevels = (
  reading: DivisionReading,
  vocabulary: DivisionVocabulary,
  discipline: string,
  ageGroup: string | undefined,
  gender?: string,
): readonly LevelChoice[] => {
  const table = tableFor(vocabulary, discipline, ageGroup, gender);
  if (table === undefined) return [{}];
  const fromBelts = reading.belts.length > 0 ? byBelts(table, reading.belts) : [];
  const ids =
    fromBelts.length === 0 && reading.level !== null ? byWord(table, reading.level) : fromBelts;
  const choices = ids
    .filter((id) => id !== '')
    .map((id) => (table.namedBy === 'rank' ? { rank: id } : { level: id }));
  return choices.length > 0 ? choices : [{}];
};
