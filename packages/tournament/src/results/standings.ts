import type { MatchNow, OutSince } from '../progress/types.ts';
import { entryOn, isOver, loserOf, winnerOf } from '../progress/types.ts';
import { sides } from '../sides.ts';
import type { EntryId, StandingRules, StandingStep } from '../types/entities.ts';
import type { DivisionState, LevelOrder } from '../types/state.ts';
import type { PlacedBy } from '../types/views.ts';
import { appearanceIn } from './appearance.ts';
import { boutsSubmitted } from './bouts-submitted.ts';

/** One competitor's record among those who all meet. */
export interface Standing {
  readonly entryId: EntryId;
  /** Level ones share a place, and the places they take up stay free: 1, 1, 1, 4. */
  readonly place: number;
  readonly placedBy: PlacedBy | null;
  /** The step of the fold at which a ruling gave the place; 0 where none did. */
  readonly ruledAt: number;
  readonly wins: number;
  readonly losses: number;
  /** Matches won by submission; of a team, bouts. */
  readonly submissions: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
}

interface Tally extends Omit<Standing, 'place' | 'placedBy' | 'ruledAt'> {
  /** Time of the wins by submission, in milliseconds; those without a time do not count. */
  readonly finishMs: number;
}

interface Level {
  readonly group: readonly Tally[];
  readonly placedBy: PlacedBy | null;
  readonly ruledAt?: number;
}

/** The greater comes first. */
const values: Readonly<
  Record<
    StandingStep,
    (tally: Tally, group: readonly Tally[], matches: readonly MatchNow[]) => number
  >
> = {
  wins: ({ wins }) => wins,
  mutual: mutualWins,
  submissions: ({ submissions }) => submissions,
  difference: ({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst,
  points: ({ pointsFor }) => pointsFor,
  against: ({ pointsAgainst }) => -pointsAgainst,
  fastest: ({ finishMs }) => (finishMs > 0 ? -finishMs : Number.NEGATIVE_INFINITY),
};

/**
 * The order of competitors who all meet (a round robin, a pool, a best of three) by the steps of `rules`. What no step
 * parts follows the organiser's ruling if it names all of them, else shares the place. Who was barred in these matches
 * comes last; so does who left, where all their matches are struck.
 */
export function standingsOf(
  division: DivisionState,
  entries: readonly EntryId[],
  matches: readonly MatchNow[],
  rules: StandingRules,
  outSince: OutSince,
): Standing[] {
  const { barred } = appearanceIn(division, matches);
  const struck = rules.withdrawn === 'struck' ? leftEarly(entries, matches, outSince) : noStruck;
  const counted = matches.filter(
    (now) =>
      isOver(now.phase) &&
      now.how !== 'cancelled' &&
      !sides.some((side) => struck.has(entryOn(now[side]) ?? '')),
  );
  const tallies = entries.map((entryId) => tallyOf(entryId, counted));
  const isLast = ({ entryId }: Tally): boolean => barred.has(entryId) || struck.has(entryId);
  const order = new Order(counted, rules, division.levelOrders);
  const levels = [...order.of(tallies.filter((tally) => !isLast(tally)))];
  const add = (group: readonly Tally[], placedBy: PlacedBy): void => {
    if (group.length > 0) levels.push({ group, placedBy });
  };
  add(
    tallies.filter((tally) => isLast(tally) && !barred.has(tally.entryId)),
    'withdrawn',
  );
  add(
    tallies.filter((tally) => barred.has(tally.entryId)),
    'barred',
  );
  return numbered(levels);
}

const noStruck: ReadonlySet<EntryId> = new Set();

/** Who left with a match unfought. */
function leftEarly(
  entries: readonly EntryId[],
  matches: readonly MatchNow[],
  outSince: OutSince,
): ReadonlySet<EntryId> {
  const unfought = (entryId: EntryId): boolean =>
    matches.some(
      (now) =>
        now.phase === 'decided' &&
        now.how === 'walkover' &&
        winnerOf(now) !== entryId &&
        sides.some((side) => entryOn(now[side]) === entryId),
    );
  return new Set(entries.filter((id) => Number.isFinite(outSince(id)) && unfought(id)));
}

function numbered(levels: readonly Level[]): Standing[] {
  let place = 1;
  return levels.flatMap(({ group, placedBy, ruledAt = 0 }) => {
    const kept = placedBy === 'barred' || placedBy === 'withdrawn' || group.length === 1;
    const rows = group.map(
      ({ finishMs: _, ...tally }): Standing => ({
        ...tally,
        place,
        placedBy: kept ? placedBy : null,
        ruledAt,
      }),
    );
    place += group.length;
    return rows;
  });
}

/** Parts those who are level by the steps, in order. */
class Order {
  readonly #matches: readonly MatchNow[];
  readonly #rules: StandingRules;
  readonly #rulings: readonly LevelOrder[];

  constructor(matches: readonly MatchNow[], rules: StandingRules, rulings: readonly LevelOrder[]) {
    this.#matches = matches;
    this.#rules = rules;
    this.#rulings = rulings;
  }

  of(group: readonly Tally[], from = 0, placedBy: PlacedBy | null = null): Level[] {
    if (group.length === 0) return [];
    if (group.length === 1) return [{ group, placedBy }];
    for (const [i, step] of this.#rules.steps.entries()) {
      if (i < from) continue;
      const parts = this.#parted(group, step);
      if (parts.length === 1) continue;
      // Each part is smaller than the group, so this comes to an end also where it begins again.
      const next = this.#rules.restart === 'again' ? 0 : i + 1;
      return parts.flatMap((part) => this.of(part, next, step));
    }
    return this.#byRuling(group);
  }

  #parted(group: readonly Tally[], step: StandingStep): (readonly Tally[])[] {
    const value = new Map(group.map((tally) => [tally, values[step](tally, group, this.#matches)]));
    const distinct = [...new Set(value.values())].sort((a, b) => b - a);
    return distinct.map((each) => group.filter((tally) => value.get(tally) === each));
  }

  #byRuling(group: readonly Tally[]): Level[] {
    const ruling = rulingOn(group, this.#rulings);
    if (ruling === undefined) return [{ group, placedBy: null }];
    const { order, at } = ruling;
    return [...group]
      .sort((a, b) => order.indexOf(a.entryId) - order.indexOf(b.entryId))
      .map((tally) => ({ group: [tally], placedBy: 'ruling', ruledAt: at }));
  }
}

/** The last order of exactly these, else the last one that names them all. */
function rulingOn(group: readonly Tally[], rulings: readonly LevelOrder[]): LevelOrder | undefined {
  const all = rulings.filter(({ order }) => group.every(({ entryId }) => order.includes(entryId)));
  return all.findLast(({ order }) => order.length === group.length) ?? all.at(-1);
}

function mutualWins(tally: Tally, group: readonly Tally[], matches: readonly MatchNow[]): number {
  const level = new Set(group.map(({ entryId }) => entryId));
  return matches.filter((now) => {
    const loser = loserOf(now);
    return winnerOf(now) === tally.entryId && loser !== null && level.has(loser);
  }).length;
}

function tallyOf(entryId: EntryId, matches: readonly MatchNow[]): Tally {
  const tally = {
    entryId,
    wins: 0,
    losses: 0,
    submissions: 0,
    pointsFor: 0,
    pointsAgainst: 0,
    finishMs: 0,
  };
  for (const now of matches) {
    const side = sides.find((one) => entryOn(now[one]) === entryId);
    if (side === undefined || now.phase === 'not-needed') continue;
    const other = side === 'red' ? 'blue' : 'red';
    if (now.winner === side) tally.wins += 1;
    else tally.losses += now.winner === other || bothLost(now) ? 1 : 0;
    if (now.winner === side && now.how !== null && finishes.includes(now.how)) {
      tally.submissions += 1;
      tally.finishMs += now.record?.result?.elapsedMs ?? 0;
    }
    if (now.ruling !== null) continue;
    tally.submissions += boutsSubmitted(now.record, side);
    tally.pointsFor += now.record?.result?.points[side] ?? 0;
    tally.pointsAgainst += now.record?.result?.points[other] ?? 0;
  }
  return tally;
}

const finishes: readonly string[] = ['submission', 'unconscious'];

function bothLost(now: MatchNow): boolean {
  return now.phase === 'decided' || now.record?.result?.out.length === 2;
}
