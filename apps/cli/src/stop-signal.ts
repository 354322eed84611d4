/** Resolves when somebody asks the program to stop. A second time ends it at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) {
        process.off(name, stop);
        process.once(name, () => process.exit(130));
      }
      resolve();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
