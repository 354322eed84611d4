import { describe, expect, it } from 'vitest';
import type { JsonObject } from './script/fields.ts';
import { type MatchResult, matchResult } from './script/result.ts';
import { played, refusalOf } from './testing/match.ts';

/** What goes wrong in practice, by the number of its card: the part of the book with overtime. */
const book = 'grappling-x';
const group = (ageGroup: string, level: string): JsonObject => ({
  discipline: 'no-gi',
  ageGroup,
  level,
  ...(ageGroup === 'adults' ? { gender: 'male' } : {}),
});
const men = group('adults', 'advanced');
const result = (lines: readonly string[], division = men): MatchResult =>
  matchResult(played(['0:00 start', ...lines], { book, division }));
const score = (lines: readonly string[]): string => {
  const { red, blue } = result(lines);
  return `${red.points}-${blue.points}`;
};

describe('cards', () => {
  it('2: three stalling calls against the leader', () => {
    const lines = [
      '0:10 score red sweep',
      '1:00 foul red stalling',
      '2:00 foul red stalling',
      '3:00 foul red stalling',
    ];
    expect([2, 3, 4].map((n) => score(lines.slice(0, n)))).toEqual(['2-0', '0-0', '-3-0']);
  });

  it('6: sudden death has no limit, and its clock counts up', () => {
    const lines = [
      '1:00 score red sweep',
      '2:00 score blue sweep',
      '5:00 wait',
      '5:30 start',
      '6:30 wait',
      '7:00 start',
      '10:17 score blue takedown guard',
    ];
    const intermediate = group('adults', 'intermediate');
    expect(result(lines.slice(0, 6), intermediate)).toMatchObject({
      period: 'sudden-death',
      remaining: null,
    });
    expect(result(lines, intermediate)).toMatchObject({
      winner: 'blue',
      method: 'sudden-death',
      elapsed: '9:17.000',
      red: { points: 2 },
      blue: { points: 4 },
    });
  });

  it('24: two blood clocks', () => {
    const lines = [
      '1:00 time-out blood red',
      '2:50 resume',
      '3:00 time-out blood blue',
      '3:40 resume',
      '4:00 time-out blood red',
    ];
    expect(result(lines.slice(0, 4)).status).toBe('running');
    expect(result(lines)).toMatchObject({
      winner: 'blue',
      method: 'injury',
      elapsed: '1:30.000',
    });
  });

  it('112: pass and mount; knee on the belly pays nothing', () => {
    expect(score(['1:00 score red guard-pass', '1:08 score red mount'])).toBe('7-0');
    const given = { book, division: men };
    expect(refusalOf(['0:00 start', '1:04 score red knee-on-belly'], given)).toBe('no-points');
  });

  it('114: who flees from a submission is out', () => {
    expect(result(['1:00 foul blue fleeing-submission'])).toMatchObject({
      winner: 'red',
      method: 'disqualification',
    });
  });

  it('116: a roll from side control is no sweep', () => {
    const given = { book, division: men };
    expect(refusalOf(['0:00 start', '1:00 score blue inversion'], given)).toBe('no-points');
    expect(score(['1:00 score blue sweep'])).toBe('0-2');
  });

  it('120: a cramp loses, also in the lead', () => {
    const lines = ['1:00 score red mount', '2:00 score red sweep', '3:10 time-out injury red'];
    expect(result(lines)).toMatchObject({
      winner: 'blue',
      method: 'submission',
      elapsed: '3:10.000',
    });
  });

  it('121: a child cries', () => {
    const lines = [
      '0:30 score red mount',
      '0:50 score red back-control',
      '1:12 submission blue cry',
    ];
    expect(result(lines, group('kids', 'beginner'))).toMatchObject({
      winner: 'blue',
      method: 'submission',
      elapsed: '1:12.000',
      red: { points: 8 },
    });
  });

  it('123: a takedown past the legs, then the mount', () => {
    const lines = ['1:00 score red takedown side-control', '1:10 score red mount'];
    expect([score(lines.slice(0, 1)), score(lines)]).toEqual(['3-0', '7-0']);
  });

  it('124: over the edge', () => {
    const lines = ['0:00 start', '1:00 score red takedown side-control inBounds=false'];
    expect(refusalOf(lines, { book, division: men })).toBe('out-of-bounds');
  });

  it('130: a knee bar by level', () => {
    const winner = (division: JsonObject, technique = 'kneebar'): string | null =>
      result([`2:05 submission red tap ${technique}`], division).winner;
    expect(winner(group('adults', 'novice'))).toBe('blue');
    expect(winner(group('adults', 'intermediate'))).toBe('red');
    expect(winner(group('teens', 'advanced'))).toBe('red');
    expect(winner(group('kids', 'advanced'))).toBe('blue');
    expect(winner(men, 'heel-hook')).toBe('red');
    expect(winner(group('adults', 'intermediate'), 'heel-hook')).toBe('blue');
  });
});
