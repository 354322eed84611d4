import type { Phase } from '../engine/state.ts';

/** Movement has ended, for a while or for good. */
export function isHalted(phase: Phase): boolean {
  return phase.is !== 'running' && phase.is !== 'not-started';
}

/** The end has come, save that an allowance may still be ruled on. */
export function isAfterEnd(phase: Phase): boolean {
  if (phase.is === 'awaiting') return phase.what !== 'allowance-ruling';
  return phase.is === 'ended' || phase.is === 'between-periods';
}
