import { belts } from '@threecount/rulebooks';
import { clubKey } from '../draw/club-key.ts';
import { beltOf } from '../engine/book.ts';
import { readDivision } from '../importing/division-text.ts';
import type { ClubKind, ClubRules } from '../types/clubs.ts';
import type { Entry, PersonId, PersonRecord } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { ClubMedal } from './club-rank.ts';
import { podiumOf } from './podium.ts';

type People = ReadonlyMap<PersonId, PersonRecord>;

/** Under which name somebody's medals are added up; empty: none. */
export function clubNameOf(person: PersonRecord | undefined, by: ClubKind): string {
  return person?.[by].trim() ?? '';
}

/**
 * The medals of a division for its clubs. None: it is not over, counts for nobody, or had a single entry where such
 * ones do not count. Who may not compete again in the tournament gives nothing, in no division.
 */
export function clubMedals(
  state: TournamentState,
  people: People,
  division: DivisionState,
  rules: ClubRules,
): ClubMedal[] {
  const { bracket } = division;
  if (!division.counts || bracket === null) return [];
  if (bracket.order.length === 1 && !rules.aloneCounts) return [];
  const podium = podiumOf(state, division);
  if (podium.kind !== 'places') return [];
  const weight = classOf(division);
  return podium.places.flatMap(({ place, entryId }) => {
    const entry = division.entries.get(entryId)?.entry;
    if (entry === undefined || state.barred.has(entry.personId)) return [];
    const club = clubKey(clubNameOf(people.get(entry.personId), rules.by));
    return club === '' ? [] : [{ club, place, belt: beltRank(division, entry), weight }];
  });
}

function beltRank({ column }: DivisionState, entry: Entry): number {
  const belt = beltOf(entry.rank) ?? beltOf(column.column.rank ?? '');
  return (belts as readonly (string | null)[]).indexOf(belt);
}

/** Above every limit that a class has. */
const noLimit = 1_000;
const kept = new WeakMap<
  DivisionState['column'],
  { readonly name: string; readonly weight: number }
>();

/** How heavy the class of a division is, by the limit in its name; one without a limit is above the others. */
function classOf({ name, column }: DivisionState): number {
  const found = kept.get(column);
  if (found?.name === name) return found.weight;
  const weight = column.column.absolute === true ? 2 * noLimit : limitIn(name);
  kept.set(column, { name, weight });
  return weight;
}

function limitIn(name: string): number {
  const { weight, absolute } = readDivision(name);
  if (absolute) return 2 * noLimit;
  if (weight === null) return -1;
  return weight.upTo ?? noLimit + (weight.over ?? 0);
}
