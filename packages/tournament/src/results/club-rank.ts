import { compareText } from '../order.ts';
import type { ClubRules, ClubTie } from '../types/clubs.ts';
import type { ClubPlacedBy } from '../types/views.ts';

/** A medal as it counts for a club. */
export interface ClubMedal {
  /** Names of one club have one key. */
  readonly club: string;
  readonly place: 1 | 2 | 3;
  /** The higher the belt of its winner, the greater; below 0: not known. */
  readonly belt: number;
  /** The heavier the class, the greater; below 0: not known. */
  readonly weight: number;
}

/** A club's row in the standings. */
export interface RankedClub {
  readonly club: string;
  /** Level ones share a place, and the places they take up stay free: 1, 1, 3. */
  readonly place: number;
  readonly placedBy: ClubPlacedBy | null;
  readonly points: number;
  readonly golds: number;
  readonly silvers: number;
  readonly bronzes: number;
}

interface Tally extends Omit<RankedClub, 'place' | 'placedBy'> {
  /** Of its champions, the highest first. */
  readonly belts: readonly number[];
  /** Of its champions, the heaviest first. */
  readonly weights: readonly number[];
}

/**
 * Ranks clubs by the points of their medals, then by the steps of the rules, in order; what no step parts stays level
 * unless the ruling names all of them.
 * @param ruling keys of clubs, the better first
 */
export function rankClubs(
  medals: readonly ClubMedal[],
  rules: Pick<ClubRules, 'points' | 'ties'>,
  ruling: readonly string[] = [],
): RankedClub[] {
  const steps: readonly Step[] = [
    { by: 'points', compare: (a, b) => b.points - a.points },
    ...rules.ties.map((by) => ({ by, compare: comparisons[by] })),
  ];
  const tallies = talliesOf(medals, rules).sort(
    (a, b) => compareBy(steps, a, b).order || compareText(a.club, b.club),
  );
  const rows: RankedClub[] = [];
  for (const group of levelGroups(tallies, steps)) {
    const place = rows.length + 1;
    const ruled = group.length > 1 && group.every(({ club }) => ruling.includes(club));
    const ordered = ruled
      ? group.toSorted((a, b) => ruling.indexOf(a.club) - ruling.indexOf(b.club))
      : group;
    for (const [i, tally] of ordered.entries()) {
      const { belts: _, weights: __, ...row } = tally;
      const alone = group.length === 1 ? partedBy(tallies, rows.length, steps) : null;
      rows.push({ ...row, place: ruled ? place + i : place, placedBy: ruled ? 'ruling' : alone });
    }
  }
  return rows;
}

interface Step {
  readonly by: ClubTie | 'points';
  /** Below 0: the first is the better. */
  readonly compare: (a: Tally, b: Tally) => number;
}

const comparisons: Readonly<Record<ClubTie, Step['compare']>> = {
  golds: (a, b) => b.golds - a.golds,
  silvers: (a, b) => b.silvers - a.silvers,
  bronzes: (a, b) => b.bronzes - a.bronzes,
  'higher-belt': (a, b) => compareLists(b.belts, a.belts),
  'heavier-class': (a, b) => compareLists(b.weights, a.weights),
};

/** One by one; what follows after the shorter one has ended is the greater. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const left = a[i] ?? Number.NEGATIVE_INFINITY;
    const right = b[i] ?? Number.NEGATIVE_INFINITY;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** The first step that parts two, by its place among the steps; none: level. */
function compareBy(
  steps: readonly Step[],
  a: Tally,
  b: Tally,
): { readonly order: number; readonly step: number } {
  for (const [step, { compare }] of steps.entries()) {
    const order = compare(a, b);
    if (order !== 0) return { order, step };
  }
  return { order: 0, step: steps.length };
}

function levelGroups(tallies: readonly Tally[], steps: readonly Step[]): Tally[][] {
  const groups: Tally[][] = [];
  for (const tally of tallies) {
    const last = groups.at(-1);
    const level = last?.[0] !== undefined && compareBy(steps, last[0], tally).order === 0;
    if (level) last.push(tally);
    else groups.push([tally]);
  }
  return groups;
}

/** The last step that was needed to part a club from those before and behind it. */
function partedBy(
  tallies: readonly Tally[],
  i: number,
  steps: readonly Step[],
): ClubPlacedBy | null {
  const own = tallies[i];
  const neighbours = [tallies[i - 1], tallies[i + 1]];
  const needed = neighbours.flatMap((other) =>
    own === undefined || other === undefined ? [] : compareBy(steps, own, other).step,
  );
  return steps[Math.max(0, ...needed)]?.by ?? null;
}

function talliesOf(medals: readonly ClubMedal[], rules: Pick<ClubRules, 'points'>): Tally[] {
  const byClub = new Map<string, ClubMedal[]>();
  for (const medal of medals) {
    const own = byClub.get(medal.club);
    if (own === undefined) byClub.set(medal.club, [medal]);
    else own.push(medal);
  }
  const descending = (a: number, b: number): number => b - a;
  return [...byClub].map(([club, own]) => {
    const champions = own.filter(({ place }) => place === 1);
    const count = (place: number): number => own.filter((medal) => medal.place === place).length;
    return {
      club,
      points: own.reduce((sum, { place }) => sum + (rules.points[place - 1] ?? 0), 0),
      golds: champions.length,
      silvers: count(2),
      bronzes: count(3),
      belts: champions.map(({ belt }) => belt).sort(descending),
      weights: champions.map(({ weight }) => weight).sort(descending),
    };
  });
}
