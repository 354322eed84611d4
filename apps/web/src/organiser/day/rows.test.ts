import { describe, expect, it } from 'vitest';
import { breakRows, breaksOf, sessionRows, sessionsOf } from './rows.ts';

const zone = 'Pacific/Auckland';

describe('sessions as they are typed', () => {
  const row = { day: '2026-04-11', start: '09:00', end: '18:00' };
  const session = { start: '2026-04-10T21:00:00.000Z', end: '2026-04-11T06:00:00.000Z' };
  it('are times of the venue, kept in UTC', () => {
    expect(sessionsOf([row], zone)).toEqual([session]);
    expect(sessionRows([session], zone)).toEqual([row]);
  });
  it('may have no end, or one after midnight', () => {
    expect(sessionsOf([{ ...row, end: '' }], zone)?.[0]?.end).toBeNull();
    expect(sessionsOf([{ ...row, end: '01:30' }], zone)?.[0]?.end).toBe('2026-04-11T13:30:00.000Z');
  });
  it('without a start are left out; without a day they are none', () => {
    expect(sessionsOf([{ ...row, start: '' }], zone)).toEqual([]);
    expect(sessionsOf([{ ...row, day: '' }], zone)).toBeNull();
  });
});

describe('breaks as they are typed', () => {
  const row = { day: '2026-04-11', start: '12:30', minutes: '30', name: 'Lunch' };
  it('are times of the venue, kept in UTC', () => {
    const breaks = breaksOf([row], zone);
    expect(breaks).toEqual([{ start: '2026-04-11T00:30:00.000Z', minutes: 30, name: 'Lunch' }]);
    expect(breakRows(breaks ?? [], zone)).toEqual([row]);
  });
  it('have a length in whole minutes', () => {
    for (const minutes of ['', '0', '-5', '1.5', 'x']) {
      expect(breaksOf([{ ...row, minutes }], zone)).toBeNull();
    }
    expect(breaksOf([{ ...row, start: '', minutes: '' }], zone)).toEqual([]);
  });
});
