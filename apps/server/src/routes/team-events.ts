import type { DivisionColumn } from '@threecount/rulebooks';
import type { TeamEventView, TournamentState } from '@threecount/tournament';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { ofTournament } from '../inputs/common.ts';
import { teamSheetRules } from '../teams/rules.ts';
import { sessionOf } from './found.ts';

interface Held extends TeamEventView {
  readonly divisions: TeamEventView['divisions'][number][];
}

/** The events of the divisions, those alike as one; then those of the book that no division has. */
function teamEvents(state: TournamentState): readonly TeamEventView[] {
  const held = new Map<string, Held>();
  const add = (column: DivisionColumn): Held | null => {
    const { event = '', discipline } = column;
    const rules = teamSheetRules(state, column);
    if (rules === null) return null;
    const key = JSON.stringify([event, discipline, rules.rank, rules.allowedRanks]);
    const known = held.get(key) ?? { event, discipline, rules, divisions: [] };
    held.set(key, known);
    return known;
  };
  for (const { divisionId, name, column, ordersCloseAt } of state.divisions.values()) {
    add(column.column)?.divisions.push({ divisionId, name, ordersCloseAt });
  }
  const book = state.books.get(state.rulebook?.hash ?? '');
  const [discipline = ''] = book?.divisions.disciplines ?? [];
  for (const { event } of book?.match.team?.composition ?? []) {
    if (![...held.values()].some((each) => each.event === event)) add({ discipline, event });
  }
  return [...held.values()];
}

/** What teams are put together by, for everybody: coaches reckon with it on their own devices. */
export const teamEventRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/team-events',
    need: 'viewer',
    params: ofTournament,
    handle: ({ params }) => teamEvents(sessionOf(deps, params).state),
  }),
];
