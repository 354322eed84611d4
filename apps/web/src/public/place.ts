/** What a path below `/t/:t/` shows. */
export type Place =
  | { readonly tab: Tab; readonly divisionId: null }
  | { readonly tab: 'brackets'; readonly divisionId: string };

export const tabs = ['now', 'brackets', 'mats', 'results', 'entries'] as const;
export type Tab = (typeof tabs)[number];

/** The place of the rest of a path; null where there is none. */
export function placeOf(rest: string): Place | null {
  const [first = '', second, ...more] = rest.split('/').filter((part) => part !== '');
  if (more.length > 0) return null;
  if (first === 'brackets' && second !== undefined) return { tab: 'brackets', divisionId: second };
  if (second !== undefined) return null;
  if (first === '') return { tab: 'now', divisionId: null };
  const tab = tabs.find((each) => each === first);
  return tab === undefined ? null : { tab, divisionId: null };
}

/** The path of a tab. */
export function tabPath(tournamentId: string, tab: Tab): string {
  const base = `/t/${encodeURIComponent(tournamentId)}`;
  return tab === 'now' ? base : `${base}/${tab}`;
}

/** The path of a division's bracket. */
export function divisionPath(tournamentId: string, divisionId: string): string {
  return `/t/${encodeURIComponent(tournamentId)}/brackets/${encodeURIComponent(divisionId)}`;
}
