import { expect, it } from 'vitest';
import { clockReading } from './clock.ts';

const clock = {
  period: 'regulation',
  remainingMs: 227_400,
  elapsedMs: 132_600,
  running: true,
  at: 140_000,
};
const at = (ms: number, blind = false) =>
  clockReading({ clock, startedAt: 1_000_000, now: 1_140_000 + ms, periods: [], blind });

it('goes on between two views, by the server’s clock', () => {
  expect(at(0)).toBe('3:48');
  expect(at(400)).toBe('3:47');
  expect(at(60_400)).toBe('2:47');
});

it('never runs backwards when the local clock is a little behind', () => {
  expect(at(-900)).toBe('3:48');
});

it('card 17: shows 0:01 until the end, and 0:00 only then', () => {
  expect(at(227_000)).toBe('0:01');
  expect(at(227_400)).toBe('0:00');
});

it('card 16: a clock that was set shows what was set, until a whole second has gone', () => {
  const set = { ...clock, remainingMs: 300_000, running: false };
  const moment = { startedAt: 1_000_000, periods: [], blind: false };
  const shown = (ms: number) => {
    const running = { ...set, running: ms >= 0 };
    return clockReading({ ...moment, clock: running, now: 1_140_000 + Math.max(0, ms) });
  };
  expect([-1, 0, 500, 999].map(shown)).toEqual(['5:00', '5:00', '5:00', '5:00']);
  expect([1000, 1100].map(shown)).toEqual(['4:59', '4:59']);
});

it('card 20: after four minutes in which nobody looked the clock is right at once', () => {
  const started = { ...clock, remainingMs: 360_000, at: 0 };
  const moment = { startedAt: 1_000_000, periods: [], blind: false };
  expect(clockReading({ ...moment, clock: started, now: 1_240_000 })).toBe('2:00');
});

it('claims no end that it cannot know', () => {
  expect(at(227_000, true)).toBe('0:01');
  expect(at(230_000, true)).toBe('–:––');
});

it('stands still while the clock is stopped, and counts up where there is no limit', () => {
  const still = { ...clock, running: false };
  expect(clockReading({ clock: still, startedAt: 0, now: 9e9, periods: [], blind: true })).toBe(
    '3:48',
  );
  const open = { ...clock, remainingMs: null };
  expect(
    clockReading({ clock: open, startedAt: 1_000_000, now: 1_141_000, periods: [], blind: false }),
  ).toBe('2:13');
});
