import { expect, it } from 'vitest';
import { changed } from '../../testing/odd-values.ts';
import { checkTeamsText } from './file.ts';

const member = (name: string) => ({ id: name, name, rank: 'blue', weightKg: 80.5, injured: false });
const whole = {
  format: 'threecount.teams/1',
  about: 'a trial',
  rulebook: 'classic',
  event: 'all-ranks',
  discipline: 'gi',
  rank: 'blue',
  options: { handicapTable: [{ rank: 'blue', maxKg: null, score: 0.5 }], substitutes: 1 },
  teams: [
    { name: 'T', members: ['A', 'B', 'C', 'D', 'E'].map(member), substitutes: [member('S')] },
  ],
};

it('a file of teams is checked as it stands', () => {
  const checked = checkTeamsText(`\uFEFF${JSON.stringify(whole)}`);
  expect(checked).toMatchObject({
    ok: true,
    value: { legal: false, event: 'all-ranks', teams: [{ limit: { sum: 2.5, over: 2.5 } }] },
  });
});

it('with any value replaced it is checked, or refused with the place', () => {
  let refused = 0;
  for (const [name, file] of changed(whole)) {
    const checked = checkTeamsText(JSON.stringify(file));
    if (checked.ok) continue;
    refused += 1;
    expect(checked.place, name).toMatch(/^[\w.[\]-]+$/);
  }
  expect(refused).toBeGreaterThan(300);
});

it.each(['', '[]', '{"format": "x"', '{"format": "a", "format": "b"}'])(
  '%j is no file of teams',
  (text) => {
    expect(checkTeamsText(text).ok).toBe(false);
  },
);
