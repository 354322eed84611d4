import { entryFindings, genders } from '@threecount/rulebooks';
import {
  entryMeasures,
  entryNotes,
  idsAfter,
  type PersonRecord,
  type TournamentState,
} from '@threecount/tournament';
import { z } from 'zod';
import { organiserActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, isoDate, name, ofTournament } from '../inputs/common.ts';
import { latePlace } from '../inputs/late-place.ts';
import { accepted } from '../sessions/answers.ts';
import type { Command } from '../sessions/commands.ts';
import type { TournamentSession, Work } from '../sessions/session.ts';
import { found, sessionOf } from './found.ts';
import { plainEntry, typedPerson } from './typed-person.ts';

const typed = z.object({
  commandId,
  divisionId: z.string().min(1).max(64),
  givenName: z.string().trim().max(200).default(''),
  familyName: name,
  club: z.string().trim().max(200).default(''),
  born: isoDate.nullable().default(null),
  seed: z.int().min(1).max(10_000).nullable().default(null),
  /** Of a ranking. */
  points: z.number().min(0).max(1_000_000_000).nullable().default(null),
  /** Kilograms. */
  weightKg: z.number().min(10).max(300).nullable().default(null),
  gender: z.enum(genders).nullable().default(null),
  /** Belt or level, in the words of a list. */
  rank: z.string().trim().max(200).default(''),
  /** Whole months of training. */
  months: z.int().min(0).max(1_200).nullable().default(null),
  /** Where they come into a bracket that is drawn. */
  place: latePlace.nullable().default(null),
});

type Typed = z.infer<typeof typed>;

/** The entry, and its person where they are new. Sent again it is nothing new: the log knows the command. */
function workFor(state: TournamentState, people: Iterable<PersonRecord>, body: Typed): Work {
  const ids = idsAfter(state);
  const { personId, records } = typedPerson(people, ids, body);
  const { commandId: id, divisionId, seed, points, weightKg, rank, place } = body;
  const entryId = ids.entry();
  const notDrawn = place === null ? null : 'late';
  const made = { entryId, personId, divisionId, seed, points, rank, weightKg, notDrawn } as const;
  const enter: Command = {
    commandId: id,
    stream: { kind: 'entry', id: entryId },
    action: { type: 'enter', entry: plainEntry(made) },
  };
  if (place === null) return { commands: [enter], people: records };
  const put: Command = {
    commandId: `${id}/place`,
    stream: { kind: 'division', id: divisionId },
    action: { type: 'place-late-entry', entryId, place },
  };
  return { commands: [enter, put], people: records };
}

/** The entry that a stored command made. */
async function entryAt(deps: Deps, session: TournamentSession, position: number) {
  const [envelope] = await deps.store.read(session.tournamentId, position - 1, 1);
  const entryId = found(envelope, 'entry').stream.id;
  const divisionId = found(session.state.entryDivisions.get(entryId), 'entry');
  const held = session.state.divisions.get(divisionId)?.entries.get(entryId);
  return { entryId, divisionId, personId: found(held, 'entry').entry.personId };
}

/** What speaks against the entry, by the division's name and by the book; a known person's birth date and gender count. */
function notesFor(
  { state, people }: TournamentSession,
  { entryId, personId }: { readonly entryId: string; readonly personId: string },
  body: Typed,
  now: number,
): readonly string[] {
  const book = state.books.get(state.rulebook?.hash ?? '');
  const division = state.divisions.get(body.divisionId);
  const entry = division?.entries.get(entryId)?.entry;
  if (book === undefined || division === undefined || entry === undefined) return [];
  const person = people.get(personId);
  const entering = {
    born: person?.born ?? null,
    gender: person?.gender ?? body.gender,
    belt: entry.rank,
    months: body.months,
    weightKg: entry.weightKg,
  };
  const day = state.date ?? new Date(now).toISOString().slice(0, 10);
  return entryNotes(division, entering, day, (column, entrant) =>
    entryFindings(book, column, entrant),
  );
}

/** One entry by hand: somebody who comes late, or walks in. */
export const enteringRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'POST',
    path: '/tournaments/:t/entries',
    need: 'organiser',
    params: ofTournament,
    body: typed,
    async handle({ params, body, who, device }) {
      const session = sessionOf(deps, params);
      found(session.state.divisions.get(body.divisionId), 'division');
      const sender = { actor: organiserActor(who), device };
      const make = (state: TournamentState) => workFor(state, session.people.values(), body);
      const { position } = accepted(await session.work(sender, make, 'all'));
      const made = await entryAt(deps, session, position);
      return { ...made, notes: notesFor(session, made, body, deps.now()) };
    },
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/entry-measures',
    need: 'organiser',
    params: ofTournament,
    handle: ({ params }) => entryMeasures(sessionOf(deps, params).state, deps.now()),
  }),
];
