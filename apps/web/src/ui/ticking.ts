/** What of a page's document says whether it is seen. */
export type Seen = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Does something again and again, and at once when the page is shown: browsers hold the timers of a hidden page back, by
 * up to a minute. The answer ends it.
 */
export function ticking(everyMs: number, tick: () => void, page: Seen = document): () => void {
  const timer = setInterval(tick, everyMs);
  const shown = () => {
    if (!page.hidden) tick();
  };
  page.addEventListener('visibilitychange', shown);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', shown);
  };
}
