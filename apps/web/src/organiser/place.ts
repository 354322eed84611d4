/** The organiser's pages of one tournament, in the order of a day. */
export const pages = [
  'overview',
  'import',
  'divisions',
  'options',
  'entries',
  'teams',
  'draw',
  'mats',
  'hall',
  'results',
  'safety',
] as const;
export type Page = (typeof pages)[number];

/** Those of a tournament: without the one of teams where there are none, and can be none. */
export const pagesShown = (withTeams: boolean): readonly Page[] =>
  pages.filter((page) => page !== 'teams' || withTeams);

/** The page of the rest of a path; null where there is none. */
export function pageAt(rest: string): Page | null {
  if (rest === '') return 'overview';
  return pages.find((page) => page === rest) ?? null;
}

/** The path of a page. */
export function pagePath(tournamentId: string, page: Page): string {
  const base = `/organiser/${encodeURIComponent(tournamentId)}`;
  return page === 'overview' ? base : `${base}/${page}`;
}
