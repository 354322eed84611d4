import { foldText } from './text.ts';
import type { Gender } from './words.ts';

/**
 * Pairs of letters, male first, whose letters mean something else in other languages: hombre and mujer, férfi and nő,
 * man and vrouw, herre and dame, muž and žena, erkek and kadın.
 */
const PAIRS = ['hm', 'fn', 'mv', 'hd', 'mz', 'ek'] as const;

/** Tells by the letters of a whole column what each of them says; empty where their usual meaning holds. */
export const genderLetters = (cells: readonly string[]): ReadonlyMap<string, Gender> => {
  const letters = new Set(cells.map(foldText).filter((word) => word.length === 1));
  for (const [male = '', female = ''] of PAIRS) {
    if (letters.size === 2 && letters.has(male) && letters.has(female)) {
      return new Map([
        [male, 'male'],
        [female, 'female'],
      ]);
    }
  }
  return new Map();
};
