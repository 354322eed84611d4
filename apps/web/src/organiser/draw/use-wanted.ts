import { useEffect, useRef, useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import type { ApiError } from '../../ui/api.ts';

export interface Wanted<T> {
  /** What was wanted last, until the server tells of it; what was refused stays, to be corrected. */
  readonly shown: T;
  readonly set: (next: T) => void;
  readonly error: ApiError | null;
}

/**
 * A setting that is sent with each change of it. Who is quick changes what stands on the screen, not what the server
 * told last: nothing of the first change is lost by the second. One is sent at a time, and of those that wait the last.
 */
export function useWanted<T>(value: T, send: (value: T) => Promise<unknown>): Wanted<T> {
  const [wanted, setWanted] = useState<{ readonly value: T } | null>(null);
  const { error, run } = useCommand();
  const waiting = useRef<{ readonly value: T } | null>(null);
  const isSending = useRef(false);
  const told = useRef('');
  told.current = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server told something else
  useEffect(() => {
    if (!isSending.current) setWanted(null);
  }, [told.current]);
  const work = async (): Promise<void> => {
    isSending.current = true;
    for (let next = waiting.current; next !== null; next = waiting.current) {
      const { value: one } = next;
      waiting.current = null;
      await run(() => send(one));
      if (waiting.current === null && told.current === JSON.stringify(one)) setWanted(null);
    }
    isSending.current = false;
  };
  const set = (next: T): void => {
    setWanted({ value: next });
    waiting.current = { value: next };
    if (!isSending.current) void work();
  };
  return { shown: wanted === null ? value : wanted.value, set, error };
}
