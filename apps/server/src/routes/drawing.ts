import { type DivisionState, drawObstacle, type TournamentState } from '@threecount/tournament';
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

function chosen(state: TournamentState, divisionId: string | undefined): readonly DivisionState[] {
  if (divisionId === undefined) return [...state.divisions.values()];
  return [found(state.divisions.get(divisionId), 'division')];
}

/** Draws what can be drawn, in one write. Divisions that this very command drew before count as drawn. */
async function draw(deps: Deps, t: string, body: DrawBody, sender: Sender) {
  const session = sessionOf(deps, { t });
  const skipped: Skipped[] = [];
  const make = (state: TournamentState) => {
    const commands: Command[] = [];
    for (const division of chosen(state, body.divisionId)) {
      const { divisionId, name } = division;
      const command = commandFor(body, divisionId);
      const obstacle = drawObstacle(division);
      if (obstacle === null || session.stored(command.commandId) !== null) commands.push(command);
      else skipped.push({ divisionId, name, reason: obstacle.message });
    }
    return { commands, people: [] };
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

const divisionOf = ({ commandId: id }: Done): string => id.slice(id.lastIndexOf('/') + 1);

const nameOf = (state: TournamentState, divisionId: string): string =>
  state.divisions.get(divisionId)?.name ?? divisionId;

/** The draw. */
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
];
