import { describe, expect, it } from 'vitest';
import { card, round, who } from '../testing.ts';
import { feedersOf } from './feeders.ts';
import { placesOf } from './places.ts';

const redWon = {
  winner: 'red',
  method: 'points',
  points: { red: 2, blue: 0 },
  elapsedMs: 1000,
  paper: false,
} as const;

describe('a drawn bracket', () => {
  it('card 12: moves nobody where the two of a match changed colours at the table', () => {
    const rounds = (exchanged: boolean) => [
      round('semi-final', [
        card('a', { red: who('e1'), blue: who('e2'), result: redWon }),
        card('b', { red: who('e3'), blue: who('e4'), result: redWon }),
      ]),
      round('third-place', [card('t')]),
      round('final', [
        exchanged
          ? card('f', { red: who('e3'), blue: who('e1'), exchanged })
          : card('f', { red: who('e1'), blue: who('e3') }),
      ]),
    ];
    const before = feedersOf(rounds(false));
    expect(before.get('f')).toEqual(['a', 'b']);
    expect(feedersOf(rounds(true))).toEqual(before);
    expect([placesOf({ exchanged: false })[0], placesOf({ exchanged: true })[0]]).toEqual([
      'red',
      'blue',
    ]);
  });
});
