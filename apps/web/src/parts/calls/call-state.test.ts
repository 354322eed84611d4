import { describe, expect, it } from 'vitest';
import { callState, isCallable } from './call-state.ts';
import { callWords } from './words.ts';

const settings = { number: 3, intervalSeconds: 90 };
const start = Date.UTC(2026, 4, 1, 10);

describe('callState', () => {
  it('lets the first call come at once', () => {
    expect(callState([], settings, start)).toEqual({ made: [], left: 3, next: 1, from: null });
  });

  it('says from when the next call may come, and lets it come then', () => {
    const early = callState([start], settings, start + 89_999);
    expect(early).toMatchObject({ left: 2, next: 2, from: start + 90_000 });
    expect(callState([start], settings, start + 90_000)).toMatchObject({ next: 2, from: null });
  });

  it('has no next call once all are made, even after the number was lowered', () => {
    const calls = [start, start + 90_000, start + 180_000];
    expect(callState(calls, settings, start)).toMatchObject({ left: 0, next: null, from: null });
    expect(callState(calls, { ...settings, number: 2 }, start)).toMatchObject({ left: 0 });
  });
});

describe('callWords', () => {
  it('names the times and what comes next', () => {
    expect(callWords(callState([], settings, start))).toBe('Not called yet');
    const words = callWords(callState([start], settings, start + 1));
    expect(words).toMatch(/^Called at \d\d:\d\d · call 2 from \d\d:\d\d on$/u);
    const all = callWords(callState([1, 2, 3], settings, start));
    expect(all).toContain('All 3 calls made');
  });
});

describe('isCallable', () => {
  it('holds until the match is started', () => {
    expect(isCallable({ standing: 'ready' })).toBe(true);
    expect(isCallable({ standing: 'held' })).toBe(true);
    expect(isCallable({ standing: 'on-mat' })).toBe(true);
    expect(isCallable({ standing: 'on-mat' }, true)).toBe(false);
    expect(isCallable({ standing: 'waiting' })).toBe(false);
  });
});
