import { firstOf, insteadOf } from '../engine/correct.ts';
import type { CallEntry } from '../engine/state.ts';
import type { TimedAction } from '../types.ts';

/**
 * The calls of a match as a script can say them: what stands in for a call that was taken back stands in its line, and
 * time alone passes where it was taken back and given anew.
 */
export function correctedLines(calls: readonly CallEntry[]): readonly TimedAction[] {
  const counting = countingCalls(calls);
  const actions = new Map(calls.map(({ index, action }) => [index, action]));
  const waits = (index: number): void => {
    const at = actions.get(index)?.at ?? 0;
    actions.set(index, { do: 'wait', at });
  };
  for (const [first, call] of counting) {
    if (call === first) continue;
    const { at } = first.action;
    actions.set(first.index, { ...call.action, at });
    for (const entry of calls) {
      const { action, index } = entry;
      if (action.do === 'void' && action.action === call.index)
        actions.set(index, { ...action, action: first.index });
      else if (isOfChain(entry, first, calls)) waits(index);
    }
  }
  return calls.flatMap(({ index }) => actions.get(index) ?? []);
}

/** Of each call that was corrected the one that counts: that which stands, else the last. */
function countingCalls(calls: readonly CallEntry[]): ReadonlyMap<CallEntry, CallEntry> {
  const counting = new Map<CallEntry, CallEntry>();
  for (const entry of calls) {
    if (insteadOf(entry.action) === null) continue;
    const first = firstOf(entry, calls);
    const before = counting.get(first) ?? first;
    counting.set(first, before.standing === 'voided' ? entry : before);
  }
  return counting;
}

/** A correction of the call, or what took it or one of its corrections back. */
function isOfChain(entry: CallEntry, first: CallEntry, calls: readonly CallEntry[]): boolean {
  const { action } = entry;
  if (insteadOf(action) !== null) return firstOf(entry, calls) === first;
  if (action.do !== 'void') return false;
  const target = calls.find(({ index }) => index === action.action);
  return target !== undefined && (target === first || isOfChain(target, first, calls));
}
