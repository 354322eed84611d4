import { serverClock } from '@threecount/client';
import { useEffect, useState } from 'preact/hooks';

/** The server's time now, epoch milliseconds, drawn anew every `everyMs`; ours until the server answered. */
export function useServerNow(everyMs: number): number {
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  const clock = serverClock();
  return clock.isSet ? clock.now() : Date.now();
}
