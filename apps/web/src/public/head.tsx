import type { Connection } from '@threecount/client';
import type { TournamentView } from '@threecount/tournament';
import { Freshness } from '../parts/freshness.tsx';
import { dayText } from '../parts/time.ts';
import { t as shared } from '../parts/words.ts';
import { offsetWords, zonePlace } from '../ui/venue-time.ts';
import type { Follow } from './follow/use-follow.ts';
import { Search } from './search.tsx';
import { t } from './words.ts';

interface Props {
  readonly view: TournamentView;
  readonly connection: Connection;
  /** The newest data of the mats; a new one counts as news. */
  readonly snapshot: unknown;
  readonly follow: Follow;
}

/** Name, day and size of the tournament, how fresh the page is, and the search. */
export function Head({ view, connection, snapshot, follow }: Props) {
  const { counts } = view;
  const facts = [
    view.date === null ? null : dayText(view.date),
    t('mats', { count: view.mats.length }),
    counts.teams === 0 ? null : t('teams', { count: counts.teams }),
    t('competitors', { count: counts.competitors }),
    counts.matches === 0 ? null : t('done-of', { done: counts.done, total: counts.matches }),
    view.timeZone === null ? null : zoneFact(view.timeZone),
  ];
  return (
    <header class="head">
      <div>
        <h1>
          {view.name}{' '}
          {view.published ? null : (
            <span class="trial" title={shared('trial-hint')}>
              {shared('trial')}
            </span>
          )}
        </h1>
        <p>
          {facts.filter((fact) => fact !== null).join(' · ')}{' '}
          <Freshness connection={connection} snapshot={snapshot} />
        </p>
        <Search follow={follow} />
      </div>
    </header>
  );
}

/** Which clock the times of the page are of. */
const zoneFact = (timeZone: string): string =>
  t('venue-time', { place: zonePlace(timeZone), offset: offsetWords(Date.now(), timeZone) });
