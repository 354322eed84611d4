import type { TeamEventView, TeamSheetRules } from '@threecount/tournament';
import { emptyRow, emptyRows, isEmpty, type TypedRow } from '../../parts/teams/rows.ts';
import type { Shelf } from '../follow/keep.ts';

/** What a coach has typed into the calculator. */
export interface Sheet {
  /** Of which event: `keyOf` it. */
  readonly event: string;
  readonly team: string;
  readonly rows: readonly Pick<TypedRow, 'name' | 'rank' | 'weight' | 'injured'>[];
}

/** What names an event in an address: its first division, else the book's code of it. */
export const keyOf = ({ event, divisions }: TeamEventView): string =>
  divisions[0]?.divisionId ?? event;

/** The event that a sheet is of; the first one where there is no such any more. */
export const eventOf = (
  events: readonly TeamEventView[],
  sheet: Sheet | null,
): TeamEventView | undefined =>
  events.find((event) => keyOf(event) === sheet?.event) ??
  events.find(({ divisions }) => divisions.some(({ divisionId }) => divisionId === sheet?.event)) ??
  events[0];

/** The rows of a sheet in an event: as many as its teams have places; further ones are kept where something stands. */
export function rowsIn(rules: TeamSheetRules, sheet: Sheet | null): readonly TypedRow[] {
  const places = emptyRows(rules);
  const typed = (sheet?.rows ?? []).map((row, at) => ({
    ...row,
    substitute: places[at]?.substitute ?? false,
  }));
  const last = typed.findLastIndex((row) => !isEmpty(row, rules));
  const length = Math.max(places.length, last + 1);
  return Array.from({ length }, (_, at) => typed[at] ?? places[at] ?? emptyRow(rules));
}

const apart = '~';
const cleaned = (text: string): string => text.replaceAll(apart, ' ');

/** A sheet as the part of an address behind `#`, which browsers send to nobody. */
export function hashOf({ event, team, rows }: Sheet): string {
  const last = rows.findLastIndex((row) => row.name !== '' || row.weight !== '' || row.rank !== '');
  const query = new URLSearchParams({ event });
  if (team !== '') query.set('team', team);
  for (const { name, rank, weight, injured } of rows.slice(0, last + 1)) {
    const parts = [name, rank, weight, ...(injured ? ['injured'] : [])].map(cleaned);
    query.append('m', parts.join(apart));
  }
  return query.toString();
}

/** The sheet of such a text; null where it is none. */
export function sheetOf(hash: string): Sheet | null {
  const query = new URLSearchParams(hash);
  const event = query.get('event');
  if (event === null) return null;
  const rows = query.getAll('m').slice(0, 40);
  return {
    event,
    team: (query.get('team') ?? '').slice(0, 200),
    rows: rows.map((text) => {
      const [name = '', rank = '', weight = '', injured = ''] = text.slice(0, 300).split(apart);
      return { name, rank, weight, injured: injured === 'injured' };
    }),
  };
}

const shelfKey = (tournamentId: string): string => `threecount.team-sheet.${tournamentId}`;

/** What this device remembers of the last visit; null: nothing. */
export function keptSheet(shelf: Shelf | null, tournamentId: string): Sheet | null {
  try {
    return sheetOf(shelf?.getItem(shelfKey(tournamentId)) ?? '');
  } catch {
    return null;
  }
}

/** Keeps it; where the storage is full or forbidden the address still has it. */
export function keepSheet(shelf: Shelf | null, tournamentId: string, sheet: Sheet): void {
  try {
    shelf?.setItem(shelfKey(tournamentId), hashOf(sheet));
  } catch {
    // The address still has it.
  }
}
