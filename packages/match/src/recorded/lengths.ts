import { type FightTime, fightTime } from './fight-time.ts';

/** A match decided by the score or by a decision, or not, with its time and what it was fought in. */
export interface Timed {
  /** Matches of one group have one length. */
  readonly group: string;
  readonly how: string;
  readonly timeMs: number | null;
}

const minuteMs = 60_000;
/** Nothing shorter is a match's whole length. */
const shortestMs = 2 * minuteMs;

const onTime = ({ how }: Timed): boolean => how === 'POINTS' || how === 'DECISION';

/**
 * The regular length of each group, as its matches that went the distance show it: the shortest time in whole minutes. The
 * overtime is half of it.
 */
export function regularLengths(matches: readonly Timed[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const match of matches) {
    const { group, timeMs } = match;
    if (!onTime(match) || timeMs === null || timeMs < shortestMs || timeMs % minuteMs !== 0)
      continue;
    lengths.set(group, Math.min(timeMs, lengths.get(group) ?? timeMs));
  }
  return lengths;
}

/** What the time of a match says about its periods; null where its group shows no length, or nothing was timed. */
export function timeOf(
  { group, timeMs }: Timed,
  lengths: ReadonlyMap<string, number>,
): FightTime | null {
  const regular = lengths.get(group);
  return regular === undefined || timeMs === null ? null : fightTime(timeMs, regular, regular / 2);
}
