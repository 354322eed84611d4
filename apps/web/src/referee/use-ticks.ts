import { useState } from 'preact/hooks';
import { keepTicks, readTicks } from './ticks.ts';

/** The checklist of a division on this device. */
export interface Ticks {
  readonly has: (key: string) => boolean;
  readonly any: boolean;
  readonly toggle: (key: string) => void;
  readonly clear: () => void;
}

/** Ticks of a division, kept on this device alone. */
export function useTicks(tournamentId: string, divisionId: string): Ticks {
  const [ticked, setTicked] = useState(() => readTicks(localStorage, tournamentId, divisionId));
  const set = (next: string[]) => {
    setTicked(next);
    keepTicks(localStorage, tournamentId, divisionId, next);
  };
  return {
    has: (key) => ticked.includes(key),
    any: ticked.length > 0,
    toggle: (key) =>
      set(ticked.includes(key) ? ticked.filter((each) => each !== key) : [...ticked, key]),
    clear: () => set([]),
  };
}
