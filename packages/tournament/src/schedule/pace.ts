import { wasFought } from '../results/appearance.ts';
import type { MatchRecord, MatState, TournamentState } from '../types/state.ts';
import { slotMs } from './duration.ts';

/** So many of the last gaps make a mat's pace, and so many there must be. */
const paceGaps = 8;
const paceNeeds = 3;
/** A longer gap was a break. */
const longestGapMs = 30 * 60_000;

/**
 * How long the mat's last matches took as parts of what was planned for each: 1.2 is a fifth longer. The median, over
 * the times from the end of one match to the end of the next; null before the mat has had four. What was not fought (a
 * walkover, a no-show) and paper results take no time on the mat; steps back and breaks do not count.
 */
export function paceOf(state: TournamentState, mat: MatState): number | null {
  const ended: { readonly end: number; readonly slot: number }[] = [];
  for (const division of state.divisions.values()) {
    if (division.matches.size === 0) continue;
    const slot = slotMs(state, division);
    for (const record of division.matches.values()) {
      if (record.matId === mat.matId && wasOnMat(record)) ended.push({ end: record.lastAct, slot });
    }
  }
  ended.sort((a, b) => a.end - b.end);
  const parts = ended
    .slice(1)
    .map(({ end, slot }, i) => ({ gap: end - (ended[i]?.end ?? end), slot }))
    .filter(({ gap, slot }) => gap > 0 && gap <= Math.max(longestGapMs, 2 * slot))
    .slice(-paceGaps)
    .map(({ gap, slot }) => gap / slot)
    .sort((a, b) => a - b);
  return parts.length < paceNeeds ? null : (parts[parts.length >> 1] ?? null);
}

/** Whether a confirmed match was fought on a mat. */
function wasOnMat(record: MatchRecord): boolean {
  return (
    record.standing === 'confirmed' &&
    record.bout !== null &&
    !record.paper &&
    wasFought({ record })
  );
}
