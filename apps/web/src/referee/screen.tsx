import { refereePath } from '../parts/referee-path.ts';
import { useFocusOnChange } from '../parts/use-focus-on-change.ts';
import type { ScreenProps } from '../ui/router.ts';
import { DivisionList } from './list.tsx';
import { RefereePage } from './page.tsx';
import './referee.css';
import { t } from './words.ts';

/** What officials look up, for a phone in the hand: the list of divisions, or one of them. */
export function Screen({ params, rest }: ScreenProps) {
  const tournamentId = params['t'] ?? '';
  const divisionId = rest;
  const matchId = new URLSearchParams(location.search).get('match');
  useFocusOnChange(divisionId);
  return (
    <div class="referee">
      <a class="skip" href="#content">
        {t('skip-to-content')}
      </a>
      <header>
        <a href={`/t/${encodeURIComponent(tournamentId)}`}>{t('app')}</a>
        {divisionId === '' ? null : <a href={refereePath(tournamentId)}>{t('all-divisions')}</a>}
      </header>
      <main id="content" tabIndex={-1}>
        {divisionId === '' ? (
          <DivisionList tournamentId={tournamentId} />
        ) : (
          <RefereePage tournamentId={tournamentId} divisionId={divisionId} matchId={matchId} />
        )}
      </main>
    </div>
  );
}
