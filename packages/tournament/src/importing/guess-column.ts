import type { DivisionColumn, DivisionVocabulary } from '@threecount/rulebooks';
import type { DivisionColumnChoice } from '../types/entities.ts';
import { type DivisionReading, readDivision } from './division-text.ts';
import { guessAgeGroups } from './guess-age-group.ts';
import { guessLevels } from './guess-level.ts';
import type { Discipline, DivisionFacts, DurationOf } from './vocabulary.ts';
import type { WeightUnit } from './weights.ts';
import type { Gender } from './words.ts';

/** No-gi unless something says gi: the division, the list, or belts in the division's name. */
const disciplineOf = (
  reading: DivisionReading,
  facts: DivisionFacts,
  vocabulary: DivisionVocabulary,
): string => {
  const said = reading.discipline ?? facts.discipline;
  const guess: Discipline = said ?? (reading.belts.length > 0 ? 'gi' : 'no-gi');
  return vocabulary.disciplines.includes(guess) ? guess : (vocabulary.disciplines[0] ?? guess);
};

const genderOf = (reading: DivisionReading, facts: DivisionFacts): Gender | null => {
  if (reading.gender === 'mixed') return null;
  if (reading.gender !== null) return reading.gender;
  const [first] = facts.genders;
  return first !== undefined && facts.genders.every((gender) => gender === first) ? first : null;
};

const columnsOf = (
  name: string,
  reading: DivisionReading,
  facts: DivisionFacts,
  vocabulary: DivisionVocabulary,
): readonly DivisionColumn[] => {
  const discipline = disciplineOf(reading, facts, vocabulary);
  const gender = genderOf(reading, facts);
  const groups = guessAgeGroups(name, reading, facts, vocabulary, gender);
  const [event] = vocabulary.events;
  const marks = {
    ...(reading.absolute ? { absolute: true } : {}),
    ...(reading.pro ? { pro: true } : {}),
    ...(event === undefined ? {} : { event }),
  };
  const withGroup = (group: (typeof groups)[number] | undefined): readonly DivisionColumn[] => {
    const [only] = group?.genders.length === 1 ? group.genders : [];
    const side = group?.mixed === true ? undefined : (gender ?? only);
    return guessLevels(reading, vocabulary, discipline, group?.id, side).map((level) => ({
      discipline,
      ...(group === undefined ? {} : { ageGroup: group.id }),
      ...(side === undefined ? {} : { gender: side }),
      ...level,
      ...marks,
    }));
  };
  return groups.length === 0 ? withGroup(undefined) : groups.flatMap(withGroup);
};

/**
 * Guesses the book's column of a division from its name and its rows. Where it spans several columns, the one with
 * the shortest match is taken (our default) and the others are its alternatives.
 */
export const guessColumn = (
  name: string,
  facts: DivisionFacts,
  vocabulary: DivisionVocabulary,
  durationOf: DurationOf,
  unit: WeightUnit = 'kg',
): DivisionColumnChoice => {
  const columns = columnsOf(name, readDivision(name, unit), facts, vocabulary)
    .map((column) => ({ column, length: durationOf(column) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => a.length - b.length || 0);
  const [first, ...others] = columns.map(({ column }) => column);
  if (first === undefined) throw new Error('a division has at least one column');
  return { column: first, standing: 'guessed', alternatives: others };
};
