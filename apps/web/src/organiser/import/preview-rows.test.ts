import type { PreviewRow } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { base64Of } from './file.ts';
import { notTaken, withField } from './mapping.ts';
import { filterRows, leftOut } from './preview-rows.ts';

const row = (number: number, over: Partial<PreviewRow> = {}): PreviewRow => ({
  row: number,
  name: 'Ewa Łukasik',
  club: 'Harbour',
  division: 'Adults',
  fate: 'imported',
  column: null,
  reason: null,
  notes: [],
  ...over,
});

describe('filterRows', () => {
  const rows = [
    row(1),
    row(2, { fate: 'refused' }),
    row(3, { name: 'Anna Berg', fate: 'refused' }),
  ];
  it('filters by fate and text together, keeping the order', () => {
    expect(filterRows(rows, { fate: 'refused', query: '' }).map((r) => r.row)).toEqual([2, 3]);
    expect(filterRows(rows, { fate: 'refused', query: 'lukas' }).map((r) => r.row)).toEqual([2]);
    expect(filterRows(rows, { fate: null, query: '' })).toHaveLength(3);
  });
  it('finds by row number', () => {
    expect(filterRows(rows, { fate: null, query: '3' }).map((r) => r.row)).toEqual([3]);
  });
});

describe('leftOut', () => {
  it('holds who will not fight', () => {
    const rows = [
      row(1),
      row(2, { fate: 'refused' }),
      row(3, { fate: 'not-drawn' }),
      row(4, { fate: 'merged' }),
    ];
    expect(leftOut(rows).map((r) => r.row)).toEqual([2, 3]);
  });
});

describe('withField', () => {
  it('changes one column and leaves the others', () => {
    const mapping = { Name: 'fullName', Verein: 'team' };
    expect(withField(mapping, 'Verein', 'club')).toEqual({ Name: 'fullName', Verein: 'club' });
    expect(withField(mapping, 'Name', notTaken)['Name']).toBe('ignore');
  });
});

describe('base64Of', () => {
  it('keeps every byte, also of large files', () => {
    const bytes = Uint8Array.from({ length: 100_003 }, (_, i) => (i * 31) % 256);
    expect(Uint8Array.from(Buffer.from(base64Of(bytes), 'base64'))).toEqual(bytes);
  });
});
