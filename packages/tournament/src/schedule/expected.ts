import { divisionIdOf } from '../ids.ts';
import { openOnMat } from '../progress/find.ts';
import type { MatchId } from '../types/entities.ts';
import type { DivisionState, MatState, TournamentState } from '../types/state.ts';
import { plannedLengthMs } from './duration.ts';
import { queueOf } from './queue.ts';

/** Calling, walking up, and the result: added to a match's length where a mat has no pace of its own yet. */
const changeOverMs = 2 * 60_000;
/** So many of the last gaps make a mat's pace, and so many there must be. */
const paceGaps = 8;
const paceNeeds = 3;
/** A longer gap was a break. */
const longestGapMs = 30 * 60_000;
/** How far a start may lie from the plan, as parts of the time until then. */
const spread = 0.3;

/**
 * The median time from the end of one match to the end of the next over the mat's last matches; null before it has
 * had four. Walkovers and paper results take no time on the mat; steps back and breaks do not count.
 */
export function paceMs(state: TournamentState, mat: MatState): number | null {
  const ends: number[] = [];
  for (const divisionId of mat.divisions) {
    for (const record of state.divisions.get(divisionId)?.matches.values() ?? []) {
      const fought = record.standing === 'confirmed' && record.bout !== null && !record.paper;
      if (fought && record.matId === mat.matId) ends.push(record.lastAct);
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

export interface Expected {
  readonly from: number;
  readonly to: number;
}

/**
 * A rough range of the start of each match in a mat's queue (epoch ms, whole minutes), from the matches before it and
 * the mat's pace. Empty before the first match of the tournament: nobody has said when the day begins.
 */
export function expectedTimes(
  state: TournamentState,
  mat: MatState,
  now: number,
): ReadonlyMap<MatchId, Expected> {
  const times = new Map<MatchId, Expected>();
  if (!hasBegun(state)) return times;
  const pace = paceMs(state, mat);
  const slotMs = (division: DivisionState): number =>
    pace ?? plannedLengthMs(state, division) + changeOverMs;
  let ahead = currentMs(state, mat, now, slotMs);
  for (const { division, now: match } of queueOf(state, mat)) {
    const from = now + ahead * (1 - spread);
    const to = now + ahead * (1 + spread) + slotMs(division) / 2;
    times.set(match.match.matchId, {
      from: wholeMinute(from, Math.floor),
      to: wholeMinute(to, Math.ceil),
    });
    ahead += slotMs(division);
  }
  return times;
}

/** What the match on the mat may still take: at least half a minute. */
function currentMs(
  state: TournamentState,
  mat: MatState,
  now: number,
  slotMs: (division: DivisionState) => number,
): number {
  const open = openOnMat(state, mat);
  const division = open && state.divisions.get(divisionIdOf(open.matchId));
  if (open === null || division === null || division === undefined) return 0;
  return Math.max(30_000, slotMs(division) - (now - open.openedAt));
}

function hasBegun(state: TournamentState): boolean {
  for (const division of state.divisions.values()) if (division.matches.size > 0) return true;
  return false;
}

function wholeMinute(ms: number, round: (value: number) => number): number {
  return round(ms / 60_000) * 60_000;
}
