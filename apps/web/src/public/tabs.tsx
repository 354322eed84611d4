import { useCurrentInSight } from '../parts/use-current-in-sight.ts';
import { type Tab, tabPath, tabs } from './place.ts';
import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  readonly current: Tab;
}

/** The pages of a tournament as links. */
export function Tabs({ tournamentId, current }: Props) {
  const nav = useCurrentInSight(current);
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
