import type { MatSummary } from '@threecount/tournament';

/** What the hall view says of a mat at one moment. */
export type MatState =
  | { readonly kind: 'running' }
  | { readonly kind: 'to-confirm' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'late'; readonly minutes: number }
  | { readonly kind: 'finished' };

/**
 * A mat is late when its next match should have begun and nothing is on the mat; blocked when nothing that is left
 * can be taken now.
 */
export function matState(mat: MatSummary, now: number): MatState {
  if (mat.current !== null) {
    return mat.current.standing === 'ended' ? { kind: 'to-confirm' } : { kind: 'running' };
  }
  const next = mat.queue[0];
  if (next === undefined) return { kind: mat.left === 0 ? 'finished' : 'blocked' };
  const ready = mat.queue.some((match) => match.standing === 'ready');
  if (!ready) return { kind: 'blocked' };
  const minutes = next.expected === null ? 0 : Math.floor((now - next.expected.to) / 60_000);
  return minutes >= 1 ? { kind: 'late', minutes } : { kind: 'idle' };
}
