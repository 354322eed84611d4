import { ServerClock } from './server-clock.ts';

const everyMs = 30_000;
const firstSamples = 4;
/** The two local clocks differ by this much only if the device slept or its clock was set. */
const jumpMs = 250;

async function ask(): Promise<number> {
  const answer = await fetch('/api/health', { cache: 'no-store' });
  if (!answer.ok) throw new Error('no answer');
  const { time } = (await answer.json()) as { time: number };
  return time;
}

/** Steady while the device is awake; a change of the system's clock does not touch it. */
const ticks = (): number => performance.timeOrigin + performance.now();

function keepMeasuring(clock: ServerClock): void {
  let apart = Date.now() - ticks();
  const measure = async () => {
    const now = Date.now() - ticks();
    if (Math.abs(now - apart) > jumpMs) {
      apart = now;
      clock.forget();
    }
    await clock.sample();
  };
  const start = async () => {
    for (let count = 0; count < firstSamples; count += 1) await clock.sample();
  };
  void start();
  setInterval(() => void measure(), everyMs);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void measure();
  });
}

let shared: ServerClock | null = null;

/** The server's clock as this page knows it; measuring begins with the first call. */
export function serverClock(): ServerClock {
  if (!shared) {
    shared = new ServerClock({ ticks, ask });
    keepMeasuring(shared);
  }
  return shared;
}
