import {
  type DivisionColumn,
  findBook,
  officialRules,
  resolveDivision,
} from '@threecount/rulebooks';
import { expect, test } from 'vitest';
import type { Line, SectionId } from './line.ts';
import { refereePage } from './referee-page.ts';

function linesOf(id: string, column: DivisionColumn, section: SectionId): readonly Line[] {
  const book = findBook(id);
  if (!book) throw new Error(`no book ${id}`);
  const { resolution, lengths } = resolveDivision(book, {}, column);
  if (!resolution.ok) throw new Error('not resolved');
  const page = refereePage(officialRules(book, resolution.rules, lengths));
  const groups = page.find((each) => each.id === section)?.groups ?? [];
  return groups.flatMap((group) => group.lines);
}

const adults = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' };
const five = (section: SectionId) => linesOf('five', adults, section);
const named = (lines: readonly Line[], label: string) => lines.find((line) => line.label === label);

test('a gesture has hands and words; one that the text promises and lacks is marked', () => {
  const stop = named(five('gestures'), 'Interruption');
  expect(stop?.details.map((text) => text.split(':')[0])).toEqual(['Hands', 'Say', 'Then']);
  expect(named(five('gestures'), 'Out of bounds')).toMatchObject({
    badge: 'The rulebook promises it and does not give it',
    details: [],
  });
});

test('a technique has its points and all that it needs, the count of three among it', () => {
  const lines = five('scoring');
  expect(named(lines, 'Guard pass')).toMatchObject({ badge: '3 points' });
  const counts = lines.filter((line) => line.details.includes('Count: 3 s'));
  expect(counts.length).toBeGreaterThan(5);
});

test('fouls cost what the ladder says, and more with malice', () => {
  const lines = five('fouls');
  const rungs = lines.filter((line) => line.label.startsWith('Step '));
  expect(rungs.map((line) => line.badge)).toEqual([
    'verbal warning',
    '2 points to the opponent',
    '3 points to the opponent',
    'disqualified',
  ]);
  expect(named(lines, 'Biting')).toMatchObject({
    badge: 'Next step (fouls)',
    details: ['With malice: disqualified'],
  });
});

test('only what is looked at before the start can be ticked', () => {
  expect(five('before').length).toBeGreaterThan(0);
  expect(five('before').every((line) => line.tick === true)).toBe(true);
  expect(five('scorekeeper').some((line) => line.tick === true)).toBe(false);
});

test('the decision stands in the order of the book', () => {
  const criteria = five('decision').filter((line) => /^\d\. /.test(line.label));
  expect(criteria.slice(0, 5).map((line) => line.cites[0]?.clause)).toEqual([
    'FIVE-DEC-02',
    'FIVE-DEC-03',
    'FIVE-DEC-04',
    'FIVE-DEC-05',
    'FIVE-DEC-06',
  ]);
});

test('lengths that hang on the belts are listed by pairs', () => {
  const lines = linesOf('classic', { discipline: 'gi', event: 'all-ranks' }, 'timekeeper');
  const far = lines.find((line) => line.label.includes('White v brown'));
  expect(far).toMatchObject({ badge: '2:00', cites: [{ clause: 'CLS-TIME-05' }] });
});
