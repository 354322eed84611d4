import { describe, expect, it } from 'vitest';
import { LiveHub } from './hub.ts';
import type { LiveWorld, StreamEvents } from './types.ts';

interface Opened {
  readonly url: string;
  readonly events: StreamEvents;
  closed: boolean;
}

/** Streams opened by hand and a clock moved by hand. */
function outside() {
  const streams: Opened[] = [];
  let timers: { at: number; run: () => void }[] = [];
  let now = 0;
  let answers = true;
  const world: LiveWorld = {
    open: (url, events) => {
      const stream = { url, events, closed: false };
      streams.push(stream);
      return {
        close: () => {
          stream.closed = true;
        },
      };
    },
    ping: async () => answers,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  };
  /** Lets time pass, with everything that falls due in it. */
  const pass = async (ms: number) => {
    const end = now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((one) => one !== next);
      now = next.at;
      next.run();
      await new Promise((done) => setImmediate(done));
    }
    now = end;
  };
  return {
    world,
    streams,
    pass,
    server: (there: boolean) => {
      answers = there;
    },
  };
}

/** A follower that keeps what it is told. */
function recorder() {
  const seen: unknown[] = [];
  return {
    seen,
    follower: {
      onSnapshot: (snapshot: unknown) => void seen.push(snapshot),
      onConnection: (state: string) => void seen.push(state),
    },
  };
}

const frame = (topic: string, snapshot: unknown) => JSON.stringify({ topic, snapshot });

describe('LiveHub', () => {
  it('carries the topics of several followers over one stream', async () => {
    const { world, streams, pass } = outside();
    const hub = new LiveHub(world);
    const [a, b] = [recorder(), recorder()];
    hub.follow('t1', 'mats', a.follower);
    hub.follow('t1', 'scoreboard:m1', b.follower);
    await pass(50);
    expect(streams.map(({ url }) => url)).toEqual([
      '/api/tournaments/t1/live?topics=mats,scoreboard%3Am1',
    ]);
    streams[0]?.events.onAlive();
    streams[0]?.events.onMessage(frame('mats', 1));
    expect(a.seen).toEqual(['connecting', 'connected', 1]);
    expect(b.seen).toEqual(['connecting', 'connected']);
  });

  it('gives a second follower of a topic the last snapshot at once, without a new stream', async () => {
    const { world, streams, pass } = outside();
    const hub = new LiveHub(world);
    hub.follow('t1', 'mats', recorder().follower);
    await pass(50);
    streams[0]?.events.onMessage(frame('mats', 'old'));
    const late = recorder();
    hub.follow('t1', 'mats', late.follower);
    await pass(50);
    expect(late.seen).toEqual(['connected', 'old']);
    expect(streams).toHaveLength(1);
  });

  it('keeps tables, which need a right, off the stream that everybody may have', async () => {
    const { world, streams, pass } = outside();
    const hub = new LiveHub(world);
    hub.follow('t1', 'table:m1', recorder().follower);
    hub.follow('t1', 'mats', recorder().follower);
    await pass(50);
    expect(streams).toHaveLength(2);
  });

  it('opens anew with all topics when the server refused or ended the stream for good', async () => {
    const { world, streams, pass } = outside();
    const hub = new LiveHub(world);
    const a = recorder();
    hub.follow('t1', 'mats', a.follower);
    await pass(50);
    streams[0]?.events.onAlive();
    streams[0]?.events.onBroken(true);
    expect(a.seen.at(-1)).toBe('reconnecting');
    await pass(600);
    expect(streams).toHaveLength(2);
    streams[1]?.events.onAlive();
    expect(a.seen.at(-1)).toBe('connected');
  });

  it('knows within 10 s that it is blind although no stream broke, and comes back', async () => {
    const { world, streams, pass, server } = outside();
    const hub = new LiveHub(world);
    const a = recorder();
    hub.follow('t1', 'scoreboard:m1', a.follower);
    await pass(50);
    streams[0]?.events.onAlive();
    server(false);
    await pass(10_000);
    expect(a.seen.at(-1)).toBe('reconnecting');
    server(true);
    await pass(6_000);
    expect(streams[0]?.closed).toBe(true);
    streams[1]?.events.onMessage(frame('scoreboard:m1', 'new'));
    expect(a.seen.slice(-2)).toEqual(['connected', 'new']);
  });

  it('leaves a silent stream alone while the server answers', async () => {
    const { world, streams, pass } = outside();
    const hub = new LiveHub(world);
    const a = recorder();
    hub.follow('t1', 'mats', a.follower);
    await pass(50);
    streams[0]?.events.onAlive();
    await pass(60_000);
    expect(streams).toHaveLength(1);
    expect(a.seen).toEqual(['connecting', 'connected']);
  });

  it('closes the stream with its last follower, and tells nothing afterwards', async () => {
    const { world, streams, pass } = outside();
    const hub = new LiveHub(world);
    const a = recorder();
    const leave = hub.follow('t1', 'mats', a.follower);
    await pass(50);
    leave();
    expect(streams[0]?.closed).toBe(true);
    streams[0]?.events.onMessage(frame('mats', 1));
    expect(a.seen).toEqual(['connecting']);
  });
});
