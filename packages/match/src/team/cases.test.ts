import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runTeamCase, type TeamCase } from '../testing/team-case.ts';

/** Cases as data: one behaviour of one clause each. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../cases/${name}`, import.meta.url)), 'utf8'));

const cases = read('team/classic.json') as readonly TeamCase[];

describe('team/classic.json', () => {
  it.each(cases)('$clause $it', (given) => {
    expect(runTeamCase(given)).toEqual([]);
  });
});

describe('coverage', () => {
  it('every computed clause about teams has a case', () => {
    const { team } = read('classic/computed.clauses.json') as { team: string[] };
    const cited = new Set(cases.map(({ clause }) => clause));
    const elsewhere = ['CLS-COMP-09'];
    expect(team.filter((id) => !cited.has(id) && !elsewhere.includes(id))).toEqual([]);
  });
});
