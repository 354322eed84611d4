import {
  books,
  divisionVocabulary,
  findBook,
  type GuideQuery,
  guideFor,
  guideKinds,
  moments,
  officials,
} from '@threecount/rulebooks';
import { z } from 'zod';
import { type Route, route } from '../http/route.ts';
import { found } from './found.ts';

const ofBook = z.object({ id: z.string().max(64) });

const code = z.string().max(64).exactOptional();
const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .exactOptional();

/** What is asked of a guide, as an address writes it. */
const guideQuery = z.strictObject({
  kind: z.enum(guideKinds).exactOptional(),
  who: z.enum(officials).exactOptional(),
  moment: z.enum(moments).exactOptional(),
  technique: code,
  foul: code,
  discipline: code,
  ageGroup: code,
  gender: code,
  level: code,
  rank: code,
  event: code,
  absolute: flag,
  pro: flag,
}) satisfies z.ZodType<GuideQuery>;

/** The rulebooks that are here, the words of a book's divisions for choosing a column, and a book's guide. */
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
    params: ofBook,
    handle({ params }) {
      const book = found(findBook(params.id), 'rulebook');
      return { id: book.id, name: book.name, vocabulary: divisionVocabulary(book) };
    },
  }),
  route({
    method: 'GET',
    path: '/rulebooks/:id/guide',
    need: 'viewer',
    params: ofBook,
    query: guideQuery,
    handle({ params, query }) {
      const book = found(findBook(params.id), 'rulebook');
      return { id: book.id, name: book.name, items: guideFor(book, query) };
    },
  }),
];
