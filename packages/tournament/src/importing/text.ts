/** Control signs, signs of no width, and those that turn the direction of a text: nobody means them in a cell. */
const INVISIBLE =
  /(?![\t\n\v\f\r\u0085])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** Joiners shape letters of some scripts and parts of one picture; elsewhere they are invisible. */
const JOINERS =
  /(?<![\p{L}\p{M}\p{So}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{So}])|(?<=\p{Script=Latin})[\u200c\u200d]+/gu;
/** Half a sign, which no file can hold in UTF-8. */
const HALVES = /\p{Cs}/gu;
const BLANKS = /[\s\u0085\u00a0]+/g;
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
  unmarkFormula(cell)
    .replace(HALVES, '\ufffd')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(JOINERS, '')
    .replace(BLANKS, ' ')
    .trim();

const STROKES: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * Marks that people leave out when they write a name again: accents, the vowel points of Arabic and Hebrew. Marks of
 * other scripts (Thai, Devanagari, kana) are letters in their own right: without them two names become one.
 */
const ACCENTS =
  /[\u0300-\u036f]|[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|\u200c|\u200d/g;

/**
 * A text for comparing: lower case, without accents, words parted by one blank, no other sign than digits, letters and
 * the marks that make letters.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłøđæœı]/g, (letter) => STROKES[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();

/** One sign for all dashes and minus signs. */
export const plainDashes = (text: string): string =>
  text.replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-');

/**
 * Two texts with the same key name the same division: blanks, case, kinds of dashes, decimal comma or point, the word
 * `kg` and the side of a plus sign do not part them.
 */
export const divisionKey = (name: string): string =>
  plainDashes(cleanText(name))
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\.\d*?)0+(?!\d)/g, '$1')
    .replace(/\.(?!\d)/g, '')
    .replace(/(\d\s?\+?)\s*kgs?\b/g, '$1')
    .replace(/([+-])\s+(?=\d)/g, '$1')
    .replace(/(?<![\d.+-])(\d+(?:\.\d+)?)\s?\+(?![\d.])/g, '+$1')
    .replace(/\s*([/|;,])\s*/g, '$1')
    .trim();

/** Characters as people count them, without cutting one in half. */
export const shorten = (text: string, length: number): string => {
  const signs = [...text];
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join('')}…`;
};
