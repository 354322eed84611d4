import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Scrolls a row of links sideways so that the present page's link is in sight on a narrow screen. */
export function useCurrentInSight(current: string): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is scrolled to
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - 24;
  }, [current]);
  return nav;
}
