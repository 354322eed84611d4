import { describe, expect, it } from 'vitest';
import { teamRules } from '../../parts/teams/testing.ts';
import {
  eventOf,
  hashOf,
  keepSheet,
  keptSheet,
  keyOf,
  rowsIn,
  type Sheet,
  sheetOf,
} from './sheet.ts';

const sheet: Sheet = {
  event: 'd1',
  team: 'Foxes & Bears',
  rows: [
    { name: 'Ada ~ Quill', rank: 'blue', weight: '82,5', injured: false },
    { name: '', rank: '', weight: '', injured: false },
    { name: 'Zoë #1', rank: '', weight: '', injured: true },
    { name: '', rank: '', weight: '', injured: false },
  ],
};

const events = [
  { event: 'single-rank', divisions: [{ divisionId: 'd1', name: 'Blue', ordersCloseAt: null }] },
  { event: 'all-ranks', divisions: [] },
].map((one) => ({ ...one, discipline: 'gi', rules: teamRules('single-rank') }));

describe('the sheet of a coach', () => {
  it('is whole in the address', () => {
    expect(sheetOf(hashOf(sheet))).toEqual({
      ...sheet,
      rows: [{ ...sheet.rows[0], name: 'Ada   Quill' }, ...sheet.rows.slice(1, 3)],
    });
  });

  it('is none where the address has none, and bounded where somebody made one up', () => {
    expect(sheetOf('')).toBeNull();
    expect(sheetOf('content')).toBeNull();
    const long = `event=d1&team=${'x'.repeat(5_000)}${'&m=a~b~c'.repeat(500)}`;
    const read = sheetOf(long);
    expect([read?.team.length, read?.rows.length]).toEqual([200, 40]);
  });

  it('is of the event that it names, else of the first', () => {
    expect(events.map(keyOf)).toEqual(['d1', 'all-ranks']);
    expect(eventOf(events, sheet)?.event).toBe('single-rank');
    expect(eventOf(events, { ...sheet, event: 'all-ranks' })?.event).toBe('all-ranks');
    expect(eventOf(events, { ...sheet, event: 'gone' })?.event).toBe('single-rank');
    expect(eventOf([], sheet)).toBeUndefined();
  });

  it('has the places of a team, and loses nothing that was typed', () => {
    const rules = teamRules('single-rank', {}, 'blue');
    expect(rowsIn(rules, null).map(({ rank }) => rank)).toEqual(Array(5).fill('blue'));
    const seven = Array.from({ length: 7 }, (_, i) => ({
      name: `P${i}`,
      rank: 'blue',
      weight: '',
      injured: false,
    }));
    expect(rowsIn(rules, { ...sheet, rows: seven })).toHaveLength(7);
  });

  it('is remembered by the device, also where that forbids it', () => {
    const kept = new Map<string, string>();
    const shelf = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    keepSheet(shelf, 't1', sheet);
    expect(keptSheet(shelf, 't1')?.team).toBe('Foxes & Bears');
    expect(keptSheet(shelf, 't2')).toBeNull();
    const full = {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    keepSheet(full, 't1', sheet);
    expect(keptSheet(full, 't1')).toBeNull();
  });
});
