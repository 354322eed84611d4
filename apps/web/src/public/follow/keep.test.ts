import { describe, expect, it } from 'vitest';
import { keepFollowed, readFollowed, toggleKey } from './keep.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

describe('what this device follows', () => {
  it('comes back, one list a tournament', () => {
    const shelf = memory();
    keepFollowed(shelf, 't1', ['a', 'b']);
    expect(readFollowed(shelf, 't1')).toEqual(['a', 'b']);
    expect(readFollowed(shelf, 't2')).toEqual([]);
  });
  it('is empty where the storage holds rubbish, is full or missing', () => {
    const shelf = memory();
    shelf.setItem('threecount.follow.t1', '{"a":');
    expect(readFollowed(shelf, 't1')).toEqual([]);
    shelf.setItem('threecount.follow.t1', '[1,"a"]');
    expect(readFollowed(shelf, 't1')).toEqual(['a']);
    const full = {
      ...shelf,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepFollowed(full, 't1', ['a'])).not.toThrow();
    expect(readFollowed(null, 't1')).toEqual([]);
  });
  it('adds and takes out', () => {
    expect(toggleKey(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleKey(['a', 'b'], 'a')).toEqual(['b']);
  });
});
