import type { Rulebook } from '../schema/rulebook.ts';
import { bjjAdvantage } from './bjj-advantage/index.ts';
import { classic } from './classic/index.ts';
import { five } from './five/index.ts';
import { grapplingX } from './grappling-x/index.ts';

/** The rulebooks that are here. */
export const books: readonly Rulebook[] = [five, classic, bjjAdvantage, grapplingX];

/** A book by its id, or undefined. */
export function findBook(id: string): Rulebook | undefined {
  return books.find((book) => book.id === id);
}
