import type { MatSummary } from '@threecount/tournament';

/** What the hall view says of a mat at one moment. */
export type MatState =
  | { readonly kind: 'opened' }
  | { readonly kind: 'running' }
  | { readonly kind: 'to-confirm' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'late'; readonly minutes: number }
  | { readonly kind: 'finished' };

/** Since when (epoch ms) each mat that could take a match has none. */
export type IdleSince = ReadonlyMap<string, number>;

/** So long may the change from one match to the next take. */
const changeOverMs = 3 * 60_000;

const couldTake = (mat: MatSummary): boolean =>
  mat.current === null && mat.queue.some((match) => match.standing === 'ready');

/** What was noted before, with mats that have become idle added and those that no longer are left out. */
export function noteIdle(known: IdleSince, mats: readonly MatSummary[], now: number): IdleSince {
  return new Map(
    mats.filter(couldTake).map((mat) => [mat.matId, known.get(mat.matId) ?? now] as const),
  );
}

/** A mat is late when it could take a match for some minutes and did not; blocked when it can take none. */
export function matState(mat: MatSummary, idle: IdleSince, now: number): MatState {
  if (mat.current !== null) {
    if (mat.current.standing === 'ended') return { kind: 'to-confirm' };
    return { kind: mat.current.live.status === 'not-started' ? 'opened' : 'running' };
  }
  if (mat.left === 0) return { kind: 'finished' };
  if (!couldTake(mat)) return { kind: 'blocked' };
  const waits = now - (idle.get(mat.matId) ?? now);
  return waits < changeOverMs
    ? { kind: 'idle' }
    : { kind: 'late', minutes: Math.floor(waits / 60_000) };
}
