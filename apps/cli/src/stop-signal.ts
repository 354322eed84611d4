/**
 * How we are asked to stop. Windows has no SIGTERM to give: a closed window arrives as SIGHUP, Ctrl+Break as SIGBREAK.
 * Elsewhere SIGHUP keeps its meaning, so that `nohup` works.
 */
const signals: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGHUP', 'SIGBREAK'] : ['SIGINT', 'SIGTERM'];

/** Resolves when somebody asks the program to stop. A second time ends it at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const name of signals) {
        process.off(name, stop);
        process.once(name, () => process.exit(130));
      }
      resolve();
    };
    for (const name of signals) process.once(name, stop);
  });
}
