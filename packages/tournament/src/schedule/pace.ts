import { wasFought } from '../results/appearance.ts';
import type { MatchRecord, MatState, TournamentState } from '../types/state.ts';

/** So many of the last gaps make a mat's pace, and so many there must be. */
const paceGaps = 8;
const paceNeeds = 3;
/** A longer gap was a break. */
const longestGapMs = 30 * 60_000;

/**
 * The median time from the end of one match to the end of the next over the mat's last matches; null before it has
 * had four. What was not fought (a walkover, a no-show) and paper results take no time on the mat; steps back and
 * breaks do not count.
 */
export function paceMs(state: TournamentState, mat: MatState): number | null {
  const ends: number[] = [];
  for (const division of state.divisions.values()) {
    if (division.matches.size === 0) continue;
    for (const record of division.matches.values()) {
      if (record.matId === mat.matId && wasOnMat(record)) ends.push(record.lastAct);
    }
  }
  ends.sort((a, b) => a - b);
  const gaps = ends
    .slice(1)
    .map((end, i) => end - (ends[i] ?? end))
    .filter((gap) => gap > 0 && gap <= longestGapMs)
    .slice(-paceGaps)
    .sort((a, b) => a - b);
  return gaps.length < paceNeeds ? null : (gaps[gaps.length >> 1] ?? null);
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
