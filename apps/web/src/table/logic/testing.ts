import type { DivisionColumn } from '@threecount/rulebooks';

/** A division of each book, for tests that go through all of them. */
export const divisions: Readonly<Record<string, DivisionColumn>> = {
  five: { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' },
  classic: { discipline: 'gi', event: 'single-rank', rank: 'blue' },
  'bjj-advantage': { discipline: 'gi', ageGroup: 'adults', rank: 'blue' },
  'grappling-x': { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'advanced' },
};
