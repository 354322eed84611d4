import { drawPlan, type TournamentState, verifyDraw } from '@threecount/tournament';
import { z } from 'zod';
import { organiserActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, ofTournament, seedText } from '../inputs/common.ts';
import type { Command, Done, Sender } from '../sessions/commands.ts';
import { found, sessionOf } from './found.ts';

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
const commandFor = (body: DrawBody, divisionId: string): Command => ({
  commandId: `${body.commandId}/${divisionId}`,
  stream: { kind: 'division', id: divisionId },
  action: { type: 'draw-division', seedText: body.seedText },
});

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
    return { commands: divisions.map((divisionId) => commandFor(body, divisionId)), people: [] };
  };
  const done = await session.work(sender, make, 'each');
  const drawn: string[] = [];
  for (const one of done) {
    const divisionId = divisionOf(one);
    if (one.kind === 'accepted') drawn.push(divisionId);
    else skipped.push({ divisionId, name: nameOf(session.state, divisionId), reason: one.message });
  }
  return { drawn, skipped };
}

const wasDrawn = (session: ReturnType<typeof sessionOf>, body: DrawBody, divisionId: string) =>
  session.stored(commandFor(body, divisionId).commandId) !== null;

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
    path: '/tournaments/:t/draw-verification',
    need: 'organiser',
    params: ofTournament,
    handle: ({ params }) => verifyDraw(sessionOf(deps, params).state),
  }),
];
