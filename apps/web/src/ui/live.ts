import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { type Connection, liveClient } from '@threecount/client';

export interface Live<T> {
  /** The newest snapshot; null until the first came. */
  readonly snapshot: ReadonlySignal<T | null>;
  /** Whether what is shown is fresh. Show it whenever it is not `connected`. */
  readonly connection: ReadonlySignal<Connection>;
}

/**
 * Follows one topic of a tournament (`tournament`, `mats`, `divisions`, `division:<id>`, `teams:<division>`, `scoreboard:<mat>`, `table:<mat>`).
 * All pages of one browser share one connection. Each snapshot is whole.
 */
export function useTopic<T>(tournamentId: string, topic: string): Live<T> {
  const snapshot = useSignal<T | null>(null);
  const connection = useSignal<Connection>('connecting');
  const wanted = useSignal(`${tournamentId} ${topic}`);
  wanted.value = `${tournamentId} ${topic}`;
  useSignalEffect(() => {
    const [tournament = '', name = ''] = wanted.value.split(' ');
    snapshot.value = null;
    return liveClient().follow(tournament, name, {
      onSnapshot: (value) => {
        snapshot.value = value as T;
      },
      onConnection: (state) => {
        connection.value = state;
      },
    });
  });
  return { snapshot, connection };
}
