import { serverClock } from '@threecount/client';
import { useEffect, useState } from 'preact/hooks';
import { ticking } from '../ui/ticking.ts';

/** The server's time now, epoch milliseconds, drawn anew every `everyMs`; ours until the server answered. */
export function useServerNow(everyMs: number): number {
  const [, draw] = useState(0);
  useEffect(() => ticking(everyMs, () => draw((count) => count + 1)), [everyMs]);
  const clock = serverClock();
  return clock.isSet ? clock.now() : Date.now();
}
