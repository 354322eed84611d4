import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Where what belongs to a place is shown: fixed in the window, CSS pixels. */
type At = { readonly left: string } & ({ readonly top: string } | { readonly bottom: string });

interface Names {
  /** Null: it is not shown. */
  readonly at: At | null;
  readonly show: () => void;
  readonly hide: () => void;
}

const widest = 300;
const margin = 8;
/** Of a heading and of each name, CSS pixels. */
const heights = { head: 60, name: 44 };

function besideOf(place: HTMLElement, count: number): At {
  const box = place.getBoundingClientRect();
  const left = `${Math.max(margin, Math.min(box.left, innerWidth - widest - margin))}px`;
  const needed = heights.head + count * heights.name;
  const isAbove = box.bottom + needed > innerHeight && box.top > innerHeight - box.bottom;
  return isAbove
    ? { left, bottom: `${innerHeight - box.top}px` }
    : { left, top: `${box.bottom}px` };
}

/**
 * Whether the names of a line-up are shown, and where: beside the marks, inside the window, above whatever scrolls
 * around them. Escape and scrolling put them away.
 */
export function useNames(place: RefObject<HTMLElement | null>, count: number): Names {
  const [at, setAt] = useState<At | null>(null);
  const isOpen = at !== null;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setAt(null);
    };
    const onScroll = (): void => setAt(null);
    addEventListener('keydown', onKey);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', onScroll, true);
    };
  }, [isOpen]);
  return {
    at,
    show: () => {
      if (place.current !== null) setAt(besideOf(place.current, count));
    },
    hide: () => setAt(null),
  };
}
