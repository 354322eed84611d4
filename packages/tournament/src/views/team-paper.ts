import type { BySide, Side } from '@threecount/match';
import { barredFighters } from '../decide/team-match.ts';
import { beatenAt, sheetTeams } from '../decide/team-paper.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import { type FoundMatch, findMatch } from '../progress/find.ts';
import { openOrders } from '../progress/open-orders.ts';
import { goesOn } from '../progress/team-before.ts';
import { entryOn } from '../progress/types.ts';
import type { MatchId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import type { PaperTeam } from '../types/teams.ts';
import type { TeamPaperView } from '../types/views.ts';
import { type People, personName } from './people.ts';

/**
 * What a form for the result of a team match has to know; null: there is no such match, or it is none of teams.
 * @param unsealed also the orders that are not to be seen yet: for the organiser
 * @param at epoch ms
 */
export function teamPaper(
  state: TournamentState,
  people: People,
  matchId: MatchId,
  unsealed: boolean,
  at: number,
): TeamPaperView | null {
  const found = findMatch(state, matchId);
  const rules = found === null ? null : teamRulesOf(state, found.division);
  if (found === null || rules === null) return null;
  const sizes = sheetTeams(found, rules);
  const shown = shownOrders(state, found, unsealed, at);
  const teamOn = (side: Side): TeamPaperView['teams'][Side] => {
    const { size, members } = sizes[side];
    const named = members.map((personId) => ({ personId, name: personName(people, personId) }));
    return { size, fighters: shown[side] ? named : null };
  };
  return {
    teams: { red: teamOn('red'), blue: teamOn('blue') },
    left: {
      won: rules.loss.fightersLeft + 1,
      lost: beatenAt(rules),
      level: rules.lastBout.is === 'either-last' ? 'either' : 'both',
    },
    tieBreaks: rules.tieBreaks.map(({ by }) => by),
    leaves: rules.teamDisqualification.scope,
    ...standsNow(found),
  };
}

/** Whether the order of each team is in, and may be seen. */
function shownOrders(
  state: TournamentState,
  { division, now }: FoundMatch,
  unsealed: boolean,
  at: number,
): BySide<boolean> {
  const open = openOrders(state, division, at);
  const of = (side: Side): boolean => {
    const entryId = entryOn(now[side]);
    if (entryId === null) return false;
    const lodged = division.entries.get(entryId)?.lineUp?.lodged === true;
    return lodged && (unsealed || open.has(entryId));
  };
  return { red: of('red'), blue: of('blue') };
}

function standsNow({
  now: { record },
}: FoundMatch): Pick<TeamPaperView, 'now' | 'barred' | 'barredFighters'> {
  const result = record?.result ?? null;
  const bouts = record?.team ? (barredFighters(record.team).barredFighters ?? []) : [];
  const known = record !== null && (record.team !== null || result?.teams !== undefined);
  const of = (side: Side): PaperTeam => {
    if (record === null) throw new Error('nothing stands');
    const { next, submissions, warnings } = goesOn(record, side);
    return { ...(next === null ? {} : { next }), submissions, warnings };
  };
  return {
    now: known ? { red: of('red'), blue: of('blue') } : null,
    barred: result?.barred ?? [],
    barredFighters: result === null ? bouts : (result.barredFighters ?? []),
  };
}
