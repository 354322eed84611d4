import { compareIds } from '../order.ts';
import type { Apart, Entry, EntryId, PersonId, PersonRecord } from '../types/entities.ts';
import { clubKey, countryKey } from './club-key.ts';

type Groups = readonly (readonly EntryId[])[];

/**
 * Who is to be kept apart: entries whose people name one club, and one country. Who names none is in
 * no group.
 */
export function separationGroups(
  entries: readonly Pick<Entry, 'entryId' | 'personId'>[],
  people: ReadonlyMap<PersonId, Pick<PersonRecord, 'club' | 'country'>>,
): Apart {
  const groupsBy = (what: 'club' | 'country', keyOf: (name: string) => string): Groups => {
    const groups = new Map<string, EntryId[]>();
    for (const { entryId, personId } of entries) {
      const key = keyOf(people.get(personId)?.[what] ?? '');
      if (key === '') continue;
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push(entryId);
    }
    return inOrder([...groups.values()]);
  };
  return { club: groupsBy('club', clubKey), country: groupsBy('country', countryKey) };
}

/** Only those who are in a draw, in groups of two or more, in an order that does not depend on how they came. */
export function apartIn(apart: Apart, drawn: ReadonlySet<EntryId>): Apart {
  const within = (groups: Groups): Groups =>
    inOrder(groups.map((members) => members.filter((entryId) => drawn.has(entryId))));
  return { club: within(apart.club), country: within(apart.country) };
}

function inOrder(groups: Groups): Groups {
  const sorted = groups
    .filter((members) => members.length > 1)
    .map((members) => members.toSorted(compareIds));
  return sorted.sort((a, b) => compareIds(a[0] ?? '', b[0] ?? ''));
}

/** An id that is no entry here, or stands in two groups of one kind; null where there is none. */
export function strangerIn(
  apart: Apart | undefined,
  entries: { has(entryId: EntryId): boolean },
): EntryId | null {
  for (const groups of [apart?.club ?? [], apart?.country ?? []]) {
    const seen = new Set<EntryId>();
    for (const entryId of groups.flat()) {
      if (!entries.has(entryId) || seen.has(entryId)) return entryId;
      seen.add(entryId);
    }
  }
  return null;
}
