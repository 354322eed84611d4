import type { DivisionVocabulary } from '@threecount/rulebooks';
import { agesOfWord } from './age-text.ts';
import type { DivisionReading } from './division-text.ts';
import { foldText } from './text.ts';
import type { AgeRange, DivisionFacts } from './vocabulary.ts';
import type { Gender } from './words.ts';

type AgeGroup = DivisionVocabulary['ageGroups'][number];

const overlaps = (a: AgeRange, b: AgeRange): boolean =>
  (a.below === null || b.from < a.below) && (b.below === null || a.from < b.below);

const bandsFor = (group: AgeGroup, gender: Gender | null): readonly AgeRange[] =>
  group.ages.filter(
    (band) => gender === null || band.gender === undefined || band.gender === gender,
  );

const groupsFor = (
  vocabulary: DivisionVocabulary,
  gender: Gender | null,
  range: AgeRange,
): readonly AgeGroup[] =>
  vocabulary.ageGroups.filter(
    (group) =>
      (gender === null || group.genders.includes(gender)) &&
      bandsFor(group, gender).some((band) => overlaps(band, range)),
  );

/** The group whose own name stands in the division's name; the longest one. */
const named = (name: string, vocabulary: DivisionVocabulary): AgeGroup | null => {
  const text = ` ${foldText(name)} `;
  const found = vocabulary.ageGroups
    .filter(
      ({ id, label }) =>
        text.includes(` ${foldText(label)} `) || text.includes(` ${foldText(id)} `),
    )
    .toSorted((a, b) => b.label.length - a.label.length);
  return found[0] ?? null;
};

const GROWN_UP: AgeRange = { from: 18, below: 30 };
const YOUTH: AgeRange = { from: 0, below: 18 };

const byAges = (
  vocabulary: DivisionVocabulary,
  gender: Gender | null,
  ages: readonly number[],
  within: AgeRange | null,
): readonly AgeGroup[] =>
  vocabulary.ageGroups.filter((group) =>
    ages.some(
      (age) =>
        (within === null || overlaps(within, { from: age, below: age + 1 })) &&
        groupsFor({ ...vocabulary, ageGroups: [group] }, gender, { from: age, below: age + 1 })
          .length > 0,
    ),
  );

/** `U15` and the like: the groups of those entered, else the last two years below. */
const belowAge = (
  vocabulary: DivisionVocabulary,
  gender: Gender | null,
  facts: DivisionFacts,
  range: AgeRange,
): readonly AgeGroup[] => {
  const found = byAges(vocabulary, gender, facts.ages, range);
  if (found.length > 0 || range.below === null) return found;
  return groupsFor(vocabulary, gender, { from: range.below - 2, below: range.below });
};

/** The age groups of the book that a division may belong to: by its words, by its figures, else by the ages of its entries. */
export const guessAgeGroups = (
  name: string,
  reading: DivisionReading,
  facts: DivisionFacts,
  vocabulary: DivisionVocabulary,
  gender: Gender | null,
): readonly AgeGroup[] => {
  const { range, word } = reading.ages;
  if (range !== null && range.from > 0) return groupsFor(vocabulary, gender, range);
  if (range !== null) return belowAge(vocabulary, gender, facts, range);
  const own = named(name, vocabulary);
  if (own !== null) return [own];
  if (word === 'adult' || word === 'masters')
    return groupsFor(vocabulary, gender, agesOfWord(word));
  if (word !== null) {
    const young = byAges(vocabulary, gender, facts.ages, agesOfWord(word));
    return young.length > 0 ? young : groupsFor(vocabulary, gender, agesOfWord(word));
  }
  const within = reading.youth ? YOUTH : null;
  const found = byAges(vocabulary, gender, facts.ages, within);
  return found.length > 0 ? found : groupsFor(vocabulary, gender, within ?? GROWN_UP);
};
