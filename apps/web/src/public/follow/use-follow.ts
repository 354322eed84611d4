import type { EntryView } from '@threecount/tournament';
import { useMemo, useState } from 'preact/hooks';
import { keepFollowed, readFollowed, type Shelf, toggleKey } from './keep.ts';
import { type Person, peopleOf } from './people.ts';

/** Whom this device follows, and how to change it. */
export interface Follow {
  readonly people: readonly Person[];
  readonly followed: readonly Person[];
  readonly marked: ReadonlySet<string>;
  readonly isFollowed: (person: Person) => boolean;
  readonly toggle: (person: Person) => void;
}

function shelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export function useFollow(tournamentId: string, entries: readonly EntryView[] | null): Follow {
  const [keys, setKeys] = useState(() => readFollowed(shelf(), tournamentId));
  const people = useMemo(() => peopleOf(entries ?? []), [entries]);
  const followed = useMemo(
    () =>
      keys.flatMap((key) => {
        const person = people.find((each) => each.key === key);
        return person === undefined ? [] : [person];
      }),
    [people, keys],
  );
  const marked = useMemo(
    () => new Set(followed.flatMap((person) => person.entries.map((entry) => entry.entryId))),
    [followed],
  );
  return {
    people,
    followed,
    marked,
    isFollowed: (person) => keys.includes(person.key),
    toggle: (person) => {
      const next = toggleKey(keys, person.key);
      keepFollowed(shelf(), tournamentId, next);
      setKeys(next);
    },
  };
}
