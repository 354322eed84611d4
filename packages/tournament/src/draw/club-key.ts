import { foldText } from '../importing/text.ts';

/**
 * Two names of a club, or of a country, with the same key are one: case, accents, hyphens and blanks do not part them.
 * Empty where nothing is named.
 */
export const clubKey = (name: string): string => foldText(name).replace(/ /g, '');
