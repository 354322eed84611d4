import { bookHash, findBook } from '@threecount/rulebooks';
import type { BookEdition } from '@threecount/tournament';

/** The present edition of a book; null for one that we do not have. */
export function presentBook(id: string): BookEdition | null {
  const content = findBook(id);
  if (content === undefined) return null;
  return { id, name: content.name, hash: bookHash(content), content };
}
