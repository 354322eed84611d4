import type { StandingsRow } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { competitor } from '../../parts/testing.ts';
import { levelRows } from './level-rows.ts';
import { emptyPaper, methodsFor, type PaperForm, paperResultOf } from './paper-form.ts';

const full: PaperForm = {
  winner: 'red',
  method: 'points',
  red: '5',
  blue: '',
  minutes: '4',
  seconds: '07',
  by: ' A. Berg ',
};

const faultOf = (changed: Partial<PaperForm>) => {
  const read = paperResultOf({ ...full, ...changed });
  return read.ok ? null : read.fault;
};

describe('paperResultOf', () => {
  it('reads a whole form', () => {
    expect(paperResultOf(full)).toEqual({
      ok: true,
      result: {
        winner: 'red',
        method: 'points',
        red: { points: 5 },
        blue: { points: 0 },
        elapsedMs: 247_000,
        by: 'A. Berg',
      },
    });
  });
  it('leaves the time out where the sheet has none', () => {
    const read = paperResultOf({ ...full, minutes: '', seconds: '' });
    expect(read.ok && read.result.elapsedMs).toBeNull();
  });
  it('says the first thing that is wrong', () => {
    expect(paperResultOf(emptyPaper)).toEqual({ ok: false, fault: 'winner' });
    expect(faultOf({ method: '' })).toBe('method');
    expect(faultOf({ winner: 'nobody' })).toBe('method');
    expect(faultOf({ red: '2.5' })).toBe('points');
    expect(faultOf({ seconds: '60' })).toBe('time');
    expect(faultOf({ minutes: '-1' })).toBe('time');
    expect(faultOf({ by: '  ' })).toBe('by');
  });
  it('has ways to end with nobody', () => {
    expect(methodsFor('nobody')).toContain('draw');
    expect(methodsFor('red')).not.toContain('draw');
    const read = paperResultOf({ ...full, winner: 'nobody', method: 'disqualification' });
    expect(read.ok && read.result.winner).toBeNull();
  });
});

describe('levelRows', () => {
  it('takes those who share a place', () => {
    const rows = [1, 1, 3].map(
      (place, i): StandingsRow => ({
        competitor: competitor(`e${i}`),
        place,
        wins: 0,
        losses: 0,
        submissions: 0,
        pointsFor: 0,
        pointsAgainst: 0,
        placedBy: null,
      }),
    );
    expect(levelRows(rows).map((row) => row.competitor.entryId)).toEqual(['e0', 'e1']);
  });
});
