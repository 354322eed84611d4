import type { LogLineView, MatchAction, TimedAction } from '@threecount/match';

/** A call that can be corrected at its own time. */
export type CorrectableCall = Extract<MatchAction, { readonly insteadOf?: number }>;

const kinds: readonly MatchAction['do'][] = ['score', 'advantage', 'foul'];

const isCorrectable = (action: TimedAction): action is CorrectableCall & TimedAction =>
  kinds.includes(action.do);

/** The call of a line as it would be for the other side; null where it stands no more, or is of no one side. */
export function forOtherSide({ action, voided }: LogLineView): CorrectableCall | null {
  if (voided || !isCorrectable(action) || action.side === 'both') return null;
  const { at: _, insteadOf: __, ...call } = action;
  // Each kind keeps its own keys: only whose call it is is another.
  return { ...call, side: call.side === 'red' ? 'blue' : 'red' } as CorrectableCall;
}
