import { bookHash, findBook, type Rulebook } from '@threecount/rulebooks';
import type { BookEdition } from '../decide/decision.ts';

/** The present edition of one of our books, as it can be pinned; null for a book we do not have. */
export function findEdition(id: string): BookEdition | null {
  const book: Rulebook | undefined = findBook(id);
  return book === undefined
    ? null
    : { id: book.id, name: book.name, hash: bookHash(book), content: book };
}
