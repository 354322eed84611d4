import { describe, expect, it } from 'vitest';
import type { PersonRecord } from '../types/entities.ts';
import { separationGroups } from './apart.ts';
import { earlyMeetings } from './early.ts';
import { separatedOrder } from './separate.ts';

/** What goes wrong in practice, by the number of its card. */

/** Entries `e1`, `e2`, ... of these clubs, drawn; the club on each place from top to bottom of the bracket of eight. */
function drawnClubs(clubs: readonly string[], seedText: string) {
  const entries = clubs.map((_, i) => ({ entryId: `e${i + 1}`, personId: `p${i + 1}` }));
  const people = new Map(clubs.map((club, i) => [`p${i + 1}`, { club, country: '' }]));
  const apart = separationGroups(entries, people);
  const others = entries.map(({ entryId }) => entryId);
  const order = separatedOrder('d1', seedText, [], others, apart);
  const rows = [0, 7, 4, 3, 2, 5, 6, 1].map((place) => {
    const entryId = order[place] ?? '';
    return clubs[Number(entryId.slice(1)) - 1] ?? '';
  });
  return { rows, early: earlyMeetings(order, 0, apart) };
}

/** In which parts of so many places the club stands, one number for each of its members. */
const partsOf = (rows: readonly string[], club: RegExp, places: number): number[] =>
  rows.flatMap((name, row) => (club.test(name) ? [Math.floor(row / places)] : []));

const texts = Array.from({ length: 50 }, (_, i) => `text ${i}`);
const others = ['K', 'L', 'M'];

it('words for having no club are no club', () => {
  const names = ['Independent', 'independent', 'N/A', 'n/a', '-', '-', 'Nord', 'nord'];
  const people = new Map(names.map((club, i) => [`p${i}`, { club, country: 'NA' }]));
  const entries = names.map((_, i) => ({ entryId: `e${i}`, personId: `p${i}` }));
  const { club, country } = separationGroups(entries, people);
  expect(club).toEqual([['e6', 'e7']]);
  expect(country).toHaveLength(1);
});

describe('card 56', () => {
  it.each(texts)('three of a club in different quarters, two in opposite halves (%s)', (text) => {
    const { rows, early } = drawnClubs(['X', 'X', 'X', 'Y', 'Y', ...others], text);
    expect(new Set(partsOf(rows, /X/, 2)).size).toBe(3);
    expect(new Set(partsOf(rows, /Y/, 4)).size).toBe(2);
    expect(early.map(({ clubPairs, clubBound }) => [clubPairs, clubBound])).toEqual([
      [0, 0],
      [1, 1],
      [4, 4],
    ]);
  });

  it.each(texts)('four of a club: one in each quarter (%s)', (text) => {
    const { rows } = drawnClubs(['X', 'X', 'X', 'X', 'Y', 'Y', 'K', 'L'], text);
    expect(partsOf(rows, /X/, 2)).toEqual([0, 1, 2, 3]);
  });

  it.each(texts)('five of a club: one of their quarter-finals, and it is reported (%s)', (text) => {
    const { rows, early } = drawnClubs(['X', 'X', 'X', 'X', 'X', ...others], text);
    const quarters = partsOf(rows, /X/, 2);
    expect(quarters.length - new Set(quarters).size).toBe(1);
    expect(early[0]).toMatchObject({ round: 1, clubPairs: 1, clubBound: 1 });
  });

  it('names that differ in case, hyphen or blanks are one club', () => {
    const names = ['Ju-Jitsu Nord', 'JU JITSU NORD', ' ju–jitsu  nord', 'Jujitsu-Nord', 'Süd', ''];
    const people = new Map(
      [...names, ''].map((club, i): [string, Pick<PersonRecord, 'club' | 'country'>] => [
        `p${i}`,
        { club, country: i % 2 === 0 ? 'Fra' : 'FRA' },
      ]),
    );
    const entries = [...people.keys()].map((personId) => ({ entryId: `e${personId}`, personId }));
    expect(separationGroups(entries, people)).toEqual({
      club: [['ep0', 'ep1', 'ep2', 'ep3']],
      country: [['ep0', 'ep1', 'ep2', 'ep3', 'ep4', 'ep5', 'ep6']],
    });
  });
});
