import { describe, expect, it } from 'vitest';
import { matchResult } from '../script/result.ts';
import { played } from '../testing/match.ts';
import { viewMatch } from '../view/match-view.ts';

describe('a start taken back once a later period runs', () => {
  const given = {
    book: 'grappling-x',
    division: { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'advanced' },
  };
  const lines = ['0:00 start', '6:10 start', '6:20 wait', '6:40 void 0'];
  const state = played(lines, given);

  it('the match is held in the period that it falls back to, and its clock stands within it', () => {
    expect(matchResult(state)).toMatchObject({
      status: 'timed-out',
      period: 'regulation',
      remaining: '0:00.000',
      elapsed: '6:00.000',
    });
    expect(viewMatch(state, 900_000).clock).toMatchObject({ running: false, elapsedMs: 360_000 });
  });

  it('all calls again leave it so', () => {
    const undone = played([...lines, '6:50 wait', '7:00 void 3', '7:10 wait'], given);
    expect(matchResult(undone)).toMatchObject({ period: 'overtime' });
    const again = played([...lines, '6:50 foul red stalling', '7:00 void 4'], given);
    expect(matchResult(again)).toMatchObject({ status: 'timed-out', elapsed: '6:00.000' });
  });
});
