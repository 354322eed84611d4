import { teamRulesOf } from '../engine/team-rules.ts';
import { compareIds } from '../order.ts';
import { progressOf } from '../progress/memo.ts';
import { openOrders } from '../progress/open-orders.ts';
import { entryOn } from '../progress/types.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { PublicDivision, PublicExport } from '../types/views.ts';
import { divisionsInOrder, podiumView } from './division.ts';
import { resultView } from './match-card.ts';
import { competitorView, type People } from './people.ts';
import { publicMembers, publicTeamMatch } from './public-team.ts';

/**
 * Everything that everybody may have of a tournament, in one value. Names stand as on public pages. It follows from the
 * log alone, whatever the time is.
 */
export function publicExport(state: TournamentState, people: People): PublicExport {
  const { tournamentId, name, date, published, rulebook, position } = state;
  return {
    format: 'threecount.public-export/1',
    tournament: {
      tournamentId,
      name,
      date,
      published,
      rulebook: rulebook ?? { id: '', name: '', hash: '' },
      position,
    },
    divisions: divisionsInOrder(state).map((division) => divisionOf(state, people, division)),
  };
}

function divisionOf(
  state: TournamentState,
  people: People,
  division: DivisionState,
): PublicDivision {
  const { divisionId, name, bracket } = division;
  const open =
    teamRulesOf(state, division) === null ? null : openOrders(state, division, state.lastInstant);
  const entered = [...division.entries].sort(([a], [b]) => compareIds(a, b));
  return {
    divisionId,
    name,
    entries: entered.map(([entryId, found]) => ({
      ...competitorView(people, division, entryId),
      points: found.entry.points ?? null,
      notDrawn: found.entry.notDrawn,
      withdrawn: found.entry.withdrawn !== null,
      ...(open === null ? {} : { team: publicMembers(people, found, open.has(entryId)) }),
    })),
    bracket,
    results: progressOf(state, division).matches.flatMap((match) => {
      const result = resultView(match);
      if (result === null) return [];
      const { number, red, blue, record } = match;
      const sides = { red: entryOn(red), blue: entryOn(blue) };
      const told = { matchId: match.match.matchId, number, ...sides, ...result };
      if (!record?.team) return [told];
      return [{ ...told, team: publicTeamMatch(people, record.team, record.entries) }];
    }),
    podium: podiumView(state, people, division),
  };
}
