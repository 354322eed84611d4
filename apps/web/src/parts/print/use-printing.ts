import { useEffect, useState } from 'preact/hooks';

/** Whether the page is being printed: what is only for paper need not be made before. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    const media = matchMedia('print');
    const begin = (): void => setPrinting(true);
    const end = (): void => setPrinting(media.matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    media.addEventListener('change', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      media.removeEventListener('change', end);
    };
  }, []);
  return printing;
}
