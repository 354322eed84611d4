import type { MatchCard } from '@threecount/tournament';

/** As what matches are shown. */
export type BracketForm = 'picture' | 'list';

/** The page of a match; null: there is nothing to tell. */
export type PageOf = (match: MatchCard) => string | null;
