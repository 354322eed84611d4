import { idsAfter, type PersonRecord, type TournamentState } from '@threecount/tournament';
import { z } from 'zod';
import { organiserActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, name, ofTournament } from '../inputs/common.ts';
import { accepted } from '../sessions/answers.ts';
import type { Command } from '../sessions/commands.ts';
import type { Work } from '../sessions/session.ts';
import { found, sessionOf } from './found.ts';
import { plainEntry, typedPerson } from './typed-person.ts';

const guest = z.object({
  givenName: z.string().trim().max(200).default(''),
  familyName: name,
  club: z.string().trim().max(200).default(''),
});

const shown = z.object({
  commandId,
  name,
  /** The division by whose column it is judged. */
  like: z.string().min(1).max(64),
  red: guest,
  blue: guest,
  matId: z.string().min(1).max(64).nullable().default(null),
});

type Shown = z.infer<typeof shown>;
type Given = Pick<TournamentState['divisions'], 'get'>;

/** A division of its own that counts for nobody, with two people and one match; red is who is named so. */
function workFor(
  state: TournamentState,
  people: Iterable<PersonRecord>,
  body: Shown,
  divisions: Given,
): Work {
  const ids = idsAfter(state);
  const divisionId = ids.division();
  const { column } = found(divisions.get(body.like), 'division');
  const known = [...people];
  const records: PersonRecord[] = [];
  const entries = (['red', 'blue'] as const).map((side, i) => {
    const { personId, records: made } = typedPerson([...known, ...records], ids, {
      ...body[side],
      born: null,
      gender: null,
    });
    records.push(...made);
    return plainEntry({ entryId: ids.entry(), personId, divisionId, seed: i + 1 });
  });
  const division = { kind: 'division', id: divisionId } as const;
  const plan = { format: 'single-elimination', thirdPlace: 'none' } as const;
  const steps: Pick<Command, 'stream' | 'action'>[] = [
    {
      stream: division,
      action: { type: 'create-division', divisionId, name: body.name, column, counts: false },
    },
    ...entries.map((entry) => ({
      stream: { kind: 'entry', id: entry.entryId } as const,
      action: { type: 'enter', entry } as const,
    })),
    { stream: division, action: { type: 'set-plan', plan } },
    { stream: division, action: { type: 'draw-division', seedText: body.name } },
    ...(body.matId === null
      ? []
      : [{ stream: division, action: { type: 'assign-division', matId: body.matId } as const }]),
  ];
  // The first one has the sender's id: by it the whole is known again.
  const commands = steps.map((step, i) => ({
    ...step,
    commandId: i === 0 ? body.commandId : `${body.commandId}/${i}`,
  }));
  return { commands, people: records };
}

/** A guest or show match by one form: all of it in one write, or nothing. */
export const showMatchRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/show-matches',
    need: 'organiser',
    params: ofTournament,
    body: shown,
    async handle({ params, body, who, device }) {
      const session = sessionOf(deps, params);
      if (session.stored(body.commandId) === null) {
        found(session.state.divisions.get(body.like), 'division');
        const sender = { actor: organiserActor(who), device };
        const make = (state: TournamentState): Work =>
          session.stored(body.commandId) === null
            ? workFor(state, session.people.values(), body, state.divisions)
            : { commands: [], people: [] };
        const done = await session.work(sender, make, 'all');
        if (done.length > 0) accepted(done);
      }
      const position = found(session.stored(body.commandId), 'command').position;
      const [envelope] = await deps.store.read(session.tournamentId, position - 1, 1);
      const divisionId = found(envelope, 'division').stream.id;
      return { divisionId, matchId: `${divisionId}-1` };
    },
  }),
];
