import { type Connection, liveClient } from '@threecount/client';
import { useEffect, useState } from 'preact/hooks';

/** The newest snapshots of several topics by topic; topics may come and go. */
export function useTopics<T>(
  tournamentId: string,
  topics: readonly string[],
): ReadonlyMap<string, T> {
  const [snapshots, setSnapshots] = useState<ReadonlyMap<string, T>>(new Map());
  const wanted = topics.join(',');
  useEffect(() => {
    const names = wanted === '' ? [] : wanted.split(',');
    setSnapshots((known) => new Map([...known].filter(([topic]) => names.includes(topic))));
    const leave = names.map((topic) =>
      liveClient().follow(tournamentId, topic, {
        onSnapshot: (snapshot) => setSnapshots((known) => new Map(known).set(topic, snapshot as T)),
        onConnection: (_state: Connection) => undefined,
      }),
    );
    return () => {
      for (const end of leave) end();
    };
  }, [tournamentId, wanted]);
  return snapshots;
}
