/** Keeps the display on where the browser can (not on plain http). The answer ends it. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  const ask = () => {
    if (document.hidden) return;
    navigator.wakeLock.request('screen').then(
      (given) => {
        lock = given;
      },
      // Refused, by a low battery for example: the board works all the same.
      () => undefined,
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
