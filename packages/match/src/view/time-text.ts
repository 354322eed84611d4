/** `m:ss.mmm`, as the match script writes times. */
export function timeText(ms: number): string {
  const whole = Math.round(ms);
  const minutes = Math.floor(whole / 60_000);
  const seconds = Math.floor((whole % 60_000) / 1000);
  return `${minutes}:${String(seconds).padStart(2, '0')}.${String(whole % 1000).padStart(3, '0')}`;
}

/** Milliseconds of `m:ss` or `m:ss.mmm`; null where the text is neither. */
export function parseTime(text: unknown): number | null {
  const match = typeof text === 'string' ? /^(\d{1,6}):([0-5]\d)(?:\.(\d{3}))?$/.exec(text) : null;
  if (!match) return null;
  const [, minutes, seconds, ms] = match;
  return Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(ms ?? 0);
}
