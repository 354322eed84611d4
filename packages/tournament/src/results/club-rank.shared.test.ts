import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clubKey } from '../draw/club-key.ts';
import { defaultClubRules } from '../initial.ts';
import { type ClubMedal, type RankedClub, rankClubs } from './club-rank.ts';

const data = join(
  resolve(process.env['THREECOUNT_SHARED'] ?? join(import.meta.dirname, '../../../../../shared')),
  'data',
);

/** Rows of a file by header; a cell with a comma is quoted, and none has a quote in it. */
function read(name: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(join(data, name), 'utf8').trim().split(/\r?\n/);
  const headers = head.split(',');
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    if (cells.length !== headers.length) throw new Error(`not ${headers.length} cells: ${line}`);
    return Object.fromEntries(headers.map((header, i) => [header, cells[i] ?? '']));
  });
}

/** The group in whose table a division counts: white belts apart, then juveniles, then adults by gender. */
function groupOf(division: string): string | null {
  const [age = '', gender, belt] = division.split('/').map((part) => part.trim());
  if (belt === 'White') return 'Novice';
  if (age.startsWith('Juvenile')) return 'Juvenil';
  if (age !== 'Adult') return null;
  return gender === 'Male' ? 'Masculino' : 'Feminino';
}

function tables(): ReadonlyMap<string, readonly RankedClub[]> {
  const medals = new Map<string, ClubMedal[]>();
  for (const row of read('ibjjf-medals-3-events.csv')) {
    const group = groupOf(row['division_raw'] ?? '');
    if (group === null) continue;
    const place = Number(row['place']) as 1 | 2 | 3;
    const medal = { club: clubKey(row['team'] ?? ''), place, belt: -1, weight: -1 };
    medals.set(group, [...(medals.get(group) ?? []), medal]);
  }
  const rules = { ...defaultClubRules, aloneCounts: true };
  return new Map([...medals].map(([group, own]) => [group, rankClubs(own, rules)]));
}

describe.skipIf(!existsSync(data))('card 168: team totals from medals (needs ../shared)', () => {
  it('38 of the 40 official lines match; two differ by two golds, and nothing is repaired', () => {
    const made = tables();
    const lines = read('ibjjf-official-team-ranking-3-events.csv').map(
      ({ group = '', team = '', points }) => {
        const row = made.get(group)?.find(({ club }) => club === clubKey(team));
        return { line: `${group} ${team}`, official: Number(points), ours: row?.points };
      },
    );
    expect(lines).toHaveLength(40);
    expect(lines.filter(({ official, ours }) => official !== ours)).toEqual([
      { line: 'Juvenil GF Team', official: 16, ours: 34 },
      { line: 'Novice Gracie Barra', official: 64, ours: 82 },
    ]);
  });

  it('level points go by golds: 46 with four before 46 with three', () => {
    const men = tables().get('Masculino') ?? [];
    const level = men.filter(({ points }) => points === 46);
    expect(level.map(({ club, golds, place }) => [place, club, golds])).toEqual([
      [4, clubKey('Atos Jiu-Jitsu'), 4],
      [5, clubKey('Fratres Brazilian Jiu-Jitsu'), 3],
    ]);
  });
});
