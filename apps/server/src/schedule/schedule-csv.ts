import type { ScheduleView } from '@threecount/tournament';
import { toCsv } from '../csv.ts';
import { person, roundText } from '../results-csv.ts';
import { plannedCells } from './zone.ts';

const headers = [
  'Planned',
  'Time zone',
  'Planned (UTC)',
  'Mat',
  'Match',
  'Division',
  'Round',
  'Red',
  'Red club',
  'Blue',
  'Blue club',
] as const;

/** What is still to be fought, as a table for spreadsheets; without a time the first cells are empty. */
export function scheduleCsv({ tournament, matches }: ScheduleView): string {
  const rows = matches.map(({ planned, matName, number, divisionName, round, red, blue }) => [
    ...plannedCells(planned, tournament.timeZone),
    planned === null ? '' : new Date(planned).toISOString(),
    matName ?? '',
    number,
    divisionName,
    roundText(round),
    ...person(red),
    ...person(blue),
  ]);
  return toCsv([headers, ...rows]);
}
