/** What the recorded time of a fought match says about its periods. */
export type FightTime =
  | { readonly is: 'within'; readonly overtimeMs: 0 }
  | { readonly is: 'full'; readonly overtimeMs: 0 }
  | { readonly is: 'overtime' | 'overtime-full'; readonly overtimeMs: number }
  /** Longer than both periods together by so much. */
  | { readonly is: 'too-long'; readonly overtimeMs: number; readonly beyondMs: number };

/** Reads a time on a clock that runs on through an overtime. Milliseconds. */
export function fightTime(timeMs: number, regularMs: number, overtimeMs: number): FightTime {
  if (timeMs < regularMs) return { is: 'within', overtimeMs: 0 };
  if (timeMs === regularMs) return { is: 'full', overtimeMs: 0 };
  const over = timeMs - regularMs;
  if (over > overtimeMs) return { is: 'too-long', overtimeMs, beyondMs: over - overtimeMs };
  return { is: over === overtimeMs ? 'overtime-full' : 'overtime', overtimeMs: over };
}

/** `mm:ss` in milliseconds; null where there is no time. */
export function clockMs(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(text) ?? [];
  return minutes === undefined ? null : (Number(minutes) * 60 + Number(seconds)) * 1000;
}

const unfought = new Set(['BYE', 'DOUBLE-BYE', 'WALKOVER', 'NO-SHOW']);

/** How a recorded match counts where times are averaged: not fought, fought with its time, or without one. */
export function timeCounts(how: string, timeMs: number | null): 'unfought' | 'timed' | 'untimed' {
  if (unfought.has(how)) return 'unfought';
  return timeMs === null || timeMs === 0 ? 'untimed' : 'timed';
}

/** Mean of the times that count, in milliseconds; null where none does. */
export function meanTime(
  matches: readonly { readonly how: string; readonly timeMs: number | null }[],
): number | null {
  const times = matches.flatMap(({ how, timeMs }) =>
    timeMs !== null && timeCounts(how, timeMs) === 'timed' ? [timeMs] : [],
  );
  return times.length === 0 ? null : times.reduce((a, b) => a + b, 0) / times.length;
}
