import type { StandingsRow } from '@threecount/tournament';

/** The rows of a table that share a place with another, in the table's order. */
export function levelRows(standings: readonly StandingsRow[]): readonly StandingsRow[] {
  const counts = new Map<number, number>();
  for (const row of standings) counts.set(row.place, (counts.get(row.place) ?? 0) + 1);
  return standings.filter((row) => (counts.get(row.place) ?? 0) > 1);
}
