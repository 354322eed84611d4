import { afterEach, describe, expect, it } from 'vitest';
import {
  dayIn,
  momentOf,
  offsetWords,
  setVenueZone,
  venueTime,
  wallTime,
  zonePlace,
} from './venue-time.ts';

afterEach(() => setVenueZone(null));

const at = (text: string): number => Date.parse(text);
const iso = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());

describe('card 70: a session across the date line', () => {
  const start = at('2026-04-10T21:00:00Z');
  it('is on Saturday at 09:00 in Auckland, for a reader in New York too', () => {
    setVenueZone('Pacific/Auckland');
    const style = { locale: 'en-GB', own: 'America/New_York' };
    const seen = venueTime(start, start, style);
    expect(seen).toEqual({ text: '09:00', own: 'Fri 10 Apr 17:00' });
    expect(venueTime(start, at('2026-04-09T00:00:00Z'), style).text).toBe('Sat 11 Apr 09:00');
    expect(dayIn(start, 'Pacific/Auckland')).toBe('2026-04-11');
  });
  it('is typed in venue time and kept in UTC', () => {
    expect(iso(momentOf('2026-04-11T09:00', 'Pacific/Auckland'))).toBe('2026-04-10T21:00:00.000Z');
    expect(wallTime(start, 'Pacific/Auckland')).toBe('2026-04-11T09:00');
  });
});

describe('card 72: which clock am I looking at', () => {
  it('shows venue time, and the own time of a reader in another zone', () => {
    setVenueZone('America/Sao_Paulo');
    const start = at('2026-07-18T17:40:00Z');
    const seen = venueTime(start, start, { locale: 'en-GB', own: 'Europe/Lisbon' });
    expect(seen).toEqual({ text: '14:40', own: '18:40' });
    expect(offsetWords(start, 'America/Sao_Paulo')).toBe('GMT-3');
    expect(zonePlace('America/Sao_Paulo')).toBe('Sao Paulo');
  });
  it('shows no second time where both clocks agree, and the own one where no zone is set', () => {
    const start = at('2026-07-18T17:40:00Z');
    const style = { locale: 'en-GB', own: 'Europe/Lisbon' };
    expect(venueTime(start, start, style)).toEqual({ text: '18:40', own: null });
    setVenueZone('Europe/London');
    expect(venueTime(start, start, style)).toEqual({ text: '18:40', own: null });
  });
});

describe('momentOf', () => {
  it('takes the hour after one that is left out, and the first of one that comes twice', () => {
    expect(iso(momentOf('2026-03-29T02:30', 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z');
    expect(iso(momentOf('2026-10-25T02:30', 'Europe/Berlin'))).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(momentOf('2026-10-25T03:30', 'Europe/Berlin'))).toBe('2026-10-25T02:30:00.000Z');
  });
  it('gives back what it is given, all year round', () => {
    for (const zone of ['Pacific/Auckland', 'America/St_Johns', 'Asia/Kathmandu', 'UTC']) {
      for (let month = 1; month <= 12; month += 1) {
        const wall = `2026-${String(month).padStart(2, '0')}-15T08:45`;
        expect(wallTime(momentOf(wall, zone) ?? 0, zone)).toBe(wall);
      }
    }
  });
  it('takes no other text', () => {
    expect(momentOf('', 'UTC')).toBeNull();
    expect(momentOf('2026-13-01T09:00', 'UTC')).toBeNull();
  });
});
