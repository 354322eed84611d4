import type { MatchAction, Refusal, TimedAction } from '../types.ts';
import type { MatchEvent } from './events.ts';
import { type Run, refuse } from './run.ts';
import type { CallEntry, MatchState } from './state.ts';

/** The line that an act stands in for; null where it stands for itself. */
export function insteadOf(action: MatchAction): number | null {
  return 'insteadOf' in action ? (action.insteadOf ?? null) : null;
}

const calls = ({ log }: MatchState): readonly CallEntry[] =>
  log.filter((entry): entry is CallEntry => entry.kind === 'call');

/** The call in whose place a correction of it stands, through corrections of corrections. */
export function firstOf(entry: CallEntry, all: readonly CallEntry[]): CallEntry {
  const before = insteadOf(entry.action);
  const found = before === null ? undefined : all.find(({ index }) => index === before);
  return found === undefined ? entry : firstOf(found, all);
}

/**
 * The event of a call that stands in for one that was taken back: it counts at the moment of that one, whatever was
 * called or has ended since. Null where the action is none; a refusal where there is nothing that it can stand in for.
 */
export function correctionEvent(
  { state }: Run,
  action: TimedAction,
  index: number,
): Extract<MatchEvent, { type: 'CallCorrected' }> | Refusal | null {
  if (insteadOf(action) === null) return null;
  const all = calls(state);
  const wrong = all.find((entry) => entry.index === insteadOf(action));
  if (wrong?.standing !== 'voided' || wrong.action.do !== action.do || isCorrected(wrong, all))
    return refuse('nothing-to-void', 'No such call was taken back.');
  return {
    type: 'CallCorrected',
    position: state.log.indexOf(wrong) + 1,
    entry: {
      ...wrong,
      index,
      action,
      effect: '',
      clauses: [],
      flags: [],
      standing: 'live',
      refusal: null,
    },
  };
}

const isCorrected = ({ index }: CallEntry, all: readonly CallEntry[]): boolean =>
  all.some(({ action, standing }) => insteadOf(action) === index && standing !== 'voided');

/** Why the state after something was taken back can not be: a call stands again beside what stands in for it. */
export function twiceRefusal(state: MatchState): Refusal | null {
  const all = calls(state);
  const corrections = all.filter(({ action }) => insteadOf(action) !== null);
  for (const correction of corrections) {
    const first = firstOf(correction, all);
    const standing = all.filter(
      (entry) => entry.standing !== 'voided' && firstOf(entry, all) === first,
    );
    if (standing.length > 1)
      return refuse('nothing-to-void', 'That call was corrected: take the correction back first.');
  }
  return null;
}
