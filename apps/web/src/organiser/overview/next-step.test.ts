import { describe, expect, it } from 'vitest';
import { summary } from '../../parts/testing.ts';
import { nextStep } from './next-step.ts';

const view = (entries: number, mats: number, done = 0) => ({
  counts: {
    teams: 0,
    competitors: entries,
    entries,
    divisions: 1,
    matches: 3,
    done,
    needRuling: 0,
  },
  mats: Array.from({ length: mats }, (_, i) => ({ matId: `m${i}`, name: `Mat ${i}` })),
});

describe('nextStep', () => {
  it('goes through a day in order', () => {
    expect(nextStep(view(0, 0), [])).toBe('import');
    expect(nextStep(view(0, 0), [], true)).toBe('enter-teams');
    expect(nextStep(view(4, 0), [summary({ standing: 'not-drawn' })])).toBe('draw');
    expect(nextStep(view(4, 0), [summary()])).toBe('add-mats');
    expect(nextStep(view(4, 1), [summary()])).toBe('assign');
    expect(nextStep(view(4, 1), [summary({ matId: 'm0' })])).toBe('open-tables');
    expect(nextStep(view(4, 1, 1), [summary({ matId: 'm0', standing: 'running' })])).toBe(
      'running',
    );
    expect(nextStep(view(4, 1, 3), [summary({ standing: 'complete' })])).toBe('complete');
  });
  it('waits for no empty division and for no mat of a complete one', () => {
    const empty = summary({ entries: 0, standing: 'empty' });
    expect(nextStep(view(4, 1, 1), [empty, summary({ matId: 'm0' })])).toBe('running');
    const over = summary({ standing: 'complete', matId: null });
    expect(nextStep(view(4, 1, 1), [over, summary({ matId: 'm0' })])).toBe('running');
  });
});
