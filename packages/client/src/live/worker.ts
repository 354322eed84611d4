/** Runs as a SharedWorker: one for all pages of a browser, so that all of them share one connection. */
import { browserWorld } from './browser-world.ts';
import { LiveHub } from './hub.ts';
import type { FromWorker, ToWorker } from './types.ts';

/** A page sends `here` every 20 s; throttled ones at least once a minute. */
const goneMs = 150_000;

interface Scope {
  onconnect: ((event: MessageEvent) => void) | null;
}

const hub = new LiveHub(browserWorld);

function serve(port: MessagePort): void {
  const followed = new Map<number, () => void>();
  let gone: ReturnType<typeof setTimeout> | undefined;
  const leaveAll = () => {
    for (const leave of followed.values()) leave();
    followed.clear();
  };
  const heard = () => {
    clearTimeout(gone);
    gone = setTimeout(leaveAll, goneMs);
  };
  const send = (message: FromWorker) => port.postMessage(message);
  port.onmessage = (event: MessageEvent<ToWorker>) => {
    heard();
    const message = event.data;
    if (message.kind === 'leave') {
      followed.get(message.id)?.();
      followed.delete(message.id);
    }
    if (message.kind !== 'follow' || followed.has(message.id)) return;
    const { id, tournamentId, topic } = message;
    const leave = hub.follow(tournamentId, topic, {
      onSnapshot: (snapshot) => send({ kind: 'snapshot', id, snapshot }),
      onConnection: (state) => send({ kind: 'connection', id, state }),
    });
    followed.set(id, leave);
  };
}

(self as unknown as Scope).onconnect = (event) => {
  const port = event.ports[0];
  if (port) serve(port);
};
