import type { TournamentView } from '@threecount/tournament';
import { useEffect } from 'preact/hooks';
import { useCommand } from '../parts/commands.ts';
import { Problem } from '../parts/problem.tsx';
import { signOut, useSession } from '../parts/session.ts';
import { dayText } from '../parts/time.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { t as shared } from '../parts/words.ts';
import type { ScreenProps } from '../ui/router.ts';
import './home.css';
import { SetAside } from './set-aside.tsx';
import { t } from './words.ts';

/** The start: all tournaments of this machine. */
export function Screen(_props: ScreenProps) {
  const session = useSession();
  const list = useFetched<readonly TournamentView[]>('/api/tournaments');
  const organiser = session?.role === 'organiser';
  useEffect(() => {
    document.title = t('app');
  }, []);
  return (
    <div class="home">
      <header>
        <p class="brand">{t('app')}</p>
        <p>{t('tagline')}</p>
        <Account organiser={organiser} />
      </header>
      <main>
        <h1>{t('title')}</h1>
        {session?.setupNeeded === true ? <p class="notice">{t('setup-needed')}</p> : null}
        {organiser ? <MakeNew /> : null}
        {list.kind === 'loading' ? <p class="waiting">{t('loading')}</p> : null}
        {list.kind === 'failed' ? (
          <p class="notice" role="alert">
            {t('failed', { message: list.error.message })}
          </p>
        ) : null}
        {list.kind === 'there' ? <List tournaments={list.value} organiser={organiser} /> : null}
        {organiser ? <SetAside /> : null}
      </main>
    </div>
  );
}

function Account({ organiser }: { readonly organiser: boolean }) {
  const command = useCommand();
  if (!organiser) {
    return (
      <a class="button" href="/sign-in">
        {t('sign-in')}
      </a>
    );
  }
  return (
    <div>
      <button
        type="button"
        class="button"
        disabled={command.busy}
        onClick={() => void command.run(signOut)}
      >
        {t('sign-out')}
      </button>
      <Problem error={command.error} />
    </div>
  );
}

function MakeNew() {
  return (
    <p class="actions">
      <a class="button primary" href="/organiser/import">
        {t('import')}
      </a>
      <a class="button" href="/organiser/new">
        {t('new')}
      </a>
      <a class="button" href="/organiser/restore">
        {t('restore')}
      </a>
    </p>
  );
}

interface ListProps {
  readonly tournaments: readonly TournamentView[];
  readonly organiser: boolean;
}

function List({ tournaments, organiser }: ListProps) {
  if (tournaments.length === 0) return <p>{organiser ? t('none-organiser') : t('none')}</p>;
  return (
    <ul>
      {tournaments.map((view) => (
        <li class="card" key={view.tournamentId}>
          <h2>
            {view.name} {view.published ? null : <span class="trial">{shared('trial')}</span>}
          </h2>
          <p>
            {[
              view.date === null ? t('no-date') : dayText(view.date),
              t('competitors', { count: view.counts.competitors }),
              t('divisions', { count: view.counts.divisions }),
              view.counts.matches === 0
                ? ''
                : t('matches-done', { done: view.counts.done, total: view.counts.matches }),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          <p class="actions">
            <a
              class="button"
              href={`/t/${encodeURIComponent(view.tournamentId)}`}
              aria-label={t('follow-name', { name: view.name })}
            >
              {t('follow')}
            </a>
            {organiser ? (
              <a
                class="button"
                href={`/organiser/${encodeURIComponent(view.tournamentId)}`}
                aria-label={t('organise-name', { name: view.name })}
              >
                {t('organise')}
              </a>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
