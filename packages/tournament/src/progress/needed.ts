import type { Needed } from '../types/entities.ts';
import {
  entryOn,
  isOver,
  type MatchNow,
  type Progress,
  type SideNow,
  sideOfSlot,
  winnerOf,
} from './types.ts';

/** Whether a match is fought at all, and the step of the fold since which that is known. */
export interface NeededNow {
  readonly needed: 'yes' | 'no' | 'unknown';
  readonly since: number;
}

const always: NeededNow = { needed: 'yes', since: 0 };
const unknown: NeededNow = { needed: 'unknown', since: 0 };

export function neededNow(
  condition: Needed | undefined,
  red: SideNow,
  blue: SideNow,
  byId: Progress['byId'],
): NeededNow {
  switch (condition?.kind) {
    case undefined:
      return always;
    case 'won-by': {
      const source = byId.get(condition.matchId);
      if (source === undefined || !isOver(source.phase)) return unknown;
      const won = source.winner === sideOfSlot(source, condition.side);
      return { needed: won ? 'yes' : 'no', since: source.since };
    }
    case 'not-met-in':
      return notMet(byId.get(condition.matchId), red, blue);
    case 'series': {
      const series = condition.after.map((matchId) => byId.get(matchId));
      return inSeries(series.filter((now) => now !== undefined));
    }
  }
}

function notMet(source: MatchNow | undefined, red: SideNow, blue: SideNow): NeededNow {
  if (source === undefined || red.kind === 'unknown' || blue.kind === 'unknown') return unknown;
  const met = [entryOn(source.red), entryOn(source.blue)];
  const two = [entryOn(red), entryOn(blue)];
  const again = two.every((entryId) => entryId !== null && met.includes(entryId));
  return { needed: again ? 'no' : 'yes', since: 0 };
}

/** A match after two wins, or after one that put both out, is not needed. */
function inSeries(series: readonly MatchNow[]): NeededNow {
  const last = series.at(-1);
  if (last === undefined) return always;
  const { since } = last;
  const bothOut = series.some((now) => now.record?.result?.out.length === 2);
  if (bothOut || hasTwoWins(series)) return { needed: 'no', since };
  return isOver(last.phase) ? { needed: 'yes', since } : unknown;
}

function hasTwoWins(series: readonly MatchNow[]): boolean {
  const winners = series.map(winnerOf).filter((winner) => winner !== null);
  return winners.some((winner, i) => winners.indexOf(winner) !== i);
}
