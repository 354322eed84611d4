import type { LiveScore } from '@threecount/tournament';

/** How times are written: the viewer's language and zone, unless a test gives others. */
export interface TimeStyle {
  readonly locale?: string;
  readonly timeZone?: string;
}

/** A calendar day (`2026-12-05`) in words; the text itself where it is no date. */
export function dayText(date: string, style: TimeStyle = {}): string {
  const at = Date.parse(`${date}T12:00:00Z`);
  if (Number.isNaN(at)) return date;
  return new Intl.DateTimeFormat(style.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
}

/** Day and time of an instant, for lists of copies. */
export function instantText(at: number, style: TimeStyle = {}): string {
  return new Intl.DateTimeFormat(style.locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(style.timeZone === undefined ? {} : { timeZone: style.timeZone }),
  }).format(at);
}

/** Minutes and seconds as on a match clock: `3:47`. A running-down clock shows the second that is being fought. */
export function clockText(ms: number, towards: 'up' | 'down' = 'down'): string {
  const seconds = Math.max(0, towards === 'down' ? Math.ceil(ms / 1000) : Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the clock of a running match shows at `now` (epoch ms of the server's clock). */
export function clockNow(
  live: Pick<LiveScore, 'clock' | 'startedAt'>,
  now: number,
): { readonly text: string; readonly running: boolean } {
  const { clock, startedAt } = live;
  const since = clock.running && startedAt !== null ? Math.max(0, now - (startedAt + clock.at)) : 0;
  const text =
    clock.remainingMs === null
      ? clockText(clock.elapsedMs + since, 'up')
      : clockText(clock.remainingMs - since);
  return { text, running: clock.running };
}

/** How long ago, in the largest unit that says something. */
export function ageOf(ms: number): {
  readonly unit: 'now' | 'seconds' | 'minutes' | 'hours';
  readonly count: number;
} {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  if (seconds < 3) return { unit: 'now', count: 0 };
  if (seconds < 60) return { unit: 'seconds', count: seconds };
  if (seconds < 3600) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  return { unit: 'hours', count: Math.floor(seconds / 3600) };
}
