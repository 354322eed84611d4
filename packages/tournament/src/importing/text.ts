const INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;
const BLANKS = /[\s\u00a0]+/g;
/** What spreadsheets take for the start of a formula, full-width forms included. */
const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MARKED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Marks a text that a spreadsheet would run as a formula by one apostrophe in front.
 * `unmarkFormula` takes it away again: for every text, `unmarkFormula(markFormula(t)) === t`.
 */
export const markFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** Takes away the apostrophe that `markFormula` (or a spreadsheet) set before a sign. */
export const unmarkFormula = (text: string): string =>
  MARKED_FORMULA.test(text) ? text.slice(1) : text;

/** A cell as people mean it: no invisible signs, one blank for many, no blank at either end, composed letters. */
export const cleanText = (cell: string): string =>
  unmarkFormula(cell).normalize('NFC').replace(INVISIBLE, '').replace(BLANKS, ' ').trim();

const STROKES: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text for comparing: lower case, without accents, words parted by one blank, no other sign than digits and letters. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ßłøđæœı]/g, (letter) => STROKES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** One sign for all dashes and minus signs. */
export const plainDashes = (text: string): string =>
  text.replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-');

/**
 * Two texts with the same key name the same division: blanks, case, kinds of dashes, decimal comma or point and
 * the word `kg` do not part them.
 */
export const divisionKey = (name: string): string =>
  plainDashes(cleanText(name))
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\.\d*?)0+(?!\d)/g, '$1')
    .replace(/\.(?!\d)/g, '')
    .replace(/(\d)\s*kgs?\b/g, '$1')
    .replace(/([+-])\s+(?=\d)/g, '$1')
    .replace(/\s*([/|;,])\s*/g, '$1')
    .trim();

/** Characters as people count them, without cutting one in half. */
export const shorten = (text: string, length: number): string => {
  const signs = [...text];
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join('')}…`;
};
