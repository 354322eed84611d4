import { useCurrentInSight } from '../parts/use-current-in-sight.ts';
import { type Tab, tabPath, tabsShown } from './place.ts';
import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  readonly current: Tab;
  /** Whether it has events for teams. */
  readonly withTeams: boolean;
}

/** The pages of a tournament as links. */
export function Tabs({ tournamentId, current, withTeams }: Props) {
  const nav = useCurrentInSight(current);
  return (
    <nav class="tabs" aria-label={t('tabs')} ref={nav}>
      {tabsShown(withTeams || current === 'teams').map((tab) => (
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
