/**
 * Time left, as `m:ss`. A second counts until it is used up: 0.4 s left reads 0:01, and 0:00 is the end.
 */
export const remainingText = (ms: number): string => minutes(Math.ceil(Math.max(0, ms) / 1_000));

/** Time gone, as `m:ss`: whole seconds only. */
export const elapsedText = (ms: number): string => minutes(Math.floor(Math.max(0, ms) / 1_000));

function minutes(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}
