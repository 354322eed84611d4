import type { LiveWorld } from './types.ts';

async function ping(timeoutMs: number): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    return (await fetch('/api/health', { signal: stop.signal, cache: 'no-store' })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Streams by EventSource; works in a page and in a worker, on plain http too. */
export const browserWorld: LiveWorld = {
  open(url, events) {
    const source = new EventSource(url);
    source.onopen = () => events.onAlive();
    source.onmessage = (event: MessageEvent<string>) => events.onMessage(event.data);
    source.addEventListener('beat', () => events.onAlive());
    source.onerror = () => events.onBroken(source.readyState === EventSource.CLOSED);
    return source;
  },
  ping,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
