import type { MatchNow } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { HeldReason } from '../types/views.ts';
import { activityOf } from './activity.ts';
import { restMs } from './duration.ts';

/**
 * Why a match whose sides are both known can not be called yet: a competitor is on a mat, on medical hold, or
 * within the rest. Empty:
 * it is ready.
 * @param now epoch ms.
 */
export function heldReasons(
  state: TournamentState,
  division: DivisionState,
  match: MatchNow,
  now: number,
): HeldReason[] {
  if (match.phase !== 'fightable') return [];
  const activity = activityOf(state);
  const reasons: HeldReason[] = [];
  for (const side of sides) {
    const there = match[side];
    if (there.kind !== 'entry') continue;
    const { entryId } = there;
    const personId = division.entries.get(entryId)?.entry.personId;
    if (personId === undefined) continue;
    const other = activity.onMat.find((busy) => busy.personId === personId);
    if (other !== undefined) {
      const matName = state.mats.get(other.matId)?.name ?? other.matId;
      reasons.push({ kind: 'on-other-mat', entryId, matName });
    }
    const hold = state.holds.get(personId);
    if (hold !== undefined && (hold.until === null || hold.until > now)) {
      reasons.push({ kind: 'on-hold', entryId, until: hold.until });
    }
    const end = activity.lastEnd.get(personId);
    const until = end === undefined ? 0 : end + restMs(state, division);
    if (until > now) reasons.push({ kind: 'resting', entryId, until });
  }
  return reasons;
}
