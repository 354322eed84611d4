import type { DivisionSummary, MatSummary, TournamentView } from '@threecount/tournament';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { PointsShown } from '../parts/points-shown.ts';
import { type Session, useSession } from '../parts/session.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { useTopic } from '../ui/live.ts';
import { path, type ScreenProps } from '../ui/router.ts';
import { setVenueZone } from '../ui/venue-time.ts';
import '../parts/parts.css';
import './organiser.css';
import { apiOf } from './act.ts';
import { Content } from './content.tsx';
import { CreatePage } from './create/page.tsx';
import { ImportPage } from './import/page.tsx';
import { type Page, pageAt } from './place.ts';
import { RestorePage } from './safety/restore-page.tsx';
import { PlainFrame, Shell } from './shell.tsx';
import { t } from './words.ts';

/** The organiser's pages: of one tournament, or of none yet. */
export function Screen({ params, rest }: ScreenProps) {
  const session = useSession();
  const which = params['t'] ?? '';
  return <Guarded session={session}>{pageOf(which, rest)}</Guarded>;
}

function pageOf(which: string, rest: string) {
  if (rest === '' && which === 'new') {
    return (
      <PlainFrame title={t('create.title')}>
        <CreatePage />
      </PlainFrame>
    );
  }
  if (rest === '' && which === 'import') {
    return (
      <PlainFrame title={t('import.title')}>
        <ImportPage tournamentId={null} />
      </PlainFrame>
    );
  }
  if (rest === '' && which === 'restore') {
    return (
      <PlainFrame title={t('restore.title')}>
        <RestorePage />
      </PlainFrame>
    );
  }
  const page = pageAt(rest);
  if (page === null) return <p class="waiting">{t('not-found')}</p>;
  return <OfTournament tournamentId={which} page={page} />;
}

interface GuardedProps {
  readonly session: Session | null;
  readonly children: ComponentChildren;
}

function Guarded({ session, children }: GuardedProps) {
  if (session === null) return <p class="waiting">{t('loading')}</p>;
  if (session.role === 'organiser') return <>{children}</>;
  return (
    <main class="waiting">
      <h1>{t('guard.title')}</h1>
      <p>{session.setupNeeded ? t('guard.setup') : t('guard.text')}</p>
      <p>
        <a class="button primary" href={`/sign-in?next=${encodeURIComponent(path.value)}`}>
          {t('guard.sign-in')}
        </a>
      </p>
    </main>
  );
}

interface OfProps {
  readonly tournamentId: string;
  readonly page: Page;
}

function OfTournament({ tournamentId, page }: OfProps) {
  const first = useFetched<TournamentView>(apiOf(tournamentId));
  const live = useTopic<TournamentView>(tournamentId, 'tournament');
  const divisions = useTopic<readonly DivisionSummary[]>(tournamentId, 'divisions').snapshot.value;
  const mats = useTopic<readonly MatSummary[]>(tournamentId, 'mats').snapshot.value;
  const view = live.snapshot.value ?? (first.kind === 'there' ? first.value : null);
  const name = view?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${t(`page.${page}`)} · ${name}`;
  }, [name, page]);
  if (view === null && first.kind === 'failed') {
    return (
      <main class="waiting">
        <h1>{first.error.status === 404 ? t('no-tournament') : first.error.message}</h1>
        <p>
          <a href="/">{t('to-start')}</a>
        </p>
      </main>
    );
  }
  if (view === null || divisions === null || mats === null) {
    return <p class="waiting">{t('loading')}</p>;
  }
  setVenueZone(view.timeZone);
  const desk = { tournamentId, view, divisions, mats, connection: live.connection.value };
  return (
    <Shell desk={desk} page={page}>
      <PointsShown.Provider value={view.hasPoints}>
        <Content key={page} desk={desk} page={page} />
      </PointsShown.Provider>
    </Shell>
  );
}
