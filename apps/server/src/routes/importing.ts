import { findEdition, type ImportPlan, type ImportPreview } from '@threecount/tournament';
import { z } from 'zod';
import { organiserActor } from '../auth/identity.ts';
import { bookIds } from '../books.ts';
import type { Deps } from '../deps.ts';
import { commandsOf } from '../entry-lists/commands-of.ts';
import { type KnownList, knownList } from '../entry-lists/known-list.ts';
import { holdsFor, type Into, planFor } from '../entry-lists/plan-for.ts';
import { ApiError } from '../http/api-error.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, isoDate, name, ofTournament } from '../inputs/common.ts';
import { accepted } from '../sessions/answers.ts';
import type { Sender } from '../sessions/commands.ts';
import { Remembered } from '../sessions/remembered.ts';
import type { TournamentSession } from '../sessions/session.ts';
import { sessionOf } from './found.ts';

/** Largest list in bytes, and what it comes to in base64 within JSON. */
const maxFile = 48 * 1024 * 1024;
const maxBytes = Math.ceil(maxFile / 3) * 4 + 64 * 1024;

const listBody = z.object({
  fileName: z.string().min(1).max(300),
  content: z.base64().max(maxBytes),
  mapping: z.record(z.string().max(500), z.string().max(100)).exactOptional(),
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']).exactOptional(),
});

function intoSession({ state, people }: TournamentSession): Into {
  const book = state.books.get(state.rulebook?.hash ?? '');
  if (book === undefined) throw new Error(`${state.tournamentId} has no rulebook`);
  return { state, people, book, date: state.date };
}

/** Refuses a list that cannot be taken at all; the first problem is the sentence. @throws ApiError 400 */
function mustBeTakeable({ preview }: ImportPlan): void {
  const [problem] = preview.problems;
  if (problem !== undefined) {
    const { name: place } = preview.file;
    throw new ApiError(400, 'list-unusable', `"${place}": ${problem}`, { place });
  }
}

/**
 * Imports into a tournament that is there: whole, or not at all. It is planned before its turn comes, so that tables
 * go on meanwhile, and anew only if entries or draws changed until then.
 */
async function importInto(
  deps: Deps,
  session: TournamentSession,
  list: KnownList,
  id: string,
  sender: Sender,
): Promise<ImportPreview> {
  const early = intoSession(session);
  let plan = await planFor(list, early, deps.now());
  const make = async () => {
    const into = intoSession(session);
    if (!holdsFor(early, into)) plan = await planFor(list, into, deps.now());
    mustBeTakeable(plan);
    return { commands: commandsOf(plan, list, session.tournamentId, id), people: plan.people };
  };
  const done = await session.work(sender, make, 'all');
  if (done.length > 0) accepted(done);
  return plan.preview;
}

const intoOne = (deps: Deps, done: Remembered): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/import-preview',
    need: 'organiser',
    maxBytes,
    params: ofTournament,
    body: listBody,
    async handle({ params, body }) {
      const session = sessionOf(deps, params);
      const list = await knownList(deps.store, body);
      const plan = await planFor(list, intoSession(session), deps.now());
      return plan.preview;
    },
  }),
  route({
    method: 'POST',
    path: '/tournaments/:t/import',
    need: 'organiser',
    maxBytes,
    params: ofTournament,
    body: listBody.extend({ commandId }),
    async handle({ params, body, who, device }) {
      const session = sessionOf(deps, params);
      const sender = { actor: organiserActor(who), device };
      return done.once(`${params.t} ${body.commandId}`, async () => {
        const list = await knownList(deps.store, body);
        const preview = await importInto(deps, session, list, body.commandId, sender);
        await keepMapping(deps, list, preview);
        return preview;
      });
    },
  }),
];

async function keepMapping(deps: Deps, list: KnownList, preview: ImportPreview): Promise<void> {
  await deps.store.saveImportMapping(list.signature, preview.mapping);
}

const intoNew = (deps: Deps, done: Remembered): Route =>
  route({
    method: 'POST',
    path: '/imports',
    need: 'organiser',
    maxBytes,
    body: listBody.extend({
      commandId,
      name: name.exactOptional(),
      date: isoDate.nullable().default(null),
      rulebook: z.string().max(64).default('five'),
      dryRun: z.boolean().default(false),
    }),
    handle: ({ body, who, device }) =>
      done.once(`new ${body.commandId} ${body.dryRun}`, async () => {
        const edition = findEdition(body.rulebook);
        if (edition === null) throw noSuchBook(body.rulebook);
        const list = await knownList(deps.store, body);
        const into = { ...deps.tournaments.nothing, book: edition.content, date: body.date };
        const plan = await planFor(list, into, deps.now());
        if (body.dryRun) return { tournamentId: null, preview: plan.preview };
        mustBeTakeable(plan);
        const { commandId: id, date, rulebook } = body;
        const made = await deps.tournaments.create(
          { actor: organiserActor(who), device },
          { commandId: id, name: body.name ?? nameOf(body.fileName), date, rulebook },
          (tournamentId) => {
            return { commands: commandsOf(plan, list, tournamentId, id), people: plan.people };
          },
        );
        if (!made.ok) throw new ApiError(409, made.code, made.message);
        await keepMapping(deps, list, plan.preview);
        return { tournamentId: made.session.tournamentId, preview: plan.preview };
      }),
  });

/** A tournament that nobody named is called after the file. */
function nameOf(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? fileName;
  const words = base
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return words === '' ? fileName : words;
}

function noSuchBook(id: string): ApiError {
  const more = { place: 'body.rulebook', valid: bookIds };
  return new ApiError(400, 'unknown-rulebook', `There is no rulebook "${id}".`, more);
}

/** Entry lists: looked at, and imported into a tournament or into a new one. */
export function importingRoutes(deps: Deps): readonly Route[] {
  const done = new Remembered();
  return [...intoOne(deps, done), intoNew(deps, done)];
}
