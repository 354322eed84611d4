import type { TournamentStore } from '../types.ts';

export interface OpenedStore {
  readonly store: TournamentStore;
  /** Frees whatever the store holds. */
  readonly close: () => Promise<void>;
}

export type MakeStore = () => Promise<OpenedStore>;

/** Runs a test against a store of its own. */
export function withStore(
  make: MakeStore,
  run: (store: TournamentStore) => Promise<void>,
): () => Promise<void> {
  return async () => {
    const { store, close } = await make();
    try {
      await run(store);
    } finally {
      await close();
    }
  };
}
