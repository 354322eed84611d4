import { describe, expect, it } from 'vitest';
import { emptyPaper, methodsFor, type PaperForm, paperResultOf } from './paper-form.ts';

const full: PaperForm = {
  winner: 'red',
  method: 'points',
  red: '5',
  blue: '',
  elapsed: '4:07',
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
    const read = paperResultOf({ ...full, elapsed: '' });
    expect(read.ok && read.result.elapsedMs).toBeNull();
  });
  it('says the first thing that is wrong', () => {
    expect(paperResultOf(emptyPaper)).toEqual({ ok: false, fault: 'winner' });
    expect(faultOf({ method: '' })).toBe('method');
    expect(faultOf({ winner: 'nobody' })).toBe('method');
    expect(faultOf({ red: '2.5' })).toBe('points');
    expect(faultOf({ elapsed: '3:60' })).toBe('time');
    expect(faultOf({ elapsed: '3' })).toBe('time');
    expect(faultOf({ by: '  ' })).toBe('by');
  });
  it('has ways to end with nobody', () => {
    expect(methodsFor('nobody')).toContain('draw');
    expect(methodsFor('red')).not.toContain('draw');
    const read = paperResultOf({ ...full, winner: 'nobody', method: 'disqualification' });
    expect(read.ok && read.result.winner).toBeNull();
  });
});
