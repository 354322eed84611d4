import { expect, test } from 'vitest';
import { keepTicks, readTicks, type TickStore } from './ticks.ts';

function store(): TickStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      kept.set(key, text);
    },
  };
}

test('ticks are kept by tournament and division', () => {
  const device = store();
  keepTicks(device, 't', 'd1', ['bands', 'nails']);
  expect(readTicks(device, 't', 'd1')).toEqual(['bands', 'nails']);
  expect(readTicks(device, 't', 'd2')).toEqual([]);
});

test('what is no list of ticks is none', () => {
  for (const text of ['{', '7', '{"a":1}', '[1, null]'])
    expect(readTicks({ ...store(), getItem: () => text }, 't', 'd1')).toEqual([]);
});

test('a device that keeps nothing does not break the page', () => {
  const refuses: TickStore = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(readTicks(refuses, 't', 'd1')).toEqual([]);
  expect(() => keepTicks(refuses, 't', 'd1', ['bands'])).not.toThrow();
});
