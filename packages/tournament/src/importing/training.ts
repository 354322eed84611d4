import { foldText } from './text.ts';

export type TrainingUnit = 'months' | 'years';

export type TrainingReading =
  | { readonly kind: 'none' }
  /** Whole months that are over. */
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'bad' };

const YEARS = new Set(
  'y yr yrs year years jahr jahre an ans annee annees ano anos anni anno rok lata lat jaar ar vuotta rok roky let ev'.split(
    ' ',
  ),
);
const MONTHS = new Set(
  'm mo mos month months monat monate mois mes meses mese mesi miesiac miesiace miesiecy maand maanden maned maneder manad manader kk mesic mesice mesicu honap'.split(
    ' ',
  ),
);
const LONGEST_YEARS = 90;

/** The unit that a header or a word names; null: none. */
export const trainingUnitIn = (text: string): TrainingUnit | null => {
  const words = foldText(text).split(' ');
  if (words.some((word) => MONTHS.has(word))) return 'months';
  return words.some((word) => YEARS.has(word)) ? 'years' : null;
};

/** Reads how long somebody has trained: `18 months`, `2y 6m`, `1,5 Jahre`, `5+ years`, or a figure in the column's unit. */
export const readTraining = (cell: string, unit: TrainingUnit | null): TrainingReading => {
  const text = cell.trim();
  if (text === '' || /^[-–?/.]+$/.test(text)) return { kind: 'none' };
  const parts = [...text.matchAll(/(\d{1,3}(?:[.,]\d{1,2})?)\s*\+?\s*(\p{L}*)\.?/gu)];
  const rest = text.replaceAll(/\d{1,3}(?:[.,]\d{1,2})?\s*\+?\s*\p{L}*\.?/gu, '').trim();
  if (parts.length === 0 || !/^(,|&|\s)*$/.test(rest)) return { kind: 'bad' };
  let months = 0;
  for (const [, figure = '', word = ''] of parts) {
    const named = word === '' && parts.length === 1 ? unit : trainingUnitIn(word);
    if (named === null) return { kind: 'bad' };
    months += Number(figure.replace(',', '.')) * (named === 'years' ? 12 : 1);
  }
  // Ten thousandths undo binary fractions.
  return months > LONGEST_YEARS * 12
    ? { kind: 'bad' }
    : { kind: 'months', months: Math.floor(months + 1e-4) };
};
