import type { MatchNow } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { HeldReason } from '../types/views.ts';
import { activityOf } from './activity.ts';
import { restMs } from './duration.ts';
import { isHeld } from './held.ts';
import { personsOfEntry } from './persons.ts';

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
    const entry = division.entries.get(entryId);
    if (entry === undefined) continue;
    const persons = personsOfEntry(entry);
    const other = activity.onMat.find((busy) => persons.includes(busy.personId));
    if (other !== undefined) {
      const matName = state.mats.get(other.matId)?.name ?? other.matId;
      reasons.push({ kind: 'on-other-mat', entryId, matName });
    }
    // One of a team who is held back costs the team that one, not the match.
    const hold = state.holds.get(entry.entry.personId);
    if (hold !== undefined && isHeld(hold, now)) {
      reasons.push({ kind: 'on-hold', entryId, until: hold.until });
    }
    const ends = persons.flatMap((personId) => activity.lastEnd.get(personId) ?? []);
    const until = ends.length === 0 ? 0 : Math.max(...ends) + restMs(state, division);
    if (until > now) reasons.push({ kind: 'resting', entryId, until });
  }
  return reasons;
}
