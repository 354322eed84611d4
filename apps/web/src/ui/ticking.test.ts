import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockReading } from '../scoreboard/clock.ts';
import { type Seen, ticking } from './ticking.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that can be hidden and shown. */
function pageOf() {
  const target = new EventTarget();
  const state = { hidden: false };
  const page = {
    get hidden() {
      return state.hidden;
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as unknown as Seen;
  const hide = (hidden: boolean): void => {
    state.hidden = hidden;
    target.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, hide };
}

const clock = { period: 'regulation', remainingMs: 360_000, elapsedMs: 0, running: true, at: 0 };

it('card 20: a hidden page whose timers come once a minute shows the right time as soon as it is shown', () => {
  const { page, hide } = pageOf();
  let shown = '';
  const time = { now: 0 };
  const end = ticking(
    60_000,
    () => {
      shown = clockReading({ clock, startedAt: 0, now: time.now, periods: [], blind: false });
    },
    page,
  );
  hide(true);
  expect(shown).toBe('');
  time.now = 239_900;
  hide(false);
  expect(shown).toBe('2:01');
  time.now = 240_000;
  hide(false);
  expect(shown).toBe('2:00');
  end();
  time.now = 300_000;
  hide(false);
  vi.advanceTimersByTime(120_000);
  expect(shown).toBe('2:00');
});

it('goes on by itself while the page is seen', () => {
  const { page } = pageOf();
  const tick = vi.fn();
  ticking(100, tick, page);
  vi.advanceTimersByTime(1_000);
  expect(tick).toHaveBeenCalledTimes(10);
});
