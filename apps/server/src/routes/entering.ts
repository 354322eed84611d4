import { entryFindings, genders } from '@threecount/rulebooks';
import {
  type Entry,
  entryNotes,
  idsAfter,
  knownPerson,
  type PersonRecord,
  type TournamentState,
} from '@threecount/tournament';
import { z } from 'zod';
import { organiserActor } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { commandId, isoDate, name, ofTournament } from '../inputs/common.ts';
import { accepted } from '../sessions/answers.ts';
import type { TournamentSession, Work } from '../sessions/session.ts';
import { found, sessionOf } from './found.ts';

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
});

type Typed = z.infer<typeof typed>;
type Ids = ReturnType<typeof idsAfter>;

const newPerson = (
  personId: string,
  { givenName, familyName, club, born, gender }: Typed,
): PersonRecord => ({
  personId,
  version: 1,
  givenName,
  familyName,
  club,
  team: '',
  country: '',
  born,
  gender,
  email: '',
  phone: '',
  externalIds: {},
  erased: false,
});

/** Who was typed in, and the version of the record that is to be stored; none where nothing is new. */
function personOf(people: Iterable<PersonRecord>, ids: Ids, body: Typed) {
  const known = knownPerson(people, body);
  if (known === null) {
    const made = newPerson(ids.person(), body);
    return { personId: made.personId, records: [made] };
  }
  const adds = known.born === null && body.born !== null;
  const records = adds ? [{ ...known, version: known.version + 1, born: body.born }] : [];
  return { personId: known.personId, records };
}

/** The entry, and its person where they are new. Sent again it is nothing new: the log knows the command. */
function workFor(state: TournamentState, people: Iterable<PersonRecord>, body: Typed): Work {
  const ids = idsAfter(state);
  const { personId, records } = personOf(people, ids, body);
  const { divisionId, seed, points, weightKg, rank } = body;
  const entryId = ids.entry();
  const entry: Entry = {
    entryId,
    personId,
    divisionId,
    seed,
    points,
    rank,
    weightKg,
    notDrawn: null,
    withdrawn: null,
    rows: [],
  };
  const stream = { kind: 'entry', id: entryId } as const;
  const command = { commandId: body.commandId, stream, action: { type: 'enter', entry } } as const;
  return { commands: [command], people: records };
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
];
