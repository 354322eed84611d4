import { describe, expect, it } from 'vitest';
import { isUnknownStanding, reasonOfApproval, reasonOfWeighIn } from './standing.ts';

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

  it.each([
    'dq',
    'Failed',
    'overweight',
    'no show',
    'Übergewicht',
    'nadwaga',
    'OVER 0.4kg',
    'Missed weight (71.2)',
    'DNS',
  ])('%j failed at the weigh-in', (cell) => {
    expect(reasonOfWeighIn(cell, false)).toBe('failed-weigh-in');
  });

  it('does not take somebody who was not weighed for too heavy', () => {
    for (const cell of ['', '-', 'ok', 'not weighed', 'no'])
      expect(reasonOfWeighIn(cell, false)).toBeNull();
    expect(reasonOfWeighIn('no', true)).toBe('failed-weigh-in');
  });

  it('knows what it does not know', () => {
    for (const cell of ['ok', 'Approved', '', '80,4 kg', '71.5', 'bestätigt'])
      expect(isUnknownStanding(cell)).toBe(false);
    for (const cell of ['see desk', 'to be checked']) expect(isUnknownStanding(cell)).toBe(true);
  });
});
