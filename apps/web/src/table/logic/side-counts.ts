import type { Side } from '@threecount/match';
import type { ScreenCount, ScreenFoul, ScreenRules } from '@threecount/rulebooks';

/** A count of the book that ends in the offer of a foul. */
export interface FoulCount {
  readonly count: ScreenCount;
  readonly foul: ScreenFoul;
}

/** The counts that this book keeps against a side; empty where it gives no time. */
export function foulCounts({ counts, fouls }: ScreenRules): readonly FoulCount[] {
  return counts.flatMap((count) => {
    const foul = fouls.find(({ code }) => code === count.foul);
    return count.offers === 'foul' && foul ? [{ count, foul }] : [];
  });
}

/** The book's count before a score, milliseconds; null where it has none. */
export const scoreCountMs = ({ counts }: ScreenRules): number | null =>
  counts.find(({ offers }) => offers === 'score')?.ms ?? null;

/** A count that runs. */
export interface RunningCount {
  readonly code: string;
  readonly side: Side;
  /** On the page's own clock, milliseconds. */
  readonly since: number;
  /** It was begun while they fought: a stop of the fight ends it. */
  readonly whileRunning: boolean;
}

/** The counts after one was started or, if it runs, stopped. */
export function toggled(
  counts: readonly RunningCount[],
  one: RunningCount,
): readonly RunningCount[] {
  const rest = counts.filter(({ code, side }) => code !== one.code || side !== one.side);
  return rest.length < counts.length ? rest : [...rest, one];
}

/** What still runs when the fight does, or does not. */
export const stillRunning = (
  counts: readonly RunningCount[],
  fighting: boolean,
): readonly RunningCount[] =>
  fighting || counts.every(({ whileRunning }) => !whileRunning)
    ? counts
    : counts.filter(({ whileRunning }) => !whileRunning);
