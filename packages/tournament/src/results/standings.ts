import type { MatchNow, Progress } from '../progress/types.ts';
import { entryOn, isOver, loserOf, winnerOf } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { EntryId } from '../types/entities.ts';
import type { PlacedBy } from '../types/views.ts';
import { appearanceIn } from './appearance.ts';

/** One competitor's record in a round robin or a best of three. */
export interface Standing {
  readonly entryId: EntryId;
  /** Level ones share a place, and the places they take up stay free: 1, 1, 1, 4. */
  readonly place: number;
  readonly placedBy: PlacedBy | null;
  readonly wins: number;
  readonly losses: number;
  readonly submissions: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
}

type Tally = Omit<Standing, 'place' | 'placedBy'>;

interface Level {
  readonly group: readonly Tally[];
  readonly placedBy: PlacedBy | null;
}

/** In this order, the greater first. `mutual`: wins in the matches among those who are level. */
const steps: readonly {
  readonly name: PlacedBy;
  readonly value: (tally: Tally, group: readonly Tally[], matches: readonly MatchNow[]) => number;
}[] = [
  { name: 'wins', value: (tally) => tally.wins },
  { name: 'mutual', value: mutualWins },
  { name: 'submissions', value: (tally) => tally.submissions },
  { name: 'difference', value: (tally) => tally.pointsFor - tally.pointsAgainst },
  { name: 'points', value: (tally) => tally.pointsFor },
];

/**
 * The order of a round robin (or best of three): wins, then among those level their mutual results, submissions,
 * difference of points, points. When a step parts a group, each part that is still level begins anew at the mutual
 * results. What no step parts follows the organiser's ruling if it names all of them, else shares the place. Who was
 * barred in the division comes last.
 */
export function standingsOf(
  order: readonly EntryId[],
  progress: Progress,
  ruling: readonly EntryId[],
): Standing[] {
  const { barred } = appearanceIn(progress);
  const over = progress.matches.filter((now) => isOver(now.phase));
  const tallies = order.map((entryId) => tallyOf(entryId, over));
  const clean = tallies.filter((tally) => !barred.has(tally.entryId));
  const levels = [...parted(clean, over, ruling, 0, null)];
  const last = tallies.filter((tally) => barred.has(tally.entryId));
  if (last.length > 0) levels.push({ group: last, placedBy: 'barred' });
  let place = 1;
  return levels.flatMap(({ group, placedBy }) => {
    const rows = group.map((tally) => ({
      ...tally,
      place,
      placedBy: placedBy === 'barred' || group.length === 1 ? placedBy : null,
    }));
    place += group.length;
    return rows;
  });
}

function parted(
  group: readonly Tally[],
  matches: readonly MatchNow[],
  ruling: readonly EntryId[],
  from: number,
  placedBy: PlacedBy | null,
): Level[] {
  if (group.length === 0) return [];
  if (group.length === 1) return [{ group, placedBy }];
  for (const step of steps.slice(from)) {
    const values = new Map(group.map((tally) => [tally, step.value(tally, group, matches)]));
    const distinct = [...new Set(values.values())].sort((a, b) => b - a);
    if (distinct.length === 1) continue;
    return distinct.flatMap((value) =>
      parted(
        group.filter((tally) => values.get(tally) === value),
        matches,
        ruling,
        1,
        step.name,
      ),
    );
  }
  return byRuling(group, ruling);
}

function byRuling(group: readonly Tally[], ruling: readonly EntryId[]): Level[] {
  if (!group.every(({ entryId }) => ruling.includes(entryId))) return [{ group, placedBy: null }];
  return [...group]
    .sort((a, b) => ruling.indexOf(a.entryId) - ruling.indexOf(b.entryId))
    .map((tally) => ({ group: [tally], placedBy: 'ruling' }));
}

function mutualWins(tally: Tally, group: readonly Tally[], matches: readonly MatchNow[]): number {
  const level = new Set(group.map(({ entryId }) => entryId));
  return matches.filter((now) => {
    const loser = loserOf(now);
    return winnerOf(now) === tally.entryId && loser !== null && level.has(loser);
  }).length;
}

function tallyOf(entryId: EntryId, matches: readonly MatchNow[]): Tally {
  const tally = { entryId, wins: 0, losses: 0, submissions: 0, pointsFor: 0, pointsAgainst: 0 };
  for (const now of matches) {
    const side = sides.find((one) => entryOn(now[one]) === entryId);
    if (side === undefined || now.phase === 'not-needed') continue;
    const other = side === 'red' ? 'blue' : 'red';
    if (now.winner === side) tally.wins += 1;
    else tally.losses += now.winner === other || bothLost(now) ? 1 : 0;
    if (now.winner === side && now.how !== null && finishes.includes(now.how)) {
      tally.submissions += 1;
    }
    tally.pointsFor += now.record?.result?.points[side] ?? 0;
    tally.pointsAgainst += now.record?.result?.points[other] ?? 0;
  }
  return tally;
}

const finishes: readonly string[] = ['submission', 'unconscious'];

function bothLost(now: MatchNow): boolean {
  return now.phase === 'decided' || now.record?.result?.out.length === 2;
}
