import { useEffect, useRef } from 'preact/hooks';
import { type Tab, tabPath, tabs } from './place.ts';
import { t } from './words.ts';

/** The pages of a tournament as links; the present one is scrolled into view on a narrow screen. */
export function Tabs({
  tournamentId,
  current,
}: {
  readonly tournamentId: string;
  readonly current: Tab;
}) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tab is scrolled to
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - 24;
  }, [current]);
  return (
    <nav class="tabs" aria-label={t('tabs')} ref={nav}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={tabPath(tournamentId, tab)}
          {...(tab === current ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`tab.${tab}`)}
        </a>
      ))}
    </nav>
  );
}
