import type { Connection } from '@threecount/client';
import { useEffect, useState } from 'preact/hooks';
import { ageOf } from './time.ts';
import { t } from './words.ts';

/** Whether what is shown is current: the connection, and how old the newest snapshot is when it is gone. */
export function Freshness({
  connection,
  snapshot,
}: {
  readonly connection: Connection;
  readonly snapshot: unknown;
}) {
  const [seen, setSeen] = useState(() => Date.now());
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new snapshot is news
  useEffect(() => {
    setSeen(Date.now());
    setNow(Date.now());
  }, [snapshot]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const connected = connection === 'connected';
  const age = ageOf(now - seen);
  return (
    <span class="fresh">
      <span role="status" class={connected ? 'pill ok' : 'pill warn'}>
        {t(connection)}
      </span>
      {connected || snapshot === null ? null : (
        <span class="num">{t(`updated.${age.unit}`, { count: age.count })}</span>
      )}
    </span>
  );
}
