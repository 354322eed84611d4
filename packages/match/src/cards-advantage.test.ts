import { describe, expect, it } from 'vitest';
import { type MatchResult, matchResult } from './script/result.ts';
import { played, refusalOf } from './testing/match.ts';
import { viewMatch } from './view/match-view.ts';

/** What goes wrong in practice, by the number of its card: the part of the book with advantages. */
const book = 'bjj-advantage';
const belt = (rank: string): object => ({ discipline: 'gi', gender: 'male', rank });
const result = (lines: readonly string[], rank = 'blue'): MatchResult =>
  matchResult(played(['0:00 start', ...lines], { book, division: { ...belt(rank) } }));
const score = (lines: readonly string[], rank = 'blue'): string => {
  const { red, blue } = result(lines, rank);
  return `${red.points}-${blue.points} ${red.advantages}-${blue.advantages}`;
};

describe('cards', () => {
  it('2: three stalling calls against the leader', () => {
    const lines = [
      '0:10 score red sweep',
      '1:00 foul red stalling',
      '2:00 foul red stalling',
      '3:00 foul red stalling',
    ];
    const after = [2, 3, 4].map((n) => score(lines.slice(0, n)));
    expect(after).toEqual(['2-0 0-0', '2-0 0-1', '0-0 0-1']);
  });

  it('3: the fourth penalty ends it, and is the other side’s first', () => {
    const lines = [
      '1:00 foul red stalling',
      '2:00 foul red guard-backout',
      '4:02 foul red butt-scooting',
      '4:40 foul red stalling',
    ];
    expect(result(lines)).toMatchObject({
      winner: 'blue',
      method: 'disqualification',
      remaining: '1:20.000',
    });
    expect(result([...lines, '4:50 void 4', '4:55 foul blue stalling'])).toMatchObject({
      status: 'timed-out',
      remaining: '1:20.000',
      red: { points: -2, fouls: 3 },
      blue: { points: 0, advantages: 1, fouls: 1 },
    });
  });

  it('11: a second stalling on the wrong corner', () => {
    const wrong = ['1:00 foul red stalling', '1:30 foul blue stalling', '2:15 foul blue stalling'];
    expect(score(wrong)).toBe('0-0 1-0');
    const right = [...wrong, '2:40 void 3', '2:40 foul red stalling'];
    expect(score(right)).toBe('0-0 0-1');
    expect(result(right)).toMatchObject({ red: { fouls: 2 }, blue: { fouls: 1 } });
  });

  it('12: the same acts with sides swapped give the same numbers, swapped', () => {
    const lines = [
      '0:10 score red guard-pass',
      '0:20 score blue sweep',
      '0:30 advantage red near-pass',
      '0:40 foul blue stalling',
    ];
    const swapped = lines.map((text) =>
      text.replace(/red|blue/, (side) => (side === 'red' ? 'blue' : 'red')),
    );
    expect(result(swapped).red).toEqual(result(lines).blue);
    expect(result(swapped).blue).toEqual(result(lines).red);
  });

  it('17: 0.4 seconds are time, zero is none', () => {
    const lines = ['4:59.600 time-out referee', '5:10 resume', '5:10.100 score red sweep'];
    const state = played(['0:00 start', ...lines], { book, division: { ...belt('white') } });
    expect(viewMatch(state, 310_100).clock.remainingMs).toBe(300);
    expect(viewMatch(state, 310_400)).toMatchObject({ status: 'ended', red: { points: 2 } });
  });

  it('22: a purple belt has seven minutes', () => {
    const { clock } = viewMatch(played([], { book, division: { ...belt('purple') } }), 0);
    expect(clock.remainingMs).toBe(420_000);
  });

  it('26: the state is the replay of its actions', () => {
    const lines = [
      '0:10 score red sweep',
      '0:20 score red takedown',
      '0:30 score blue sweep',
      '0:40 advantage red near-pass',
      '5:23 time-out referee',
    ];
    expect(score(lines)).toBe('4-2 1-0');
    expect(result(lines)).toMatchObject({ status: 'timed-out', remaining: '0:37.000' });
  });

  it('108: near back takes and a near sweep', () => {
    const lines = [
      '0:27 advantage red near-sweep',
      '0:34 advantage red near-pass',
      '4:40 advantage blue near-sweep',
      '8:00 wait',
    ];
    expect(result(lines, 'black')).toMatchObject({ winner: 'red', method: 'advantages' });
  });

  it('110: taking the disputed pass back changes the leader', () => {
    const lines = [
      '0:50 score blue sweep',
      '5:10 score red sweep',
      '5:25 score red guard-pass',
      '6:20 advantage blue near-submission',
    ];
    const after = [1, 2, 3, 4].map((n) => score(lines.slice(0, n), 'black'));
    expect(after).toEqual(['0-2 0-0', '2-2 0-0', '5-2 0-0', '5-2 0-1']);
    const over = ['8:00 wait'];
    expect(result([...lines, ...over], 'black').winner).toBe('red');
    expect(result([...lines, '6:30 void 3', ...over], 'black')).toMatchObject({
      winner: 'blue',
      method: 'advantages',
    });
  });

  it('111: a sweep that becomes a mount for the other', () => {
    expect(score(['1:00 advantage red near-sweep', '1:04 score blue mount'])).toBe('0-4 1-0');
    const level = ['1:00 advantage red near-sweep', '1:04 advantage blue near-sweep', '6:00 wait'];
    expect(result(level)).toMatchObject({ awaiting: 'decision' });
  });

  it('112: three positions in a row', () => {
    const lines = [
      '1:00 score red guard-pass',
      '1:04 score red knee-on-belly',
      '1:08 score red mount',
    ];
    expect(score(lines)).toBe('9-0 0-0');
  });

  it('114: who runs out of a lock is out, technically', () => {
    expect(result(['1:00 foul blue fleeing-submission'])).toMatchObject({
      winner: 'red',
      method: 'disqualification',
      barred: [],
    });
  });

  it('115: nobody comes up', () => {
    const lines = ['0:25 foul both stalling', '0:45 foul both stalling'];
    expect(score(lines.slice(0, 1))).toBe('0-0 0-0');
    expect(score(lines)).toBe('0-0 1-1');
  });

  it('116: coming up without a guard gives nothing', () => {
    const given = { book, division: { ...belt('blue') } };
    expect(refusalOf(['0:00 start', '1:00 score blue inversion'], given)).toBe('no-points');
  });

  it('118: both arms under, and crossed ankles, are an advantage each; one arm still pays the back', () => {
    expect(score(['1:00 advantage red aggression'])).toBe('0-0 1-0');
    expect(score(['1:00 score red back-control'])).toBe('4-0 0-0');
  });

  it('120: a cramp loses, also in the lead', () => {
    const lines = ['1:00 score red mount', '2:00 score red sweep', '3:10 unable red illness'];
    expect(result(lines)).toMatchObject({ winner: 'blue', elapsed: '3:10.000' });
  });

  it('122: the same position again, as the referee lets it stand', () => {
    const lines = [
      '0:40 score red guard-pass',
      '1:10 score red mount',
      '1:50 score red mount',
      '1:51 void 3',
      '3:00 score red guard-pass',
      '3:20 score red mount',
    ];
    // The half guard of the other side in between is no score: the referee looks at both flags.
    const after = [1, 2, 4, 5, 6].map((n) => score(lines.slice(0, n)));
    expect(after).toEqual(['3-0 0-0', '7-0 0-0', '7-0 0-0', '10-0 0-0', '14-0 0-0']);
    expect(result(lines.slice(0, 3)).flags).toEqual(['repeat-position']);
  });

  it('123: a takedown past the legs, then the mount', () => {
    expect(score(['1:00 score red takedown side-control', '1:10 score red mount'])).toBe('6-0 0-0');
  });

  it('124: over the edge, begun inside', () => {
    expect(score(['1:00 score red takedown inBounds=false'])).toBe('2-0 0-0');
  });

  it('130: a knee bar of a blue belt, and of a brown one', () => {
    const lines = ['2:05 submission red tap kneebar'];
    expect(result(lines, 'blue')).toMatchObject({ winner: 'blue', method: 'disqualification' });
    expect(result(lines, 'brown')).toMatchObject({ winner: 'red', method: 'submission' });
    expect(result(['2:05 submission red tap heel-hook'], 'black').winner).toBe('blue');
  });

  it('166: an advantage after the bell counts as of the bell', () => {
    const lines = [
      '0:10 score red guard-pass',
      '0:20 advantage red near-pass',
      '5:30 stop',
      '5:31 resume same',
      '6:06 advantage red near-sweep inTime',
    ];
    expect(result(lines)).toMatchObject({
      winner: 'red',
      method: 'points',
      elapsed: '6:00.000',
      red: { points: 3, advantages: 2 },
    });
    const level = ['6:06 advantage red near-sweep inTime'];
    expect(result(level)).toMatchObject({ winner: 'red', method: 'advantages' });
    expect(refusalOf(['0:00 start', '6:06 advantage red near-sweep'], { book })).toBe(
      'period-over',
    );
  });

  it('167: three advantages become one', () => {
    const lines = [
      '0:09 advantage red near-pass',
      '0:10 advantage red near-pass',
      '0:10.500 advantage red near-pass',
      '0:11 time-out referee',
      '0:12 void 2',
      '0:12 void 3',
    ];
    expect(result(lines)).toMatchObject({ red: { advantages: 1 }, elapsed: '0:11.000' });
  });
});
