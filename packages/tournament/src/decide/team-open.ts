import { type BySide, checkTeams, type Side, type TeamFinding } from '@threecount/match';
import type { DivisionColumn, ResolvedTeam, Rulebook } from '@threecount/rulebooks';
import type { Options } from '../engine/book.ts';
import { nextBout, ruleless, teamRules, teamSetup, teamStart } from '../engine/team-match.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import type { FoundMatch } from '../progress/find.ts';
import { teamEntering } from '../progress/team-before.ts';
import { entryOn } from '../progress/types.ts';
import { isWeighed } from '../progress/weighed.ts';
import { sides } from '../sides.ts';
import type { EntryId } from '../types/entities.ts';
import type { DivisionState, EntryState, TournamentState } from '../types/state.ts';
import type { LineUp, TeamEntered } from '../types/teams.ts';
import { refuse, type TournamentDecision } from './decision.ts';
import { eventRank, standingTeam } from './team-list.ts';

/** A refusal where a team of a match has no order in, or may not stand; an official can overrule the latter. */
export function unfitTeams(
  state: TournamentState,
  found: FoundMatch,
  overruled: boolean,
): TournamentDecision | null {
  const first = unfitIn(state, found).find(({ is }) => is === 'order-missing' || !overruled);
  if (first === undefined) return null;
  const team = `Team ${entryOn(found.now[first.side])}`;
  switch (first.is) {
    case 'order-missing':
      return refuse('order-missing', `${team} has not handed its order in.`);
    case 'not-weighed':
      return refuse(
        'not-weighed',
        `${team}: ${first.count} not weighed on the day (${first.clause}).`,
      );
    case 'not-admitted':
      return refuse(
        'team-not-admitted',
        `${team} is not admitted: ${first.code}, ${first.clause}.`,
      );
  }
}

/** Why a team cannot begin its team match; `code` is that of the finding. */
type Unfit = { readonly side: Side } & (
  | { readonly is: 'order-missing' }
  | { readonly is: 'not-weighed'; readonly count: number; readonly clause: string }
  | { readonly is: 'not-admitted'; readonly code: TeamFinding['code']; readonly clause: string }
);

/** What stands against a team match that both teams are known of: of each team the first thing. */
export function unfitIn(
  state: TournamentState,
  { division, now }: Pick<FoundMatch, 'division' | 'now'>,
): readonly Unfit[] {
  const rules = teamRulesOf(state, division);
  if (rules === null) return [];
  return sides.flatMap((side): readonly Unfit[] => {
    const entryId = entryOn(now[side]);
    const found = entryId === null ? undefined : division.entries.get(entryId);
    return found === undefined ? [] : unfitTeam(state, division, rules, found, side);
  });
}

function unfitTeam(
  state: TournamentState,
  division: DivisionState,
  rules: ResolvedTeam,
  found: EntryState,
  side: Side,
): readonly Unfit[] {
  if (found.lineUp === null || !found.lineUp.lodged) return [{ side, is: 'order-missing' }];
  const count = unweighedIn(state, rules, found.lineUp);
  const clause = rules.composition?.clause ?? '';
  if (count > 0) return [{ side, is: 'not-weighed', count, clause }];
  const [first] = findingsOf(state, division, found);
  return first === undefined
    ? []
    : [{ side, is: 'not-admitted', code: first.code, clause: first.clause }];
}

/** How many of those who stand have no weight of the day's scale, where weights count. */
function unweighedIn(
  state: TournamentState,
  { composition }: ResolvedTeam,
  { members }: LineUp,
): number {
  const counts = composition?.weightLimitKg != null || composition?.handicapLimit != null;
  if (!counts) return 0;
  const standing = members.filter(({ injured, leftOut }) => !injured && leftOut !== true);
  return standing.filter((member) => !isWeighed(state, member)).length;
}

/** Everything that keeps a team from standing, with who was left out. */
function findingsOf(
  state: TournamentState,
  division: DivisionState,
  { lineUp }: EntryState,
): readonly TeamFinding[] {
  const rules = teamRulesOf(state, division);
  if (rules === null || lineUp === null) return [];
  const { list, leftOut } = standingTeam(lineUp, eventRank(rules, division));
  const findings = checkTeams(rules, [list])[0]?.findings ?? [];
  return findings.filter(({ code }) => !(leftOut && code === 'team-size'));
}

/** What both teams of a match bring to it at a moment (epoch ms); null where it is no team match. */
export function enteringTeams(
  state: TournamentState,
  division: DivisionState,
  entries: BySide<EntryId>,
  now: number,
): BySide<TeamEntered> | null {
  const rules = teamRulesOf(state, division);
  if (rules === null) return null;
  const of = (entryId: EntryId): TeamEntered => {
    const found = division.entries.get(entryId);
    const entered = found && teamEntering(state, division, found, rules, now);
    if (!entered) throw new Error(`the order of ${entryId} is not in`);
    return entered;
  };
  return { red: of(entries.red), blue: of(entries.blue) };
}

/** A refusal where no bout between the two teams can be fought. */
export function teamsRefusal(
  book: Rulebook,
  { column, options }: { readonly column: DivisionColumn; readonly options: Options },
  teams: BySide<TeamEntered>,
): TournamentDecision | null {
  const rules = teamRules(book, column, options);
  if (rules === null) return refuse('no-rules', 'The book has no team matches of this kind.');
  const setup = teamSetup(rules, teams);
  const missing = ruleless(book, setup);
  if (missing !== null) return refuse('no-rules', missing);
  if (nextBout(book, teamStart(setup), { bookHash: '', column }) !== null) return null;
  return refuse('nobody-fit', 'A team has nobody who can fight: it withdraws, or does not come.');
}
