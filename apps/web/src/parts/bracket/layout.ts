import type { DivisionView, MatchCard, RoundName, RoundView } from '@threecount/tournament';
import { type Feeders, feedersOf } from './feeders.ts';

/** Sizes of the picture in CSS pixels. */
export interface BracketMeasures {
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly columnGap: number;
  readonly rowGap: number;
  /** Room for the name of the round above each column. */
  readonly headHeight: number;
}

export interface PlacedMatch {
  readonly match: MatchCard;
  readonly x: number;
  readonly y: number;
}

export interface PlacedRound {
  readonly round: RoundName;
  readonly x: number;
  /** Top of the round's name. */
  readonly y: number;
  readonly matches: readonly PlacedMatch[];
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly rounds: readonly PlacedRound[];
  /** Lines between matches, as SVG paths. */
  readonly lines: readonly string[];
}

type Rounds = DivisionView['rounds'];

/**
 * Where each match of an elimination bracket stands: leaves below one another in the order of the tree, every later
 * match midway between the two that lead to it, the match for third place below the final.
 */
export function layOutBracket(rounds: Rounds, measures: BracketMeasures): BracketLayout {
  const tree = rounds.filter((round) => !standsApart(round));
  const feeders = feedersOf(tree);
  const rows = rowsOf(tree, feeders);
  const pitch = measures.boxHeight + measures.rowGap;
  const place = (match: MatchCard, column: number): PlacedMatch => ({
    match,
    x: column * (measures.boxWidth + measures.columnGap),
    y: measures.headHeight + (rows.get(match.matchId) ?? 0) * pitch,
  });
  const placed: PlacedRound[] = tree.map((round, column) => ({
    round: round.round,
    x: column * (measures.boxWidth + measures.columnGap),
    y: 0,
    matches: round.matches.map((match) => place(match, column)),
  }));
  const lines = linesOf(placed, feeders, measures);
  const third = rounds.find(standsApart);
  const all = third === undefined ? placed : [...placed, placeThird(third, placed, measures)];
  const boxes = all.flatMap((round) => round.matches);
  return {
    width: Math.max(0, ...boxes.map((box) => box.x + measures.boxWidth)),
    height: Math.max(0, ...boxes.map((box) => box.y + measures.boxHeight)),
    rounds: all,
    lines,
  };
}

/** The match for third place between the losers of the semi-finals: no match of the tree leads to it. */
export function standsApart({ part, round }: RoundView): boolean {
  return part === 'finals' && round.kind === 'third-place';
}

/** The row of every match, counted in boxes from 0; halves between two rows are usual. */
function rowsOf(tree: Rounds, feeders: ReadonlyMap<string, Feeders>): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  let next = 0;
  const visit = (matchId: string): number => {
    const known = rows.get(matchId);
    if (known !== undefined) return known;
    const below = (feeders.get(matchId) ?? []).flatMap((id) => (id === null ? [] : [visit(id)]));
    const row =
      below.length === 0 ? next++ : below.reduce((sum, each) => sum + each, 0) / below.length;
    rows.set(matchId, row);
    return row;
  };
  for (const round of [...tree].reverse()) for (const match of round.matches) visit(match.matchId);
  return rows;
}

function linesOf(
  placed: readonly PlacedRound[],
  feeders: ReadonlyMap<string, Feeders>,
  measures: BracketMeasures,
): readonly string[] {
  const boxes = new Map(
    placed.flatMap((round) => round.matches.map((box) => [box.match.matchId, box] as const)),
  );
  const middle = (box: PlacedMatch): number => box.y + measures.boxHeight / 2;
  return [...boxes.values()].flatMap((to) =>
    (feeders.get(to.match.matchId) ?? []).flatMap((id) => {
      const from = id === null ? undefined : boxes.get(id);
      if (from === undefined) return [];
      const right = from.x + measures.boxWidth;
      // It bends beside where it leads to: one that passes a round stays clear of it.
      return [`M${right} ${middle(from)}H${to.x - measures.columnGap / 2}V${middle(to)}H${to.x}`];
    }),
  );
}

function placeThird(
  third: Rounds[number],
  placed: readonly PlacedRound[],
  measures: BracketMeasures,
): PlacedRound {
  const last = placed.at(-1);
  const x = last?.x ?? 0;
  const under = Math.max(0, ...(last?.matches ?? []).map((box) => box.y + measures.boxHeight));
  const y = under + 2 * measures.rowGap;
  const pitch = measures.boxHeight + measures.rowGap;
  return {
    round: third.round,
    x,
    y,
    matches: third.matches.map((match, index) => ({
      match,
      x,
      y: y + measures.headHeight + index * pitch,
    })),
  };
}
