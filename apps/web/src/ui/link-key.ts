/**
 * Runs where another link to the page that is shown is opened in its tab: only the key behind the `#` differs then, and
 * the browser does not load the page anew.
 * @returns what ends it
 */
export function onNewKey(run: () => void): () => void {
  const changed = (): void => {
    if (location.hash.length > 1) run();
  };
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
