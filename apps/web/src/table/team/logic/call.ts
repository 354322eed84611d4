import type { Side } from '@threecount/match';
import type { TeamBoutsView } from '@threecount/tournament';

/** A fighter of a team who was called to the mat. It only reminds, and is kept by this page alone. */
export interface FighterCall {
  readonly side: Side;
  /** Of the bout that they were called to. */
  readonly epoch: number;
  /** The page's own clock in milliseconds. */
  readonly since: number;
}

/** Whole seconds until a called fighter counts as absent; 0: the time is over. */
export const secondsLeft = ({ since }: FighterCall, lengthSeconds: number, nowMs: number): number =>
  Math.max(0, Math.ceil(lengthSeconds - (nowMs - since) / 1_000));

/**
 * Whether a fighter can be entered as absent: once their time is over, before it on somebody's word. To pass them over
 * as one who is hurt somebody is named in any case.
 */
export function mayRecordAbsence(
  absent: TeamBoutsView['absent'],
  isOver: boolean,
  { by, reason }: { readonly by: string; readonly reason: string },
): boolean {
  if (!isOver) return by !== '' && reason !== '';
  return absent === 'loses-bout' || by !== '';
}
