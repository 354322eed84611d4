import type { MatchAction, MatchView, Refusal } from '@threecount/match';
import { describe, expect, it } from 'vitest';
import { inTheFormThatCounts, lateIsOpen } from './late.ts';

const score: MatchAction = { do: 'score', side: 'red', technique: 'takedown' };
const no = (code: string): Refusal => ({ code, message: code });

/** Rules after a stop: only what `takes` names counts. */
const stopped =
  (takes: 'late' | 'outside' | 'nothing', code = 'clock-stopped') =>
  (action: MatchAction) => {
    if (action.do === 'score' && takes === 'late' && action.inTime) return null;
    if (action.do === 'score' && takes === 'outside' && action.inBounds === false) return null;
    return no(code);
  };

describe('inTheFormThatCounts', () => {
  it('leaves alone what counts as it is', () => {
    expect(inTheFormThatCounts(score, true, () => null)).toBe(score);
  });

  it('marks a score after the stop as late while that is allowed', () => {
    expect(inTheFormThatCounts(score, true, stopped('late'))).toEqual({ ...score, inTime: true });
    expect(inTheFormThatCounts(score, false, stopped('late', 'period-over'))).toEqual({
      ...score,
      inTime: true,
    });
  });

  it('takes a throw that ended outside once it is too late for a late signal', () => {
    expect(inTheFormThatCounts(score, true, stopped('outside'))).toEqual({
      ...score,
      inBounds: false,
    });
    expect(inTheFormThatCounts(score, false, stopped('outside'))).toBe(score);
  });

  it('does not bend what was refused for another reason', () => {
    expect(inTheFormThatCounts(score, true, stopped('late', 'no-points'))).toBe(score);
  });

  it('never marks a ruling as late', () => {
    const ruling: MatchAction = { do: 'forfeit', side: 'red', reason: 'request' };
    expect(inTheFormThatCounts(ruling, true, stopped('late'))).toBe(ruling);
  });
});

describe('lateIsOpen', () => {
  const at = (status: MatchView['status']) => ({ status }) as MatchView;

  it('is open only after a stop, and only as long as the rules say', () => {
    expect(lateIsOpen(at('stopped'), 'takedown', stopped('late'))).toBe(true);
    expect(lateIsOpen(at('stopped'), 'takedown', stopped('nothing'))).toBe(false);
    expect(lateIsOpen(at('running'), 'takedown', () => null)).toBe(false);
    expect(lateIsOpen(at('stopped'), undefined, () => null)).toBe(false);
  });
});
