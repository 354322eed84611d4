import { foldText, plainDashes } from './text.ts';
import { ABSOLUTE } from './words.ts';

export type WeightUnit = 'kg' | 'lb';

/** Exact by definition. */
const KG_PER_LB = 0.45359237;
/** A weight outside is no body weight of a competitor (kg). */
const BODY = { from: 10, to: 300 };

export const toKg = (value: number, unit: WeightUnit): number =>
  Math.round((unit === 'lb' ? value * KG_PER_LB : value) * 100) / 100;

/** The unit that a text names; null: none. */
export const unitIn = (text: string): WeightUnit | null => {
  const words = foldText(text)
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .split(' ');
  if (
    words.some((word) =>
      ['lb', 'lbs', 'pound', 'pounds', 'libras', 'livres', 'libbre'].includes(word),
    )
  ) {
    return 'lb';
  }
  const kilogram = ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'кг'];
  return words.some((word) => kilogram.includes(word)) ? 'kg' : null;
};

export type WeightReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'weight'; readonly kg: number; readonly unit: WeightUnit }
  | { readonly kind: 'bad' };

/** Reads a body weight: comma or point, with or without a unit. `1,005` is no body weight. */
export const readWeight = (cell: string, unit: WeightUnit): WeightReading => {
  const text = plainDashes(cell).trim();
  if (text === '' || /^[-.?/]+$/.test(text)) return { kind: 'none' };
  const found = /^(\d{1,4})(?:[.,](\d{1,4}))?\s*(\p{L}*)\.?$/u.exec(text);
  if (found === null || (found[3] !== '' && unitIn(found[3] ?? '') === null))
    return { kind: 'bad' };
  const value = Number(`${found[1]}.${found[2] ?? '0'}`);
  const named = unitIn(found[3] ?? '') ?? unit;
  const kg = toKg(value, named);
  if (value === 0) return { kind: 'none' };
  return kg < BODY.from || kg > BODY.to ? { kind: 'bad' } : { kind: 'weight', kg, unit: named };
};

/** A class by its limits in kg: `over` excluded, `upTo` included; null: no limit. */
export interface WeightLimits {
  readonly over: number | null;
  readonly upTo: number | null;
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,3})?)`;
const UNIT = String.raw`\s*(?:kgs?|lbs?|kilos?|pounds?|кг)?`;
const LOWER = String.raw`(?:under|up to|below|max\.?|less than|bis|unter|jusqu'?a|moins de|hasta|menos de|ate|fino a|sotto|do|ponizej|tot|onder|opp til|upp till|alle|-|<=?|≤)`;
const UPPER = String.raw`(?:over|above|more than|from|uber|über|ab|plus de|plus|mas de|más de|acima de|mais de|oltre|sopra|powyzej|powyżej|boven|over|yli|nad|\+|>=?|≥)`;
const RANGE = new RegExp(`^${NUMBER}${UNIT}\\s*(?:-|to|bis|a|do)\\s*${NUMBER}${UNIT}$`);
const UP_TO = new RegExp(`^${LOWER}\\s*${NUMBER}${UNIT}$`);
const OVER = new RegExp(
  `^(?:${UPPER}\\s*${NUMBER}${UNIT}|${NUMBER}${UNIT}\\s*(?:\\+|plus|and over|and up|y mas|e mais|e oltre))$`,
);
const BARE = new RegExp(`^${NUMBER}${UNIT}$`);

const value = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

const limitsOf = (text: string): WeightLimits | null => {
  const range = RANGE.exec(text);
  if (range !== null) return { over: value(range[1]), upTo: value(range[2]) };
  const upTo = UP_TO.exec(text) ?? BARE.exec(text);
  if (upTo !== null) return { over: null, upTo: value(upTo[1]) };
  const over = OVER.exec(text);
  return over === null ? null : { over: value(over[1] ?? over[2]), upTo: null };
};

/** Reads a weight class such as `-91,0 kg`, `+100`, `110+`, `under 76`, `60-66 kg`; null where it is none. */
export const readWeightClass = (cell: string, unit: WeightUnit): WeightLimits | null => {
  const text = plainDashes(cell).toLowerCase().replace(/\s+/g, ' ').trim();
  if (ABSOLUTE.has(foldText(text))) return { over: null, upTo: null };
  const limits = limitsOf(text);
  if (limits === null) return null;
  const named = unitIn(text) ?? unit;
  const kg = (limit: number | null): number | null => (limit === null ? null : toKg(limit, named));
  return { over: kg(limits.over), upTo: kg(limits.upTo) };
};
