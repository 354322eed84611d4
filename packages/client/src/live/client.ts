import { browserWorld } from './browser-world.ts';
import { LiveHub } from './hub.ts';
import type { Follower, FromWorker, LiveClient, ToWorker } from './types.ts';

const hereMs = 20_000;

/** Follows through the shared worker. A page that the worker gave up (asleep for minutes) follows anew on waking. */
function overWorker(port: MessagePort): LiveClient {
  const followers = new Map<number, { tournamentId: string; topic: string; follower: Follower }>();
  let last = 0;
  const send = (message: ToWorker) => port.postMessage(message);
  port.onmessage = (event: MessageEvent<FromWorker>) => {
    const message = event.data;
    const follower = followers.get(message.id)?.follower;
    if (message.kind === 'snapshot') follower?.onSnapshot(message.snapshot);
    else follower?.onConnection(message.state);
  };
  setInterval(() => send({ kind: 'here' }), hereMs);
  addEventListener('pageshow', () => {
    for (const [id, { tournamentId, topic }] of followers) {
      send({ kind: 'follow', id, tournamentId, topic });
    }
  });
  addEventListener('pagehide', () => {
    for (const id of followers.keys()) send({ kind: 'leave', id });
  });
  return {
    follow(tournamentId, topic, follower) {
      last += 1;
      const id = last;
      followers.set(id, { tournamentId, topic, follower });
      send({ kind: 'follow', id, tournamentId, topic });
      return () => {
        followers.delete(id);
        send({ kind: 'leave', id });
      };
    },
  };
}

function connect(): LiveClient {
  if (typeof SharedWorker === 'undefined') return new LiveHub(browserWorld);
  try {
    const worker = new SharedWorker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'threecount-live',
    });
    return overWorker(worker.port);
  } catch {
    return new LiveHub(browserWorld);
  }
}

let client: LiveClient | null = null;

/** The one live connection of this page: through a SharedWorker, or by itself where there is none. */
export function liveClient(): LiveClient {
  client ??= connect();
  return client;
}
