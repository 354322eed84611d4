import { describe, expect, it } from 'vitest';
import { barrable, type CorrectionForm, correctionOf, formOf } from './form.ts';

const stands = {
  winner: 'red',
  method: 'submission',
  points: { red: 4, blue: 2 },
  elapsedMs: 227_400,
  paper: false,
} as const;

const said = (form: CorrectionForm, over: Partial<CorrectionForm['sheet']> = {}) => ({
  ...form,
  sheet: { ...form.sheet, by: ' Hedda Lorn ', ...over },
  reason: ' wrong sheet ',
});

describe('a correction', () => {
  it('begins with what stands', () => {
    expect(formOf(stands).sheet).toMatchObject({
      winner: 'red',
      method: 'submission',
      red: '4',
      blue: '2',
      elapsed: '3:47',
      by: '',
    });
    expect(formOf({ ...stands, winner: null, method: 'override' }).sheet).toMatchObject({
      winner: 'nobody',
      method: '',
    });
  });

  it('says who, why and what', () => {
    expect(correctionOf(said(formOf(stands), { winner: 'blue' }))).toEqual({
      ok: true,
      action: {
        type: 'correct-result',
        by: 'Hedda Lorn',
        reason: 'wrong sheet',
        result: {
          winner: 'blue',
          method: 'submission',
          red: { points: 4 },
          blue: { points: 2 },
          elapsedMs: 227_000,
          by: 'Hedda Lorn',
        },
      },
    });
  });

  it('to fight again needs no sheet, only who and why', () => {
    const again = { ...formOf(null), again: true };
    expect(correctionOf(again)).toEqual({ ok: false, fault: 'by' });
    expect(correctionOf({ ...said(again), reason: ' ' })).toEqual({ ok: false, fault: 'reason' });
    expect(correctionOf(said(again))).toMatchObject({ ok: true, action: { result: null } });
  });

  it('bars who was disqualified and nobody else', () => {
    const form = said(formOf(stands), { method: 'disqualification' });
    expect(barrable(form)).toEqual(['blue']);
    const read = correctionOf({ ...form, barred: ['red', 'blue'] });
    expect(read).toMatchObject({ ok: true, action: { result: { barred: ['blue'] } } });
    const points = correctionOf({ ...said(formOf(stands)), barred: ['blue'] });
    expect(points.ok && 'result' in points.action && points.action.result).not.toHaveProperty(
      'barred',
    );
  });
});
