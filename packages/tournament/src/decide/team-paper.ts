import type { BySide, Side } from '@threecount/match';
import type { ResolvedTeam } from '@threecount/rulebooks';
import { teamOn } from '../engine/team-match.ts';
import type { FoundMatch } from '../progress/find.ts';
import { entryOn } from '../progress/types.ts';
import { otherSide, sides } from '../sides.ts';
import type { PaperResult } from '../types/actions.ts';
import type { PersonId } from '../types/entities.ts';
import type { ResultMethod } from '../types/events.ts';
import type { PaperTeam } from '../types/teams.ts';
import { refuse, type TournamentDecision } from './decision.ts';

/** A team as the sheet of its match is held to it. */
export interface SheetTeam {
  /** How many it has, whoever is hurt. */
  readonly size: number;
  /** In its order, where that is in; else as they were named. */
  readonly members: readonly PersonId[];
  /** Members and substitutes. */
  readonly people: readonly PersonId[];
}

/** The two teams of a match; one that nobody was named for has as many as the book says. */
export function sheetTeams(
  { division, now }: FoundMatch,
  { size }: Pick<ResolvedTeam, 'size'>,
): BySide<SheetTeam> {
  const of = (side: Side): SheetTeam => {
    const entryId = entryOn(now[side]);
    const lineUp = entryId === null ? null : (division.entries.get(entryId)?.lineUp ?? null);
    const named = (lineUp?.members ?? []).map(({ personId }) => personId);
    const bench = (lineUp?.substitutes ?? []).map(({ personId }) => personId);
    const fought = now.record?.team?.state.setup.teams[teamOn[side]].order;
    const members = fought?.map(({ name }) => name) ?? named;
    const people = [...new Set([...members, ...named, ...bench])];
    return { size: members.length === 0 ? size : members.length, members, people };
  };
  return { red: of('red'), blue: of('blue') };
}

/** With so many fighters, or fewer, a team has lost. */
export const beatenAt = ({ loss, fewest }: Pick<ResolvedTeam, 'loss' | 'fewest'>): number =>
  Math.max(loss.fightersLeft, fewest.fighters - 1);

/** What cannot stand on the sheet of a team match, with its place (`result.red.points`); null: all of it can. */
export function badTeamPaper(
  rules: ResolvedTeam,
  teams: BySide<SheetTeam>,
  paper: PaperResult,
): TournamentDecision | null {
  return (
    badEnding(rules, paper) ??
    badLeft(rules, teams, paper) ??
    badTallies(rules, teams, paper) ??
    badBarred(teams, paper)
  );
}

const bad = (place: string, message: string): TournamentDecision =>
  refuse('bad-paper', `result.${place}: ${message}`);

/** Ways in which nobody can have won. */
const winnerless: readonly ResultMethod[] = [
  'team-disqualification',
  'no-show',
  'forfeit',
  'no-contest',
];

const tieBreaks: readonly ResultMethod[] = [
  'last-bout-warnings',
  'total-warnings',
  'tournament-submissions',
  'sudden-death',
];

function badEnding(
  { tieBreaks: ofBook }: ResolvedTeam,
  { winner, method }: PaperResult,
): TournamentDecision | null {
  if (winner === null && !winnerless.includes(method)) {
    return bad('winner', `A team match that ends by ${method} has a winner.`);
  }
  if (tieBreaks.includes(method) && !ofBook.some(({ by }) => by === method)) {
    return bad('method', `The rules break no tie by ${method}.`);
  }
  return null;
}

function badLeft(
  rules: ResolvedTeam,
  teams: BySide<SheetTeam>,
  paper: PaperResult,
): TournamentDecision | null {
  for (const side of sides) {
    const { points } = paper[side];
    const { size } = teams[side];
    if (!Number.isInteger(points) || points < 0 || points > size) {
      return bad(`${side}.points`, `${points} fighters left; a team of ${size} has 0 to ${size}.`);
    }
  }
  const { winner, method } = paper;
  if (winner !== null && method === 'last-fighter') return badLast(rules, paper, winner);
  return tieBreaks.includes(method) ? badLevel(rules, paper) : null;
}

/** A team wins by the last fighter when the other one is beaten and it is not. */
function badLast(rules: ResolvedTeam, paper: PaperResult, winner: Side): TournamentDecision | null {
  const loser = otherSide(winner);
  const most = beatenAt(rules);
  if (paper[winner].points <= rules.loss.fightersLeft) {
    const left = paper[winner].points;
    return bad(`${winner}.points`, `Who won by last-fighter has more than ${left} fighters left.`);
  }
  if (paper[loser].points <= most) return null;
  const allowed = most === 0 ? 'none' : `${most} at most`;
  return bad(`${loser}.points`, `Who lost by last-fighter has ${allowed} left.`);
}

/** Tie-breaks are looked at when a draw has beaten both, or one, as the rules have it. */
function badLevel(rules: ResolvedTeam, paper: PaperResult): TournamentDecision | null {
  const most = beatenAt(rules);
  const standing = sides.filter((side) => paper[side].points > most);
  const may = rules.lastBout.is === 'either-last' ? 1 : 0;
  const [side] = standing;
  if (side === undefined || standing.length <= may) return null;
  return bad(
    `${side}.points`,
    `The match goes on while the team has more than ${most} fighters left: no ${paper.method}.`,
  );
}

function badTallies(
  rules: ResolvedTeam,
  teams: BySide<SheetTeam>,
  { teams: told, winner, method, ...left }: PaperResult,
): TournamentDecision | null {
  if (told === undefined) return null;
  for (const side of sides) {
    const other = otherSide(side);
    const out = teams[other].size - left[other].points;
    const wrong = badTally(`teams.${side}`, told[side], teams[side].size, out);
    if (wrong !== null) return wrong;
  }
  if (method !== 'total-warnings' || winner === null) return null;
  const ofMatch = rules.tieBreaks.some((row) => row.by === 'total-warnings' && row.scope === 'tie');
  if (!ofMatch || told[winner].warnings < told[otherSide(winner)].warnings) return null;
  return bad(`teams.${winner}.warnings`, 'Who won by total-warnings has fewer than the other.');
}

/** @param out fighters of the other team who are out: no more of them can have given up */
function badTally(
  place: string,
  { next, submissions, warnings }: PaperTeam,
  size: number,
  out: number,
): TournamentDecision | null {
  const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0;
  if (next !== undefined && !(isCount(next) && next < size)) {
    return bad(`${place}.next`, `The order has the places 0 to ${size - 1}.`);
  }
  if (!isCount(warnings)) return bad(`${place}.warnings`, 'Warnings are a whole number from 0.');
  if (isCount(submissions) && submissions <= out) return null;
  return bad(
    `${place}.submissions`,
    `${submissions} bouts won by submission; ${out} fighters of the other team are out.`,
  );
}

function badBarred(
  { red, blue }: BySide<SheetTeam>,
  { barredFighters = [] }: PaperResult,
): TournamentDecision | null {
  const stranger = barredFighters.findIndex(
    (personId) => !red.people.includes(personId) && !blue.people.includes(personId),
  );
  if (stranger < 0) return null;
  return bad(`barredFighters.${stranger}`, `${barredFighters[stranger]} stands in neither team.`);
}
