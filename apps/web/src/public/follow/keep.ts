/** The part of the browser's storage that we need; it may be missing or full. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const name = (tournamentId: string): string => `threecount.follow.${tournamentId}`;

/** Keys of the people whom this device follows; empty where nothing, or nothing sensible, is kept. */
export function readFollowed(shelf: Shelf | null, tournamentId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(name(tournamentId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps them; a full or forbidden storage loses only the memory, not the page. */
export function keepFollowed(
  shelf: Shelf | null,
  tournamentId: string,
  keys: readonly string[],
): void {
  try {
    shelf?.setItem(name(tournamentId), JSON.stringify(keys));
  } catch {
    // Following still works until the page is left.
  }
}

/** Adds the key, or takes it out where it was. */
export function toggleKey(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
}
