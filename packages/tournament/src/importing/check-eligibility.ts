import type { EntryFinding } from '@threecount/rulebooks';
import type { DivisionColumnChoice } from '../types/entities.ts';
import { ageOn } from './age.ts';
import { type DivisionReading, readDivision } from './division-text.ts';
import { foldText, shorten } from './text.ts';
import type { ReadEntry } from './types.ts';
import type { FindingsOf } from './vocabulary.ts';
import { beltsIn, isBeltCell } from './words.ts';

/** What is known of somebody who enters. */
export type Entering = Pick<ReadEntry, 'age' | 'gender' | 'months' | 'belt' | 'weightKg'>;

const limit = (kg: number): string => `${Math.round(kg * 100) / 100} kg`;

const ageNote = (entry: Entering, reading: DivisionReading): string | null => {
  const { range } = reading.ages;
  if (entry.age === null || range === null) return null;
  if (entry.age >= range.from && (range.below === null || entry.age < range.below)) return null;
  return `Age ${entry.age} does not fit the division's ages.`;
};

const weightNote = (entry: Entering, reading: DivisionReading): string | null => {
  const { weight } = reading;
  if (entry.weightKg === null || weight === null) return null;
  if (weight.upTo !== null && entry.weightKg > weight.upTo) {
    return `Weight ${limit(entry.weightKg)} is over the class limit of ${limit(weight.upTo)}.`;
  }
  if (weight.over !== null && entry.weightKg < weight.over) {
    return `Weight ${limit(entry.weightKg)} is under the class limit of ${limit(weight.over)}.`;
  }
  return null;
};

const genderNote = (entry: Entering, reading: DivisionReading): string | null => {
  if (entry.gender === null || reading.gender === null || reading.gender === 'mixed') return null;
  return entry.gender === reading.gender
    ? null
    : `Entered as ${entry.gender} in a division for the other gender.`;
};

const beltNote = (entry: Entering, reading: DivisionReading): string | null => {
  if (entry.belt === '') return null;
  if (!isBeltCell(entry.belt)) return `Belt "${shorten(entry.belt, 40)}" is not known.`;
  if (reading.belts.length === 0) return null;
  const belts = beltsIn(foldText(entry.belt).split(' '));
  return belts.some((belt) => reading.belts.includes(belt))
    ? null
    : `Belt "${entry.belt}" does not fit the division's.`;
};

/** What does not fit between a competitor and the division's own name. Notes only: the organiser decides. */
export const eligibilityNotes = (entry: Entering, reading: DivisionReading): readonly string[] =>
  [
    ageNote(entry, reading),
    genderNote(entry, reading),
    weightNote(entry, reading),
    beltNote(entry, reading),
  ].filter((note) => note !== null);

const isOfLevel = (code: EntryFinding['code']): boolean =>
  code === 'other-level' || code === 'level-unlisted' || code === 'level-doubtful';

/**
 * What the book says against a competitor in the division's column. A column that is only guessed speaks of levels alone,
 * and not where another column of the same guess takes the competitor; what the division's own name says is not said twice.
 */
export const bookNotes = (
  entry: Entering,
  reading: DivisionReading,
  { column, standing, alternatives }: DivisionColumnChoice,
  findingsOf: FindingsOf,
): readonly string[] => {
  const belts = isBeltCell(entry.belt) ? beltsIn(foldText(entry.belt).split(' ')) : [];
  const [belt = null, second] = belts;
  const { age, gender, months } = entry;
  const entrant = { age, gender, months, belt: second === undefined ? belt : null };
  const saidByName = ({ code }: EntryFinding): boolean => {
    if (code === 'gender') return reading.gender !== null;
    if (isOfLevel(code)) return reading.belts.length > 0 && belt !== null;
    return reading.ages.range !== null;
  };
  const against = [column, ...alternatives].map((one) =>
    findingsOf(one, entrant).filter(
      (finding) => !saidByName(finding) && (standing === 'confirmed' || isOfLevel(finding.code)),
    ),
  );
  const [own = []] = against;
  return against.some((findings) => findings.length === 0)
    ? []
    : own.map(({ message, clause }) => `${message} (${clause})`);
};

/**
 * What does not fit between somebody who enters by hand and the division, by its name and by the book.
 * @param day the day on which ages are taken (ISO)
 */
export function entryNotes(
  { name, column }: { readonly name: string; readonly column: DivisionColumnChoice },
  { born, ...known }: Omit<Entering, 'age'> & { readonly born: string | null },
  day: string,
  findingsOf: FindingsOf,
): readonly string[] {
  const reading = readDivision(name);
  const entry = { ...known, age: born === null ? null : ageOn(born, day) };
  return [...eligibilityNotes(entry, reading), ...bookNotes(entry, reading, column, findingsOf)];
}
