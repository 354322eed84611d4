import { useEffect, useRef } from 'preact/hooks';

/**
 * After a change of page without loading anew, puts the focus on the content, so that whoever listens hears that it
 * is another page. Not at the first drawing.
 */
export function useFocusOnChange(page: string): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page]);
}
