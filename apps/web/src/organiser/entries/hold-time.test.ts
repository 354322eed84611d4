import { describe, expect, it } from 'vitest';
import { holdUntil, holdWords, outWords } from './hold-time.ts';

describe('a medical hold', () => {
  it('ends at the time typed, by the clock at the venue', () => {
    const until = holdUntil('2026-05-30T14:30', 'Europe/Berlin');
    expect(until).toBe(Date.UTC(2026, 4, 30, 12, 30));
  });

  it('without a time lasts until it is lifted', () => {
    expect(holdUntil('', 'Europe/Berlin')).toBeNull();
    const words = holdWords({ until: null, by: 'Dr. Ivo Sand', reason: 'concussion' });
    expect(words).toBe('Held back by Dr. Ivo Sand: concussion (until it is lifted)');
  });

  it('says until when', () => {
    const at = Date.UTC(2026, 4, 30, 12);
    const words = holdWords({ until: at, by: 'Dr. Ivo Sand', reason: 'cut' }, at);
    expect(words).toMatch(/\(until \d\d:00\)$/u);
  });
});

describe('a disqualification', () => {
  it('says of the disciplinary kind that it holds for the whole tournament', () => {
    const said = { by: 'Hedda Lorn', reason: 'insult' };
    expect(outWords({ kind: 'disciplinary', ...said })).toContain('whole tournament');
    expect(outWords({ kind: 'technical', ...said })).not.toContain('whole tournament');
  });
});
