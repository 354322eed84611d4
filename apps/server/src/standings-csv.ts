import type { ClubStandings } from '@threecount/tournament';
import { toCsv } from './csv.ts';

const headers = [
  'Age group',
  'Gender',
  'Place',
  'Club',
  'Points',
  'Golds',
  'Silvers',
  'Bronzes',
  'Placed by',
] as const;

/** The standings of clubs as a table for spreadsheets; all divisions together come first, without a group. */
export function standingsCsv({ groups }: ClubStandings): string {
  const rows = groups.flatMap(({ ageGroupLabel, gender, rows }) =>
    rows.map(({ place, name, points, golds, silvers, bronzes, placedBy }) => [
      ageGroupLabel ?? '',
      gender ?? '',
      place,
      name,
      points,
      golds,
      silvers,
      bronzes,
      placedBy ?? 'level',
    ]),
  );
  return toCsv([headers, ...rows]);
}
