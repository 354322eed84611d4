import {
  type OptionView,
  optionViews,
  type TableNeed,
  type TableValues,
  tableNeed,
  tableValues,
  unconfirmedTables,
} from '@threecount/rulebooks';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { ofTournament } from '../inputs/common.ts';
import { sessionOf } from './found.ts';

/** The choices that the pinned book leaves to the organiser, and the tables that it asks to confirm. */
interface BookOptions {
  readonly options: readonly OptionView[];
  /** Where each clause named here stands in the book's text. */
  readonly places: Readonly<Record<string, string>>;
  readonly tables: readonly {
    readonly id: string;
    /** The option by which its values are changed; null where they can only be confirmed. */
    readonly option: string | null;
    readonly values: TableValues | null;
    /** Whether there is something to confirm without the organiser's own values, and which events hang on it. */
    readonly need: TableNeed;
  }[];
}

const nothing: BookOptions = { options: [], places: {}, tables: [] };

/** What an organiser's form of the book's options is made from. */
export const bookOptionRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/options',
    need: 'organiser',
    params: ofTournament,
    handle({ params }): BookOptions {
      const { state } = sessionOf(deps, params);
      const book = state.rulebook && state.books.get(state.rulebook.hash);
      if (!book) return nothing;
      const options = optionViews(book);
      const editable = new Set(options.map(({ name }) => name));
      const named = options.flatMap(({ clauses }) => clauses);
      return {
        options,
        places: Object.fromEntries(named.map((id) => [id, book.clauses[id] ?? ''])),
        tables: unconfirmedTables(book).map(({ id, option }) => ({
          id,
          option: editable.has(option) ? option : null,
          values: tableValues(book, id),
          need: tableNeed(book, option),
        })),
      };
    },
  }),
];
