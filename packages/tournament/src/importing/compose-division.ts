import { readAges } from './age-text.ts';
import { type DivisionReading, readDivision } from './division-text.ts';
import { foldText } from './text.ts';
import type { WeightUnit } from './weights.ts';
import { genderOf, isBeltCell, levelIn } from './words.ts';

/** The parts of a division that stand in columns of their own. */
export interface DivisionParts {
  readonly discipline: string;
  readonly gender: string;
  readonly ageGroup: string;
  readonly level: string;
  readonly belt: string;
  readonly weightClass: string;
}

const genderName = (cell: string, youth: boolean): string => {
  const gender = genderOf(cell);
  if (gender === null) return cell;
  if (gender === 'male') return youth ? 'Boys' : 'Men';
  return youth ? 'Girls' : 'Women';
};

const isYouth = (ageGroup: string): boolean => {
  const { range, word } = readAges(ageGroup);
  if (range !== null) return range.below !== null && range.below <= 18;
  return word === 'kids' || word === 'juniors' || word === 'teens' || word === 'juvenile';
};

const saysGender = (text: string): boolean => readDivision(text).gender !== null;

/** A name for a division that the list gives in parts: `Men / Adult / Advanced / -76 kg`. */
export const composeDivision = (parts: DivisionParts): string => {
  const gender = saysGender(parts.ageGroup)
    ? ''
    : genderName(parts.gender, isYouth(parts.ageGroup));
  const level = parts.level === '' && isBeltCell(parts.belt) ? parts.belt : parts.level;
  return [parts.discipline, gender, parts.ageGroup, level, parts.weightClass]
    .filter((part) => part !== '')
    .join(' / ');
};

/** Parts that no division of the list names, though the list has a column for them. */
export type MissingParts = ReadonlySet<keyof DivisionParts>;

const SAYS: Readonly<
  Record<Exclude<keyof DivisionParts, 'belt'>, (reading: DivisionReading) => boolean>
> = {
  discipline: (reading) => reading.discipline !== null,
  gender: (reading) => reading.gender !== null,
  ageGroup: (reading) => reading.ages.range !== null || reading.ages.word !== null || reading.youth,
  level: (reading) => reading.level !== null || reading.belts.length > 0,
  weightClass: (reading) => reading.weight !== null || reading.absolute,
};

/** Finds what the divisions' names leave to the other columns. */
export const missingParts = (names: Iterable<string>, unit: WeightUnit): MissingParts => {
  const missing = new Set(Object.keys(SAYS) as (keyof typeof SAYS)[]);
  for (const name of names) {
    if (missing.size === 0) break;
    const reading = readDivision(name, unit);
    for (const part of missing) if (SAYS[part](reading)) missing.delete(part);
  }
  return missing;
};

const isYoung = (name: string): boolean => {
  const { range, word } = readAges(name);
  return range === null
    ? word === 'kids' || word === 'juniors'
    : range.below !== null && range.below <= 13;
};

/** The division's name as the list gives it, with the parts that only stand in other columns. */
export const completeDivision = (
  name: string,
  parts: DivisionParts,
  missing: MissingParts,
): string => {
  const ageText = missing.has('ageGroup') ? `${name} ${parts.ageGroup}` : name;
  const more = [
    missing.has('discipline') ? parts.discipline : '',
    missing.has('gender') && genderOf(parts.gender) !== null && !isYoung(ageText)
      ? genderName(parts.gender, isYouth(ageText))
      : '',
    missing.has('ageGroup') && SAYS.ageGroup(readDivision(parts.ageGroup)) ? parts.ageGroup : '',
    missing.has('level') && levelIn(foldText(parts.level).split(' ')) !== null ? parts.level : '',
    missing.has('weightClass') ? parts.weightClass : '',
  ];
  return [name, ...more.filter((part) => part !== '' && foldText(part) !== foldText(name))].join(
    ' / ',
  );
};
