import { books } from '@threecount/rulebooks';
import { describe, expect, it } from 'vitest';
import { ordered } from '../testing/mirror.ts';
import { poolOf } from '../testing/random-match.ts';
import type { TimedAction } from '../types.ts';
import { exchangedAction, exchangedSetup } from './exchange.ts';

const seed = 12;

describe('a match with its colours changed over', () => {
  it.each(books)('is fought under what $id says of the two the other way round', (book) => {
    for (const { setup, mirror } of poolOf(book, seed, 60)) {
      expect(ordered(exchangedSetup(setup)), `seed ${seed}`).toBe(ordered(mirror));
      expect(exchangedSetup(exchangedSetup(setup))).toEqual(setup);
    }
  });

  it('has what each brought along', () => {
    const [book] = books;
    const [given] = book === undefined ? [] : poolOf(book, seed, 1);
    if (given === undefined) throw new Error('no setup');
    const carried = exchangedSetup({ ...given.setup, carried: { red: 1, blue: 2 } }).carried;
    expect(carried).toEqual({ red: 2, blue: 1 });
    expect(exchangedSetup(given.setup)).not.toHaveProperty('carried');
  });

  it('has each act on the other side, and what people wrote as they wrote it', () => {
    const said = { by: 'Blue Harbour', reason: 'red wall' };
    const acts: readonly (readonly [TimedAction, TimedAction])[] = [
      [
        { do: 'foul', side: 'red', foul: 'stalling', detail: 'red edge', at: 1 },
        { do: 'foul', side: 'blue', foul: 'stalling', detail: 'red edge', at: 1 },
      ],
      [
        { do: 'foul', side: 'both', foul: 'stalling', at: 1 },
        { do: 'foul', side: 'both', foul: 'stalling', at: 1 },
      ],
      [
        { do: 'time-out', reason: 'referee', at: 2 },
        { do: 'time-out', reason: 'referee', at: 2 },
      ],
      [
        { do: 'override', ruling: { adjust: { side: 'red', points: 2 } }, ...said, at: 3 },
        { do: 'override', ruling: { adjust: { side: 'blue', points: 2 } }, ...said, at: 3 },
      ],
      [
        { do: 'override', ruling: { winner: 'blue' }, ...said, at: 3 },
        { do: 'override', ruling: { winner: 'red' }, ...said, at: 3 },
      ],
      [
        { do: 'void', action: 2, reason: 'red', at: 4 },
        { do: 'void', action: 2, reason: 'red', at: 4 },
      ],
    ];
    for (const [given, wanted] of acts) expect(exchangedAction(given)).toEqual(wanted);
  });
});
