import { idsAfter, type TournamentState } from '@threecount/tournament';
import { z } from 'zod';
import { organiserActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { csvCells } from '../importing/csv-cells.ts';
import { fileKind } from '../importing/file-kind.ts';
import { commandId, ofDivision } from '../inputs/common.ts';
import { accepted } from '../sessions/answers.ts';
import type { TournamentSession, Work } from '../sessions/session.ts';
import { commandsOf, type Entering, enterTeam } from '../teams/enter-team.ts';
import { TeamPeople } from '../teams/members.ts';
import { type ListedTeam, type ListProblem, readTeams } from '../teams/read-teams.ts';
import { teamSheetRules } from '../teams/rules.ts';
import { found, sessionOf } from './found.ts';

/** Largest list, in characters of base64. */
const most = 1_400_000;

const listBody = z.object({
  commandId,
  /** Base64. */
  content: z.base64().max(most),
  /** Nothing is stored: only what would come of it is told. */
  dryRun: z.boolean().default(false),
});

interface Planned {
  readonly work: Work;
  readonly teams: readonly ListedTeam[];
  readonly problems: readonly ListProblem[];
}

/** The row of a list that a refusal of a team is about. */
function rowOf(error: ApiError, { rows }: ListedTeam): number {
  const at = /^body\.members\.(\d+)\./u.exec(error.place ?? '')?.[1];
  return rows[Number(at ?? 0)] ?? 0;
}

function messageOf({ message, valid }: ApiError): string {
  return valid === undefined ? message : `${message} Valid: ${valid.join(', ')}.`;
}

/** What a list comes to in a division: all of its teams, and what keeps them from being entered. */
function planList(
  session: TournamentSession,
  state: TournamentState,
  divisionId: string,
  body: z.output<typeof listBody>,
): Planned {
  const division = found(state.divisions.get(divisionId), 'division');
  const rules = found(teamSheetRules(state, division.column.column), 'division of teams');
  const bytes = Buffer.from(body.content, 'base64');
  const kind = fileKind(bytes);
  if (kind.kind !== 'text') {
    const message = kind.kind === 'other' ? kind.message : 'Save it as CSV and bring that in.';
    throw new ApiError(400, 'list-unusable', message);
  }
  const { teams, problems: unread } = readTeams(csvCells(bytes), rules);
  const { people } = session;
  const ids = idsAfter(state);
  const teamPeople = new TeamPeople(people, state, ids, division, null);
  const entering: Entering = { division, rules, people, ids, teamPeople };
  const problems = [...unread];
  const made = teams.flatMap((team) => {
    try {
      return [enterTeam(entering, team, null)];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const row = rowOf(error, team);
      if (!problems.some((one) => one.row === row))
        problems.push({ row, message: messageOf(error) });
      return [];
    }
  });
  const steps = made.flatMap((one) => one.steps);
  const records = made.map(({ record }) => record);
  const work = {
    commands: commandsOf(body.commandId, steps),
    people: [...records, ...teamPeople.records],
  };
  return { work, teams, problems: problems.toSorted((a, b) => a.row - b.row) };
}

/** Teams from a list, one row a person: all of them in one write, or none. */
export const teamsListRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/divisions/:d/teams-list',
    need: 'organiser',
    params: ofDivision,
    body: listBody,
    maxBytes: most + 64 * 1024,
    async handle({ params, body, who, device }) {
      const session = sessionOf(deps, params);
      const told = (
        { teams, problems }: Pick<Planned, 'teams' | 'problems'>,
        entered: boolean,
      ) => ({
        entered,
        teams: teams.map(({ name, club, members }) => ({ name, club, people: members.length })),
        problems,
      });
      if (body.dryRun) return told(planList(session, session.state, params.d, body), false);
      let planned: Pick<Planned, 'teams' | 'problems'> = { teams: [], problems: [] };
      const make = (state: TournamentState): Work => {
        if (session.stored(body.commandId) !== null) return { commands: [], people: [] };
        const plan = planList(session, state, params.d, body);
        const [problem] = plan.problems;
        if (problem !== undefined) {
          throw new ApiError(400, 'list-unusable', `Row ${problem.row}: ${problem.message}`);
        }
        planned = plan;
        return plan.work;
      };
      const done = await session.work({ actor: organiserActor(who), device }, make, 'all');
      if (done.length > 0) accepted(done);
      return told(planned, true);
    },
  }),
];
