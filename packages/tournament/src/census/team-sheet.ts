import type { BySide, Side } from '@threecount/match';
import type { ResolvedTeam } from '@threecount/rulebooks';
import { beatenAt, type SheetTeam } from '../decide/team-paper.ts';
import type { Random } from '../random/random.ts';
import { otherSide } from '../sides.ts';
import type { PaperResult } from '../types/actions.ts';

/** A sheet of a match of two as one of a team match: it ends in other ways, and its points are fighters left. */
export function teamSheet(
  { red: _, blue: __, ...sheet }: PaperResult,
  rules: ResolvedTeam,
  teams: BySide<SheetTeam>,
  random: Random,
): PaperResult {
  const method = teamMethodFor(sheet.method);
  const left = (side: Side): number => {
    if (method === 'sudden-death') return 0;
    if (method !== 'last-fighter') return random.below(teams[side].size + 1);
    const least = side === sheet.winner ? rules.loss.fightersLeft + 1 : 0;
    const most = side === sheet.winner ? teams[side].size : beatenAt(rules);
    return least + random.below(most - least + 1);
  };
  const points = { red: { points: left('red') }, blue: { points: left('blue') } };
  const told = random.chance(50)
    ? { red: tally('red', teams, points, random), blue: tally('blue', teams, points, random) }
    : null;
  return { ...sheet, ...points, method, ...(told === null ? {} : { teams: told }) };
}

function tally(
  side: Side,
  teams: BySide<SheetTeam>,
  left: Pick<PaperResult, Side>,
  random: Random,
): NonNullable<PaperResult['teams']>[Side] {
  const other = otherSide(side);
  const next = random.chance(70) ? { next: random.below(teams[side].size) } : {};
  const out = teams[other].size - left[other].points;
  return { ...next, submissions: random.below(out + 1), warnings: random.below(4) };
}

function teamMethodFor(method: PaperResult['method']): PaperResult['method'] {
  if (method === 'no-contest') return method;
  if (method === 'disqualification') return 'team-disqualification';
  return method === 'submission' ? 'last-fighter' : 'sudden-death';
}
