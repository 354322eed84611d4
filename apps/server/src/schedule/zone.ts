/** What a clock in a zone shows at a moment. */
export interface WallTime {
  /** `2026-04-11`. */
  readonly day: string;
  /** `09:00:00`. */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Day and time of a moment (epoch ms) in a zone. */
export function wallTime(at: number, timeZone: string): WallTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** By how many milliseconds a zone is ahead of UTC at a moment. */
export function offsetMs(at: number, timeZone: string): number {
  const { day, time } = wallTime(at, timeZone);
  return Date.parse(`${day}T${time}.000Z`) - Math.floor(at / 1_000) * 1_000;
}

/** A planned time for a spreadsheet: in venue time with the zone's name, in UTC where none is set; empty without one. */
export function plannedCells(
  planned: number | null,
  timeZone: string | null,
): readonly [planned: string, timeZone: string] {
  if (planned === null) return ['', ''];
  const { day, time } = wallTime(planned, timeZone ?? 'UTC');
  return [`${day} ${time.slice(0, 5)}`, timeZone ?? 'UTC'];
}
