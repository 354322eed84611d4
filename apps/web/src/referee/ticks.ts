/** Where ticks are kept: this device alone. */
export interface TickStore {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const keyOf = (tournamentId: string, divisionId: string) =>
  `threecount.ticks.${tournamentId}.${divisionId}`;

/** The items that are ticked; none where nothing can be kept. */
export function readTicks(store: TickStore, tournamentId: string, divisionId: string): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(tournamentId, divisionId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps them; where the device refuses, they last as long as the page. */
export function keepTicks(
  store: TickStore,
  tournamentId: string,
  divisionId: string,
  ticks: readonly string[],
): void {
  try {
    store.setItem(keyOf(tournamentId, divisionId), JSON.stringify(ticks));
  } catch {
    // Private windows keep nothing.
  }
}
