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

/** So long may the change from one match to the next take. */
const changeOverMs = 3 * 60_000;

/** A mat is late when it could take a match for some minutes and did not; blocked when it can take none. */
export function matState(mat: MatSummary, now: number): MatState {
  if (mat.current !== null) {
    if (mat.current.standing === 'ended') return { kind: 'to-confirm' };
    return { kind: mat.current.live.status === 'not-started' ? 'opened' : 'running' };
  }
  if (mat.left === 0) return { kind: 'finished' };
  if (!mat.queue.some((match) => match.standing === 'ready')) return { kind: 'blocked' };
  const waits = mat.idleSince === null ? 0 : now - mat.idleSince;
  return waits < changeOverMs
    ? { kind: 'idle' }
    : { kind: 'late', minutes: Math.floor(waits / 60_000) };
}
