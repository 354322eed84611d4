import type { OptionView, TableNeed, TableValues } from '@threecount/rulebooks';
import { type Fetched, useFetched } from '../../parts/use-fetched.ts';
import { apiOf } from '../act.ts';

/** What the server tells of the choices that the pinned book leaves. */
export interface BookOptions {
  readonly options: readonly OptionView[];
  readonly places: Readonly<Record<string, string>>;
  readonly tables: readonly {
    readonly id: string;
    readonly option: string | null;
    readonly values: TableValues | null;
    readonly need: TableNeed;
  }[];
}

/** The choices of a tournament's book; asked for once, for a pinned book does not change. */
export const useOptions = (tournamentId: string): Fetched<BookOptions> =>
  useFetched<BookOptions>(`${apiOf(tournamentId)}/options`);
