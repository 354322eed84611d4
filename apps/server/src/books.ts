import { books } from '@threecount/rulebooks';

/** The ids of the books that we have. */
export const bookIds: readonly string[] = books.map(({ id }) => id);
