import { browserWorld } from './browser-world.ts';
import { LiveHub } from './hub.ts';
import { SwitchableClient } from './switchable.ts';
import type { Follower, FromWorker, LiveClient, ToWorker } from './types.ts';

const hereMs = 20_000;

interface Followed {
  readonly tournamentId: string;
  readonly topic: string;
  readonly follower: Follower;
}

/** Follows through the shared worker. A page that the worker gave up (asleep for minutes) follows anew on waking. */
class OverWorker implements LiveClient {
  readonly #port: MessagePort;
  readonly #followed = new Map<number, Followed>();
  #last = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = (event: MessageEvent<FromWorker>) => this.#heard(event.data);
    setInterval(() => this.#send({ kind: 'here' }), hereMs);
    addEventListener('pageshow', () => this.#followAll());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#followAll();
    });
    addEventListener('pagehide', () => {
      for (const id of this.#followed.keys()) this.#send({ kind: 'leave', id });
    });
  }

  follow(tournamentId: string, topic: string, follower: Follower): () => void {
    this.#last += 1;
    const id = this.#last;
    this.#followed.set(id, { tournamentId, topic, follower });
    this.#send({ kind: 'follow', id, tournamentId, topic });
    return () => {
      this.#followed.delete(id);
      this.#send({ kind: 'leave', id });
    };
  }

  #send(message: ToWorker): void {
    this.#port.postMessage(message);
  }

  #heard(message: FromWorker): void {
    const follower = this.#followed.get(message.id)?.follower;
    if (message.kind === 'snapshot') follower?.onSnapshot(message.snapshot);
    else follower?.onConnection(message.state);
  }

  /** The worker passes over what it follows already. */
  #followAll(): void {
    for (const [id, { tournamentId, topic }] of this.#followed) {
      this.#send({ kind: 'follow', id, tournamentId, topic });
    }
  }
}

function connect(): LiveClient {
  if (typeof SharedWorker === 'undefined') return new LiveHub(browserWorld);
  try {
    const worker = new SharedWorker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'threecount-live',
    });
    const live = new SwitchableClient(new OverWorker(worker.port));
    // Its script could not be loaded (the link was gone for a moment): it would never answer.
    worker.onerror = () => live.switchTo(new LiveHub(browserWorld));
    return live;
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
