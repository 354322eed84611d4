import { expect, it } from 'vitest';
import { findBook } from '../books/index.ts';
import { checkOptions } from '../options/check-options.ts';
import { resolveTeam } from './team.ts';

const book = (id: string) => {
  const found = findBook(id);
  if (!found) throw new Error(`no book ${id}`);
  return found;
};
const resolve = (options: object, event = 'single-rank') =>
  resolveTeam(book('classic'), { ...options }, { discipline: 'gi', event });

it('the composition is that of the event, the options are put in', () => {
  const resolved = resolve({ orderMode: 'restart', teamWeightLimitKg: 425.5, shortTeam: 'allow' });
  expect(resolved).toMatchObject({
    ok: true,
    rules: {
      size: 5,
      order: { mode: 'restart' },
      composition: { event: 'single-rank', weightLimitKg: 425.5 },
      shortTeam: { allowed: true },
      options: { orderMode: 'restart' },
      allowedRanks: ['white', 'blue', 'purple', 'brown', 'black'],
    },
  });
  if (resolved.ok) expect(resolved.rules.options).toEqual({ orderMode: 'restart' });
});

it('the settings of one team match stand apart from the options and from those of the tournament', () => {
  const about = { teamWeightLimitKg: 425.5, shortTeam: 'allow' };
  const resolved = resolve({ ...about, orderMode: 'restart', absentFighter: 'skip-as-injured' });
  expect(resolved.ok && resolved.rules.settings).toEqual(about);
});

it('CLS-ORD-02 CLS-ORD-05 CLS-ORD-09 the order, injuries and absences follow the organiser', () => {
  expect(resolve({})).toMatchObject({
    rules: {
      reorder: { allowed: false, clause: 'CLS-ORD-02' },
      injured: { returns: 'until-cleared', clause: 'CLS-ORD-05' },
      absent: { is: 'loses-bout', clause: 'CLS-ORD-09' },
    },
  });
  const chosen = {
    reorderBetweenTies: 'yes',
    injuredFighter: 'rest-of-event',
    absentFighter: 'skip-as-injured',
  };
  expect(resolve(chosen)).toMatchObject({
    rules: {
      reorder: { allowed: true },
      injured: { returns: 'rest-of-event' },
      absent: { is: 'skip-as-injured' },
      options: {},
    },
  });
});

it('belts that may not fight in the event are left out', () => {
  const open = resolve({ rankGapOverThree: 'not-allowed' }, 'all-ranks');
  expect(open).toMatchObject({ rules: { allowedRanks: ['blue', 'purple', 'brown', 'black'] } });
  const single = resolve({ rankGapOverThree: 'not-allowed' });
  expect(single.ok && single.rules.allowedRanks).toContain('white');
});

it.each([
  [{ substitutes: -1 }, 'options.substitutes', 'must be a whole number from 0 to 5'],
  [{ substitutes: 1.5 }, 'options.substitutes', 'must be a whole number from 0 to 5'],
  [{ substitutes: 6 }, 'options.substitutes', 'must be a whole number from 0 to 5'],
  [{ teamWeightLimitKg: 49 }, 'options.teamWeightLimitKg', 'must be a number from 50 to 1500'],
  [{ shortTeam: 'yes' }, 'options.shortTeam', '"yes" is not known here'],
  [{ reorderBetweenTies: true }, 'options.reorderBetweenTies', 'true is not known here'],
  [{ injuredFighter: 'never' }, 'options.injuredFighter', '"never" is not known here'],
  [{ absentFighter: 'x' }, 'options.absentFighter', '"x" is not known here'],
])('%j is refused, in the tournament’s options too', (options, place, message) => {
  expect(resolve(options)).toMatchObject({ ok: false, problems: [{ place, message }] });
  expect(checkOptions(book('classic'), options)).toMatchObject([{ place, message }]);
});

it.each([
  [{ substitutes: 0 }],
  [{ substitutes: 5 }],
  [{ teamWeightLimitKg: 50 }],
  [{ teamWeightLimitKg: 1500 }],
  [{ shortTeam: 'injury-only' }],
  [{ overLimitTeam: 'not-admitted' }],
  [{ singleRankLower: 'refuse' }],
  [{ reorderBetweenTies: 'no' }],
  [{ injuredFighter: 'until-cleared' }],
  [{ absentFighter: 'loses-bout' }],
])('%j is taken', (options) => {
  expect(resolve(options).ok).toBe(true);
});

it('a book without teams has no such rules', () => {
  const resolved = resolveTeam(book('five'), {}, { discipline: 'gi' });
  expect(resolved).toMatchObject({ ok: false, problems: [{ place: 'rulebook' }] });
});

it('what the division does not fit is named', () => {
  expect(resolve({}, 'pairs')).toMatchObject({
    ok: false,
    problems: [{ place: 'division.event' }],
  });
});
