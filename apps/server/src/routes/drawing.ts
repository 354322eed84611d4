import {
  type DivisionState,
  drawPlan,
  earlyIn,
  seedsByPoints,
  separationGroups,
  type TournamentState,
  verifyDraw,
} from '@threecount/tournament';
import { z } from 'zod';
import { organiserActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, ofDivision, ofTournament, seedText } from '../inputs/common.ts';
import type { Command, Done, Sender } from '../sessions/commands.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { found, sessionOf } from './found.ts';

type People = TournamentSession['people'];

interface Skipped {
  readonly divisionId: string;
  readonly name: string;
  readonly reason: string;
}

interface DrawBody {
  readonly commandId: string;
  readonly seedText: string;
  readonly divisionId?: string;
}

/** One draw is many commands; each division's has an id of its own, made from the sender's. */
const commandIdFor = (body: DrawBody, divisionId: string): string =>
  `${body.commandId}/${divisionId}`;

/** Clubs and countries are read from the people as they are at the draw, and go into the log as groups of entries. */
const commandFor = (body: DrawBody, { divisionId, entries }: DivisionState, people: People) => {
  const apart = separationGroups(
    [...entries.values()].map(({ entry }) => entry),
    people,
  );
  return {
    commandId: commandIdFor(body, divisionId),
    stream: { kind: 'division', id: divisionId },
    action: { type: 'draw-division', seedText: body.seedText, apart },
  } as const satisfies Command;
};

/** Draws what can be drawn, in one write. Divisions that this very command drew before count as drawn. */
async function draw(deps: Deps, t: string, body: DrawBody, sender: Sender) {
  const session = sessionOf(deps, { t });
  if (body.divisionId !== undefined)
    found(session.state.divisions.get(body.divisionId), 'division');
  const skipped: Skipped[] = [];
  const make = (state: TournamentState) => {
    const plan = drawPlan(state, body.divisionId);
    const before = plan.skipped.filter(({ divisionId }) => wasDrawn(session, body, divisionId));
    for (const { code: _code, ...one } of plan.skipped) {
      if (!wasDrawn(session, body, one.divisionId)) skipped.push(one);
    }
    const divisions = [...before.map(({ divisionId }) => divisionId), ...plan.draw];
    const commands = divisions.flatMap((divisionId) => {
      const division = state.divisions.get(divisionId);
      return division === undefined ? [] : [commandFor(body, division, session.people)];
    });
    return { commands, people: [] };
  };
  const done = await session.work(sender, make, 'each');
  const drawn: string[] = [];
  for (const one of done) {
    const divisionId = divisionOf(one);
    if (one.kind === 'accepted') drawn.push(divisionId);
    else skipped.push({ divisionId, name: nameOf(session.state, divisionId), reason: one.message });
  }
  return { drawn, skipped, meetings: firstMeetings(session.state, drawn) };
}

/** Drawn divisions in which members of one club meet in the first round, or in a pool, and how many at least must. */
const firstMeetings = (state: TournamentState, drawn: readonly string[]) =>
  drawn.flatMap((divisionId) => {
    const division = state.divisions.get(divisionId);
    const [first] = division === undefined ? [] : (earlyIn(division) ?? []);
    if (division === undefined || first === undefined || first.clubPairs === 0) return [];
    const { clubPairs, clubBound } = first;
    return [{ divisionId, name: division.name, clubPairs, clubBound }];
  });

const wasDrawn = (session: ReturnType<typeof sessionOf>, body: DrawBody, divisionId: string) =>
  session.stored(commandIdFor(body, divisionId)) !== null;

const divisionOf = ({ commandId: id }: Done): string => id.slice(id.lastIndexOf('/') + 1);

const nameOf = (state: TournamentState, divisionId: string): string =>
  state.divisions.get(divisionId)?.name ?? divisionId;

/** The draw, and whether it is the one of its seed texts. */
export const drawingRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/draw',
    need: 'organiser',
    params: ofTournament,
    body: z.object({ commandId, seedText, divisionId: z.string().max(64).exactOptional() }),
    handle: ({ params, body, who, device }) =>
      draw(deps, params.t, body, { actor: organiserActor(who), device }),
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/divisions/:d/seeds-by-points',
    need: 'organiser',
    params: ofDivision,
    query: z.object({ seedText, count: z.coerce.number().int().min(1).max(10_000) }),
    handle({ params, query }) {
      const { state } = sessionOf(deps, params);
      const division = found(state.divisions.get(params.d), 'division');
      const entries = [...division.entries.values()].map(({ entry }) => entry);
      return seedsByPoints(params.d, query.seedText, entries, query.count);
    },
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/draw-verification',
    need: 'organiser',
    params: ofTournament,
    handle: ({ params }) => verifyDraw(sessionOf(deps, params).state),
  }),
];
