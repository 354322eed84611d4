import { bodyKg, checkTeam, type TeamFinding, tellFinding } from '@threecount/match';
import {
  type DivisionState,
  type idsAfter,
  nameKey,
  type PersonRecord,
  splitName,
  type TeamMemberEntry,
  type TeamSheetRules,
  type TournamentAction,
  type TournamentState,
} from '@threecount/tournament';
import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import { typedPerson } from '../routes/typed-person.ts';

/** Somebody of a team as typed in: one of the tournament's people by id, or by name. */
export const typedMember = z.object({
  personId: z.string().min(1).max(64).nullable().default(null),
  name: z.string().trim().max(200).default(''),
  /** Where it is another one than the team's. */
  club: z.string().trim().max(200).default(''),
  /** Somebody else than the one of this name who is here already. */
  namesake: z.boolean().default(false),
  rank: z.string().trim().max(64).default(''),
  /** Kilograms, as declared. */
  weightKg: z.number().nullable().default(null),
  /** Takes the place of somebody who is hurt. */
  substitute: z.boolean().default(false),
});

export const typedMembers = z.array(typedMember).max(100);

export type TypedMember = z.infer<typeof typedMember>;
type NamedMember = Pick<TeamMemberEntry, 'personId' | 'rank' | 'weightKg'>;
type NameTeam = Extract<TournamentAction, { type: 'name-team' }>;

/** What of a member each fault of an entry is about. */
const fieldOf: Partial<Record<TeamFinding['code'], keyof TypedMember>> = {
  'same-person': 'name',
  'rank-unknown': 'rank',
  'rank-not-in-table': 'rank',
  'weight-impossible': 'weightKg',
};

/** A refusal at one field of one member. */
function no(code: string, at: number, field: keyof TypedMember, message: string, valid?: string[]) {
  const place = `body.members.${at}.${field}`;
  return new ApiError(409, code, message, valid === undefined ? { place } : { place, valid });
}

const fullName = ({ givenName, familyName }: PersonRecord): string =>
  `${givenName} ${familyName}`.trim();

/** The people of the teams of one division, as one write finds or makes them. */
export class TeamPeople {
  /** New people, to be stored with the write. */
  readonly records: PersonRecord[] = [];
  readonly #people: Map<string, PersonRecord>;
  readonly #ids: ReturnType<typeof idsAfter>;
  readonly #barred: TournamentState['barred'];
  /** A team has a record as a person has one, and stands in no team. */
  readonly #teamRecords = new Set<string>();
  /** The team by each person who stands in one. */
  readonly #teams = new Map<string, string>();

  /** @param but the entry of a team that is named anew: who stands in it is free for it */
  constructor(
    people: ReadonlyMap<string, PersonRecord>,
    { barred }: Pick<TournamentState, 'barred'>,
    ids: ReturnType<typeof idsAfter>,
    division: DivisionState,
    but: string | null,
  ) {
    this.#people = new Map(people);
    this.#ids = ids;
    this.#barred = barred;
    for (const [entryId, { entry, lineUp, leftAt }] of division.entries) {
      this.#teamRecords.add(entry.personId);
      if (entryId === but || leftAt !== null) continue;
      const record = people.get(entry.personId);
      const team = record === undefined ? entryId : fullName(record);
      const all = [...(lineUp?.members ?? []), ...(lineUp?.substitutes ?? [])];
      for (const { personId } of all) this.#teams.set(personId, team);
    }
  }

  /**
   * What names the people of one team.
   * @throws ApiError 409 at the field that cannot be: a person twice or in another team, a belt that the event does not
   * have, a weight that nobody has
   */
  named(
    team: { readonly name: string; readonly club: string },
    rules: TeamSheetRules,
    typed: readonly TypedMember[],
  ): NameTeam {
    const here = new Set<string>();
    const members = typed.map((one, at): NamedMember => {
      const personId = this.#personOf(one, team.club, at, here);
      here.add(personId);
      return { personId, rank: one.rank, weightKg: one.weightKg };
    });
    this.#refuseWrong(rules, members);
    for (const { personId } of members) this.#teams.set(personId, team.name);
    const substitutes = members.filter((_, at) => typed[at]?.substitute === true);
    return {
      type: 'name-team',
      members: members.filter((one) => !substitutes.includes(one)),
      ...(substitutes.length === 0 ? {} : { substitutes }),
    };
  }

  #personOf(one: TypedMember, club: string, at: number, here: ReadonlySet<string>): string {
    const known = one.personId === null ? null : this.#people.get(one.personId);
    const isTeam = known !== undefined && known !== null && this.#teamRecords.has(known.personId);
    if (known === undefined || known?.erased === true || isTeam) {
      throw no(
        'unknown-person',
        at,
        'name',
        isTeam ? 'This is a team, and no person.' : 'This person is no longer in the tournament.',
      );
    }
    const personId = known?.personId ?? this.#byName(one, club, at);
    if (this.#barred.has(personId)) {
      const name = this.#nameOf(personId);
      throw no('barred', at, 'name', `${name} may not compete again in this tournament.`);
    }
    const team = this.#teams.get(personId);
    if (team === undefined || here.has(personId)) return personId;
    const name = this.#nameOf(personId);
    throw no('in-another-team', at, 'name', `${name} stands in the team ${team} already.`);
  }

  #byName(one: TypedMember, teamClub: string, at: number): string {
    const { givenName, familyName } = splitName(one.name.replaceAll(/\s+/g, ' '), false);
    if (one.name === '') throw no('no-name', at, 'name', 'Give a name.');
    const club = one.club === '' ? teamClub : one.club;
    const wanted = { givenName, familyName, club, born: null, gender: null };
    const key = nameKey(wanted);
    const sameName = [...this.#people.values()].filter((each) => nameKey(each) === key);
    const { personId, records } = typedPerson(one.namesake ? [] : sameName, this.#ids, wanted);
    // Of another club, and so perhaps somebody else: only who types can tell.
    const other = sameName.find((each) => this.#teams.has(each.personId));
    if (records.length > 0 && other !== undefined && !one.namesake) {
      const team = this.#teams.get(other.personId) ?? '';
      const message = `Somebody of this name stands in the team ${team} already. Say so if this is somebody else.`;
      throw no('same-name', at, 'name', message);
    }
    for (const record of records) {
      this.records.push(record);
      this.#people.set(record.personId, record);
    }
    return personId;
  }

  #refuseWrong(rules: TeamSheetRules, members: readonly NamedMember[]): void {
    const list = members.map(({ personId, rank, weightKg }) => ({
      id: personId,
      name: this.#nameOf(personId),
      rank: rank === '' ? null : rank,
      weightKg,
    }));
    for (const finding of checkTeam(rules, { name: '', members: list }).findings) {
      const field = fieldOf[finding.code];
      if (field === undefined) continue;
      const at = finding.code === 'same-person' ? finding.places.at(-1) : placeOf(finding);
      const { message, valid } = wordsOf(finding);
      throw no(finding.code, at ?? 0, field, message, valid);
    }
  }

  #nameOf(personId: string): string {
    const record = this.#people.get(personId);
    return record === undefined ? personId : fullName(record);
  }
}

const placeOf = (finding: TeamFinding): number => ('place' in finding ? finding.place : 0);

/** What is wrong at a field, and what could stand there; the place says whose it is. */
function wordsOf(finding: TeamFinding): { readonly message: string; readonly valid?: string[] } {
  switch (finding.code) {
    case 'same-person':
      return { message: `${finding.name} stands in this team twice.` };
    case 'rank-unknown':
      return { message: `“${finding.rank}” is no belt of this event.`, valid: [...finding.valid] };
    case 'rank-not-in-table':
      return { message: `The handicap table of this event has no belt “${finding.rank}”.` };
    case 'weight-impossible': {
      const valid = [`${bodyKg.from} to ${bodyKg.to} kg`];
      return { message: `${finding.kg} kg is no weight of a person.`, valid };
    }
    default:
      return { message: tellFinding(finding) };
  }
}
