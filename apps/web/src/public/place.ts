/** What a path below `/t/:t/` shows. */
export interface Place {
  readonly tab: Tab;
  readonly divisionId: string | null;
  readonly matchId: string | null;
  /** The calculator of coaches, on the tab of teams. */
  readonly calculator?: true;
}

export const tabs = ['now', 'brackets', 'teams', 'mats', 'results', 'entries'] as const;
export type Tab = (typeof tabs)[number];

/** The place of the rest of a path; null where there is none. */
export function placeOf(rest: string): Place | null {
  const [first = '', second = null, ...more] = rest.split('/').filter((part) => part !== '');
  if (more.length > 0) return null;
  if (first === 'matches' && second !== null)
    return { tab: 'brackets', divisionId: null, matchId: second };
  if (first === 'teams' && second === 'calculator')
    return { tab: 'teams', divisionId: null, matchId: null, calculator: true };
  if (second !== null)
    return first === 'brackets' ? { tab: 'brackets', divisionId: second, matchId: null } : null;
  const tab = first === '' ? 'now' : tabs.find((each) => each === first);
  return tab === undefined ? null : { tab, divisionId: null, matchId: null };
}

/** The tabs of a tournament: that of teams only where it has some. */
export const tabsShown = (withTeams: boolean): readonly Tab[] =>
  tabs.filter((tab) => tab !== 'teams' || withTeams);

/** The path of the calculator of coaches. */
export const calculatorPath = (tournamentId: string): string =>
  `${tabPath(tournamentId, 'teams')}/calculator`;

/** The path of a tab. */
export function tabPath(tournamentId: string, tab: Tab): string {
  const base = `/t/${encodeURIComponent(tournamentId)}`;
  return tab === 'now' ? base : `${base}/${tab}`;
}

/** The path of a division's bracket. */
export function divisionPath(tournamentId: string, divisionId: string): string {
  return `/t/${encodeURIComponent(tournamentId)}/brackets/${encodeURIComponent(divisionId)}`;
}
