import { describe, expect, it } from 'vitest';
import { emptyRuling, rulingAction } from './ruling.ts';

const named = { ...emptyRuling, by: 'Ana Brito', reason: 'board misread' };

describe('rulingAction', () => {
  it('wants a name and a reason', () => {
    const form = { ...named, kind: 'winner', side: 'red' } as const;
    expect(rulingAction({ ...form, by: ' ' })).toBeNull();
    expect(rulingAction({ ...form, reason: '' })).toBeNull();
    expect(rulingAction(form)).toEqual({
      do: 'override',
      ruling: { winner: 'red' },
      by: 'Ana Brito',
      reason: 'board misread',
    });
  });

  it('takes signed differences and leaves out what does not change', () => {
    const form = { ...named, side: 'blue', points: '-2', fouls: '+1' } as const;
    expect(rulingAction(form)).toMatchObject({
      ruling: { adjust: { side: 'blue', points: -2, fouls: 1 } },
    });
    expect(rulingAction({ ...form, points: 'two' })).toBeNull();
    expect(rulingAction({ ...named, side: 'blue' })).toBeNull();
  });

  it('reads the time left', () => {
    const form = { ...named, kind: 'reopen', remaining: '0:45' } as const;
    expect(rulingAction(form)).toMatchObject({ ruling: { reopen: true, remainingMs: 45_000 } });
    expect(rulingAction({ ...form, remaining: '45' })).toBeNull();
  });
});
