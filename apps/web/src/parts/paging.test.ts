import { describe, expect, it } from 'vitest';
import { pageOf } from './paging.ts';

describe('pageOf', () => {
  const items = Array.from({ length: 450 }, (_, i) => i);
  it('cuts pages of a size and says which items they hold', () => {
    expect(pageOf(items, 2, 200)).toMatchObject({ pages: 3, from: 201, to: 400, total: 450 });
    expect(pageOf(items, 3, 200).items).toHaveLength(50);
  });
  it('stays inside', () => {
    expect(pageOf(items, 9, 200).page).toBe(3);
    expect(pageOf(items, 0, 200).page).toBe(1);
    expect(pageOf([], 1, 200)).toMatchObject({ pages: 1, from: 0, to: 0 });
  });
});
