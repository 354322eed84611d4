import { findBook, resolveRules } from '@threecount/rulebooks';
import { expect, it } from 'vitest';
import { boardOf } from './board.ts';
import { screenOf } from './book.ts';

const setupOf = (id: string, division: { readonly discipline: string }) => {
  const book = findBook(id);
  const made = book && resolveRules(book, {}, division);
  if (!made?.ok) throw new Error(`no rules of ${id}`);
  return { rules: made.rules };
};

it('a scoreboard gets names and periods, a small part of the rules of a match', () => {
  const five = setupOf('five', {
    discipline: 'no-gi',
    ageGroup: 'adults',
    gender: 'male',
    level: 'expert',
  } as never);
  const board = boardOf(five);
  const screen = screenOf(five);
  expect(board.periods).toEqual(screen.periods);
  expect(board.techniques.map(({ code }) => code)).toEqual(
    screen.techniques.map(({ code }) => code),
  );
  expect(board.fouls[0]).toEqual({ code: screen.fouls[0]?.code, label: screen.fouls[0]?.label });
  expect(JSON.stringify(board).length).toBeLessThan(JSON.stringify(screen).length / 3);
  expect(boardOf(five)).toBe(board);
});
