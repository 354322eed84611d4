import { idsAfter, type TournamentState } from '@threecount/tournament';
import { z } from 'zod';
import { organiserActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, name, ofTeam, ofTournament } from '../inputs/common.ts';
import { latePlace } from '../inputs/late-place.ts';
import { accepted } from '../sessions/answers.ts';
import type { TournamentSession, Work } from '../sessions/session.ts';
import { commandsOf, enterTeam } from '../teams/enter-team.ts';
import { TeamPeople, typedMembers } from '../teams/members.ts';
import { teamSheetRules } from '../teams/rules.ts';
import { teamAt } from '../teams/team-at.ts';
import { found, sessionOf } from './found.ts';

const typedTeam = z.object({
  commandId,
  divisionId: z.string().min(1).max(64),
  name,
  club: z.string().trim().max(200).default(''),
  members: typedMembers.default([]),
  /** Where it comes into a bracket that is drawn. */
  place: latePlace.nullable().default(null),
});

type TypedTeam = z.infer<typeof typedTeam>;

/** Nothing is to be done where the command is known already. */
const nothing: Work = { commands: [], people: [] };

/** The team as an entry whose name stands where a person's would, and its people. */
function workFor(session: TournamentSession, state: TournamentState, body: TypedTeam): Work {
  const { divisionId, place } = body;
  const division = found(state.divisions.get(divisionId), 'division');
  const rules = found(teamSheetRules(state, division.column.column), 'division of teams');
  const { people } = session;
  const ids = idsAfter(state);
  const teamPeople = new TeamPeople(people, state, ids, division, null);
  const notDrawn = place === null ? null : 'late';
  const entering = { division, rules, people, ids, teamPeople };
  const { entryId, record, steps } = enterTeam(entering, body, notDrawn);
  const stream = { kind: 'division', id: divisionId } as const;
  const put = place === null ? [] : [{ type: 'place-late-entry', entryId, place } as const];
  const all = [...steps, ...put.map((action) => ({ stream, action }))];
  return {
    commands: commandsOf(body.commandId, all),
    people: [record, ...teamPeople.records],
  };
}

/** The team that a stored command made. */
async function teamMade(deps: Deps, session: TournamentSession, id: string) {
  const { position } = found(session.stored(id), 'command');
  const [envelope] = await deps.store.read(session.tournamentId, position - 1, 1);
  const entryId = found(envelope, 'entry').stream.id;
  return { entryId, divisionId: found(session.state.entryDivisions.get(entryId), 'entry') };
}

/** Teams by hand: entered by name and club, and the people of each. */
export const teamRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/teams',
    need: 'organiser',
    params: ofTournament,
    body: typedTeam,
    async handle({ params, body, who, device }) {
      const session = sessionOf(deps, params);
      const make = (state: TournamentState): Work =>
        session.stored(body.commandId) === null ? workFor(session, state, body) : nothing;
      const done = await session.work({ actor: organiserActor(who), device }, make, 'all');
      if (done.length > 0) accepted(done);
      return teamMade(deps, session, body.commandId);
    },
  }),
  route({
    method: 'POST',
    path: '/tournaments/:t/teams/:e/members',
    need: 'organiser',
    params: ofTeam,
    body: z.object({ commandId, members: typedMembers }),
    async handle({ params, body, who, device }) {
      const { session } = teamAt(deps, params);
      const make = (state: TournamentState): Work => {
        if (session.stored(body.commandId) !== null) return nothing;
        const { division, team, rules } = teamAt(deps, params);
        const record = session.people.get(team.entry.personId);
        const people = new TeamPeople(session.people, state, idsAfter(state), division, params.e);
        const of = { name: record?.familyName ?? '', club: record?.club ?? '' };
        const action = people.named(of, rules, body.members);
        const stream = { kind: 'entry', id: params.e } as const;
        const commands = [{ commandId: body.commandId, stream, action }];
        return { commands, people: people.records };
      };
      const done = await session.work({ actor: organiserActor(who), device }, make, 'all');
      if (done.length > 0) accepted(done);
      return teamMade(deps, session, body.commandId);
    },
  }),
];
