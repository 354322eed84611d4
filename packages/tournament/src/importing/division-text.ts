import { type AgeReading, readAges } from './age-text.ts';
import { foldText, plainDashes } from './text.ts';
import type { Discipline } from './vocabulary.ts';
import { readWeightClass, unitIn, type WeightLimits, type WeightUnit } from './weights.ts';
import {
  ABSOLUTE,
  type Belt,
  beltsIn,
  FEMALE,
  type Gender,
  type LevelWord,
  levelIn,
  MALE,
  MIXED,
} from './words.ts';

/** What a division's name says, in our words; the name itself stays as the list gave it. */
export interface DivisionReading {
  readonly gender: Gender | 'mixed' | null;
  readonly ages: AgeReading;
  readonly level: LevelWord | null;
  readonly belts: readonly Belt[];
  readonly discipline: Discipline | null;
  readonly absolute: boolean;
  readonly pro: boolean;
  /** Limits in kg; null: the name says none. */
  readonly weight: WeightLimits | null;
  /** Boys or girls: no grown-ups. */
  readonly youth: boolean;
}

const YOUTH = new Set(
  'boy boys girl girls jungen madchen knaben garcon garcons fille filles nino ninos nina ninas menino meninos menina meninas bambini bambine ragazzi ragazze chlopcy dziewczynki dziewczeta jongens meisjes gutter jenter drenge piger pojkar flickor pojat tytot'.split(
    ' ',
  ),
);
/** Letters that stand for a gender only where they stand alone between separators. */
const NOT_A_GENDER_WORD = new Set(['h', 'w', 'k', 'n', 'м', 'ж', 'm', 'f', 'masc', 'fem']);
const NO_GI =
  /\b(no ?gi|sem kimono|sin (?:gi|kimono)|senza (?:gi|kimono)|ohne gi|sans (?:gi|kimono)|bez gi|grappling|luta livre|submission)\b/;
const GI = /\b(gi|kimono|mit gi|com kimono)\b/;

/** `Junior 2GREENHeavy` as people read it. */
const unglued = (name: string): string =>
  name
    .replace(/(\d)(?=\p{Lu}{2})/gu, '$1 ')
    .replace(/(\p{Ll})(?=\p{Lu}\p{Lu})/gu, '$1 ')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ');

const partsOf = (name: string): readonly string[] =>
  name
    .split(/[/|;]|,(?!\d)|\s[-–]\s(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const disciplineIn = (folded: string): Discipline | null => {
  if (NO_GI.test(folded)) return 'no-gi';
  return GI.test(folded) ? 'gi' : null;
};

const genderIn = (words: readonly string[], parts: readonly string[]): Gender | 'mixed' | null => {
  const folded = ` ${words.join(' ')} `;
  for (const mixed of MIXED) if (folded.includes(` ${mixed} `)) return 'mixed';
  const alone = new Set(parts.map(foldText));
  const says = (list: ReadonlySet<string>): boolean =>
    words.some(
      (word) =>
        list.has(word) &&
        (!NOT_A_GENDER_WORD.has(word) ||
          alone.has(word) ||
          words.length <= 3 ||
          word === 'masc' ||
          word === 'fem'),
    );
  const male = says(MALE);
  const female = says(FEMALE);
  if (male && female) return 'mixed';
  if (male) return 'male';
  return female ? 'female' : null;
};

const CLASS_AT_END =
  /(?:^|[\s(])([-+<>≤≥]\s?\d{1,3}(?:[.,]\d{1,3})?\s*(?:kgs?|lbs?|кг)?|\d{1,3}(?:[.,]\d{1,3})?\s*(?:\+|(?:kgs?|lbs?|кг)\s*\+?))\)?\s*$/i;

const weightIn = (parts: readonly string[], unit: WeightUnit): WeightLimits | null => {
  for (const part of parts.toReversed()) {
    const whole =
      /\d/.test(part) && !/^\d{1,2}\s*-\s*\d{1,2}$/.test(part) ? readWeightClass(part, unit) : null;
    if (whole !== null) return whole;
    const end = CLASS_AT_END.exec(part)?.[1];
    const limits =
      end === undefined || (readAges(part).range !== null && unitIn(end) === null)
        ? null
        : readWeightClass(end, unit);
    if (limits !== null) return limits;
  }
  return null;
};

const absoluteIn = (folded: string): boolean => {
  const text = ` ${folded} `;
  for (const word of ABSOLUTE) if (text.includes(` ${word} `)) return true;
  return false;
};

/** Reads a division's name in any of the languages that we know. */
export const readDivision = (name: string, unit: WeightUnit = 'kg'): DivisionReading => {
  const text = unglued(plainDashes(name));
  const parts = partsOf(text);
  const folded = foldText(text);
  const words = folded.split(' ');
  const pairs = words.slice(0, -1).map((word, index) => `${word} ${words[index + 1]}`);
  const level = levelIn([...words, ...pairs]);
  return {
    gender: genderIn(words, parts),
    ages: readAges(text),
    level,
    belts: beltsIn(words),
    discipline: disciplineIn(folded),
    absolute: absoluteIn(folded),
    pro: level === 'pro',
    weight: weightIn(parts, unit),
    youth: words.some((word) => YOUTH.has(word)),
  };
};
