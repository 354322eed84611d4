import { listTable } from '@threecount/tournament';
import type { EntryList } from '../entry-lists/plan-for.ts';
import { demoEntries } from './people.ts';

const headers = [
  'First name',
  'Last name',
  'Club',
  'Country',
  'Birth date',
  'Gender',
  'Division',
  'Seed',
];

/** The demo's people as an entry list, so that they come in by the same door as everybody else. */
export function demoList(): EntryList {
  const rows = demoEntries.map((entry) => [
    entry.givenName,
    entry.familyName,
    entry.club,
    entry.country,
    entry.born,
    /^(Women|Girls)/.test(entry.division) ? 'female' : 'male',
    entry.division,
    entry.seed === undefined ? '' : String(entry.seed),
  ]);
  return {
    file: { name: 'demo', format: 'csv', encoding: null, separator: null },
    sha256: '',
    table: listTable([headers, ...rows]),
    notes: [],
  };
}
