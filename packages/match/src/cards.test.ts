import { describe, expect, it } from 'vitest';
import { type MatchResult, matchResult } from './script/result.ts';
import { played, refusalOf } from './testing/match.ts';
import { viewMatch } from './view/match-view.ts';

/** What goes wrong in practice, by the number of its card; this book's part of each. */
const result = (lines: readonly string[], given = {}): MatchResult =>
  matchResult(played(lines, given));
const score = (lines: readonly string[]): string => {
  const { red, blue } = result(lines);
  return `${red.points}-${blue.points}`;
};

describe('cards', () => {
  it('1: penalty points turn the lead over, and no decision is asked for', () => {
    const lines = [
      '0:00 start',
      '1:10 score red takedown',
      '2:00 foul red stalling',
      '3:30 foul red stalling',
      '4:10 foul red running',
    ];
    expect([2, 3, 4, 5].map((n) => score(lines.slice(0, n)))).toEqual(['2-0', '2-0', '2-2', '2-5']);
    expect(result([...lines, '6:00 wait'])).toMatchObject({ winner: 'blue', method: 'points' });
  });

  it('2: the same three fouls', () => {
    const lines = [
      '0:00 start',
      '0:10 score red sweep',
      '1:00 foul red stalling',
      '2:00 foul red stalling',
      '3:00 foul red stalling',
    ];
    expect([3, 4, 5].map((n) => score(lines.slice(0, n)))).toEqual(['2-0', '2-2', '2-5']);
  });

  it('3: the fourth penalty ends it, and can be taken back and given to the other', () => {
    const lines = [
      '0:00 start',
      '1:00 foul red stalling',
      '2:00 foul red stalling',
      '3:00 foul red stalling',
      '4:40 foul red stalling',
    ];
    expect(result(lines)).toMatchObject({
      winner: 'blue',
      method: 'disqualification',
      remaining: '1:20.000',
    });
    const state = played([...lines, '4:50 void 4', '4:55 foul blue stalling']);
    expect(matchResult(state)).toMatchObject({
      status: 'timed-out',
      remaining: '1:20.000',
      red: { fouls: 3 },
      blue: { points: 5, fouls: 1 },
    });
    expect(viewMatch(state, 295_000).log).toHaveLength(7);
  });

  it('10: a submission taken back brings the exact clock back', () => {
    const lines = [
      '0:00 start',
      '1:00 score blue mount',
      '1:30 score red sweep',
      '3:21.400 submission red verbal',
      '3:40 void 3',
    ];
    expect(result(lines.slice(0, 4))).toMatchObject({ winner: 'red', elapsed: '3:21.400' });
    expect(result(lines)).toMatchObject({
      winner: null,
      out: [],
      remaining: '2:38.600',
      status: 'timed-out',
      red: { points: 2 },
      blue: { points: 4 },
    });
  });

  it('11: a penalty on the wrong corner', () => {
    const lines = [
      '0:00 start',
      '1:00 foul red stalling',
      '2:15 foul blue stalling',
      '2:40 void 2',
      '2:40 foul red stalling',
    ];
    expect(result(lines)).toMatchObject({ red: { fouls: 2 }, blue: { fouls: 0, points: 2 } });
  });

  it('13: scoring is blocked after the end', () => {
    const lines = ['0:00 start', '3:21 submission red tap', '3:24 score red sweep'];
    expect(refusalOf(lines)).toBe('match-over');
  });

  it('17: a score at 0.3 s left is inside time; zero is zero', () => {
    const lines = [
      '0:00 start',
      '5:59.600 time-out referee',
      '6:10 resume',
      '6:10.100 score red sweep',
    ];
    expect(refusalOf(lines)).toBeUndefined();
    const state = played(lines);
    expect(viewMatch(state, 370_399).clock.remainingMs).toBe(1);
    expect(viewMatch(state, 370_400)).toMatchObject({ status: 'ended', clock: { remainingMs: 0 } });
  });

  it('20: nobody looking changes nothing', () => {
    expect(viewMatch(played(['0:00 start']), 240_000).clock.remainingMs).toBe(120_000);
  });

  it('21: the stored time is that of the act', () => {
    const state = played(['0:00 start', '2:48 score red sweep']);
    expect(viewMatch(state, 200_000).log[1]?.elapsedMs).toBe(168_000);
    expect(viewMatch(state, 900_000).log[1]?.elapsedMs).toBe(168_000);
  });

  it('22: each match has its own length, and a forced clock dies with its match', () => {
    const forced = played(['0:00 start', '0:10 override reopen 2:00']);
    expect(viewMatch(forced, 10_000).clock.remainingMs).toBe(120_000);
    const kids = played([], { division: { discipline: 'no-gi', ageGroup: 'junior-kids' } });
    expect(viewMatch(kids, 0).clock.remainingMs).toBe(180_000);
  });

  it('23: a wrong length is set right by a ruling, with its reason in the record', () => {
    const state = played(['0:00 start', '0:01 override reopen 5:00', '0:54 start', '1:00 wait']);
    expect(viewMatch(state, 60_000).clock.remainingMs).toBe(294_000);
    expect(matchResult(state).flags).toEqual(['overruled']);
  });

  it('23: the same before the start', () => {
    const state = played(['0:00 override reopen 5:00', '0:00 start', '0:06 wait']);
    expect(viewMatch(state, 6000).clock).toMatchObject({ remainingMs: 294_000, running: true });
    expect(viewMatch(played([]), 0).clock.remainingMs).toBe(360_000);
  });

  it('24: bleeding for 5:01 uses the time up, and the match clock stands', () => {
    const lines = ['0:00 start', '1:00 time-out blood red', '6:01 wait'];
    expect(result(lines)).toMatchObject({
      awaiting: 'allowance-ruling',
      proposed: { winner: 'blue' },
      elapsed: '1:00.000',
    });
  });

  it('108: after a double guard pull the one on top has two', () => {
    expect(score(['0:00 start', '0:30 score blue double-guard-pull-top'])).toBe('0-2');
  });

  it('112: three positions in a row', () => {
    expect(
      score([
        '0:00 start',
        '0:30 score red guard-pass',
        '0:40 score red knee-on-belly',
        '0:50 score red mount',
      ]),
    ).toBe('9-0');
    expect(
      score(['0:00 start', '0:30 score red guard-pass-to-knee-on-belly', '0:50 score red mount']),
    ).toBe('9-0');
  });

  it('114: a locked submission over the edge', () => {
    const lines = [
      '0:00 start',
      '1:00 stop',
      '1:10 score red submission-out-of-bounds',
      '1:20 resume standing',
    ];
    expect(result(lines)).toMatchObject({ status: 'running', red: { points: 2 } });
  });

  it('115: nobody comes up', () => {
    const lines = ['0:00 start', '0:25 foul both stalling', '0:45 foul both stalling'];
    expect(score(lines.slice(0, 2))).toBe('0-0');
    expect(score(lines)).toBe('2-2');
  });

  it('116: coming up without a guard gives nothing', () => {
    expect(refusalOf(['0:00 start', '1:00 score blue inversion'])).toBe('no-points');
    expect(refusalOf(['0:00 start', '1:00 score blue reversal'])).toBe('no-points');
  });

  it('117: mounted with the triangle still on: sweep, then mount', () => {
    expect(score(['0:00 start', '1:00 score red sweep', '1:12 score red mount'])).toBe('6-0');
  });

  it('118: one arm trapped still pays the back; what does not count has no other call', () => {
    expect(score(['0:00 start', '1:00 score red back-control'])).toBe('4-0');
    expect(refusalOf(['0:00 start', '1:00 advantage red aggression'])).toBe('no-advantages');
  });

  it('120: a cramp loses, also in the lead', () => {
    const lines = [
      '0:00 start',
      '1:00 score red mount',
      '1:30 score red sweep',
      '3:10 time-out injury red',
      '3:40 unable red illness',
    ];
    expect(result(lines)).toMatchObject({ winner: 'blue', elapsed: '3:10.000' });
  });

  it('123: a takedown past the legs, then the mount', () => {
    expect(score(['0:00 start', '1:00 score red takedown', '1:10 score red mount'])).toBe('6-0');
  });

  it('124: over the edge, begun inside', () => {
    expect(score(['0:00 start', '1:00 score red takedown inBounds=false'])).toBe('2-0');
  });

  it('128: a wrong disqualification is taken back, or overruled', () => {
    const lines = ['0:00 start', '3:40 disqualify blue illegal-technique'];
    expect(result([...lines, '3:50 void 1', '3:55 override adjust blue points=2'])).toMatchObject({
      status: 'timed-out',
      elapsed: '3:40.000',
      blue: { points: 2 },
    });
    expect(result([...lines, '3:50 override winner blue'])).toMatchObject({
      winner: 'blue',
      method: 'override',
    });
  });

  it('165: entered, withdrawn, entered again', () => {
    const lines = [
      '0:00 start',
      '3:57 score blue sweep',
      '3:58 void 1',
      '4:00 score blue guard-pass',
      '4:21 void 3',
      '4:22 score blue takedown',
      '4:39 score red takedown',
      '5:14 score blue sweep',
    ];
    expect(score(lines)).toBe('2-4');
  });
});
