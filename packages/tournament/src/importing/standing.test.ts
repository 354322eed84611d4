import { describe, expect, it } from 'vitest';
import { reasonOfApproval, reasonOfWeighIn } from './standing.ts';

describe('who is left out of the draw', () => {
  it.each([
    'Not approved',
    'declined',
    'Pending',
    'no',
    'nicht bestätigt',
    'refusé',
    'não aprovado',
    'odrzucony',
  ])('%j is not approved', (cell) => {
    expect(reasonOfApproval(cell)).toBe('not-approved');
  });

  it.each(['Approved', '', 'yes', 'Paid', 'bestätigt', 'Confirmed'])('%j is in', (cell) => {
    expect(reasonOfApproval(cell)).toBeNull();
  });

  it('tells who left', () => {
    expect(reasonOfApproval('Withdrawn')).toBe('withdrawn');
    expect(reasonOfApproval('abgemeldet')).toBe('withdrawn');
  });

  it.each(['dq', 'Failed', 'overweight', 'no show', 'Übergewicht', 'nadwaga'])(
    '%j failed at the weigh-in',
    (cell) => {
      expect(reasonOfWeighIn(cell, false)).toBe('failed-weigh-in');
    },
  );

  it('does not take somebody who was not weighed for too heavy', () => {
    for (const cell of ['', '-', 'ok', 'not weighed', 'no'])
      expect(reasonOfWeighIn(cell, false)).toBeNull();
    expect(reasonOfWeighIn('no', true)).toBe('failed-weigh-in');
  });
});
