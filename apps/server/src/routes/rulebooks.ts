import { books, divisionVocabulary, findBook } from '@threecount/rulebooks';
import { z } from 'zod';
import { type Route, route } from '../http/route.ts';
import { found } from './found.ts';

/** The rulebooks that are here, and the words of a book's divisions, for choosing a column. */
export const rulebookRoutes = (): readonly Route[] => [
  route({
    method: 'GET',
    path: '/rulebooks',
    need: 'viewer',
    handle: () => books.map(({ id, name }) => ({ id, name })),
  }),
  route({
    method: 'GET',
    path: '/rulebooks/:id',
    need: 'viewer',
    params: z.object({ id: z.string().max(64) }),
    handle({ params }) {
      const book = found(findBook(params.id), 'rulebook');
      return { id: book.id, name: book.name, vocabulary: divisionVocabulary(book) };
    },
  }),
];
