import { compareIds } from '../order.ts';
import { progressOf } from '../progress/memo.ts';
import { entryOn } from '../progress/types.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { PublicDivision, PublicExport } from '../types/views.ts';
import { divisionsInOrder, podiumView } from './division.ts';
import { resultView } from './match-card.ts';
import { competitorView, type People } from './people.ts';

/** Everything that everybody may have of a tournament, in one value. Names stand as on public pages. */
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
  const ids = [...division.entries.keys()].sort(compareIds);
  return {
    divisionId,
    name,
    entries: ids.map((entryId) => {
      const entry = division.entries.get(entryId)?.entry;
      return {
        ...competitorView(people, division, entryId),
        points: entry?.points ?? null,
        notDrawn: entry?.notDrawn ?? null,
        withdrawn: entry?.withdrawn != null,
      };
    }),
    bracket,
    results: progressOf(state, division).matches.flatMap((match) => {
      const result = resultView(match);
      if (result === null) return [];
      const { number, red, blue } = match;
      const sides = { red: entryOn(red), blue: entryOn(blue) };
      return [{ matchId: match.match.matchId, number, ...sides, ...result }];
    }),
    podium: podiumView(state, people, division),
  };
}
