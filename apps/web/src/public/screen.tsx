import type {
  DivisionSummary,
  EntryView,
  MatSummary,
  TournamentView,
} from '@threecount/tournament';
import { useEffect } from 'preact/hooks';
import { PointsShown } from '../parts/points-shown.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { useFocusOnChange } from '../parts/use-focus-on-change.ts';
import { useTopic } from '../ui/live.ts';
import type { ScreenProps } from '../ui/router.ts';
import { setVenueZone } from '../ui/venue-time.ts';
import './public.css';
import '../parts/parts.css';
import { Brackets } from './brackets.tsx';
import type { PublicData } from './data.ts';
import { DivisionPage } from './division.tsx';
import { Entries } from './entries.tsx';
import { FollowedList } from './follow/list.tsx';
import { useFollow } from './follow/use-follow.ts';
import { Head } from './head.tsx';
import { MatchPlace } from './match-place.tsx';
import { Mats } from './mats.tsx';
import { Now } from './now.tsx';
import { type Place, placeOf } from './place.ts';
import { Results } from './results.tsx';
import { Tabs } from './tabs.tsx';
import { Calculator } from './teams/calculator.tsx';
import { Teams } from './teams/teams.tsx';
import { t } from './words.ts';

/** The page of one tournament for everybody. */
export function Screen({ params, rest }: ScreenProps) {
  const tournamentId = params['t'] ?? '';
  const first = useFetched<TournamentView>(`/api/tournaments/${encodeURIComponent(tournamentId)}`);
  const live = useTopic<TournamentView>(tournamentId, 'tournament');
  const view = live.snapshot.value ?? (first.kind === 'there' ? first.value : null);
  const place = placeOf(rest);
  const name = view?.name;
  const tab = place?.tab;
  useEffect(() => {
    if (name !== undefined && tab !== undefined) {
      document.title = t('title', { name, page: t(`tab.${tab}`) });
    }
  }, [name, tab]);
  if (view === null && first.kind === 'failed') {
    const gone = first.error.status === 404;
    return (
      <main class="waiting">
        <h1>{gone ? t('no-tournament') : t('failed', { message: first.error.message })}</h1>
        <p>
          <a href="/">{t('to-start')}</a>
        </p>
      </main>
    );
  }
  if (view === null) return <p class="waiting">{t('loading')}</p>;
  if (place === null) {
    return (
      <main class="waiting">
        <h1>{t('not-found')}</h1>
        <p>
          <a href={`/t/${encodeURIComponent(tournamentId)}`}>{view.name}</a>
        </p>
      </main>
    );
  }
  return <Pages view={view} place={place} connection={live.connection.value} />;
}

interface PagesProps {
  readonly view: TournamentView;
  readonly place: Place;
  readonly connection: Parameters<typeof Head>[0]['connection'];
}

function Pages({ view, place, connection }: PagesProps) {
  const { tournamentId } = view;
  setVenueZone(view.timeZone);
  useFocusOnChange(`${place.tab} ${place.divisionId ?? place.matchId ?? place.calculator ?? ''}`);
  const mats = useTopic<readonly MatSummary[]>(tournamentId, 'mats').snapshot.value;
  const divisions = useTopic<readonly DivisionSummary[]>(tournamentId, 'divisions').snapshot.value;
  const fetched = useFetched<readonly EntryView[]>(
    `/api/tournaments/${encodeURIComponent(tournamentId)}/entries`,
    `${view.counts.entries} ${(divisions ?? []).map((each) => each.entries).join()}`,
  );
  const entries = fetched.kind === 'there' ? fetched.value : null;
  const follow = useFollow(tournamentId, entries);
  const withTeams = (divisions ?? []).some(({ column }) => column.column.event !== undefined);
  const data: PublicData = { tournamentId, mats, divisions, entries, marked: follow.marked };
  return (
    <div class="public">
      <a class="skip" href="#content">
        {t('skip-to-content')}
      </a>
      <Head view={view} connection={connection} snapshot={mats} follow={follow} />
      <Tabs tournamentId={tournamentId} current={place.tab} withTeams={withTeams} />
      <main id="content" tabIndex={-1}>
        <PointsShown.Provider value={view.hasPoints}>
          <FollowedList tournamentId={tournamentId} follow={follow} mats={mats} />
          <Content place={place} data={data} view={view} />
        </PointsShown.Provider>
      </main>
    </div>
  );
}

function Content({
  place,
  data,
  view,
}: {
  readonly place: Place;
  readonly data: PublicData;
  readonly view: TournamentView;
}) {
  if (place.matchId !== null) {
    return (
      <MatchPlace
        key={place.matchId}
        tournamentId={data.tournamentId}
        matchId={place.matchId}
        marked={data.marked}
      />
    );
  }
  if (place.divisionId !== null) {
    return (
      <DivisionPage
        tournamentId={data.tournamentId}
        tournament={view.name}
        divisionId={place.divisionId}
        marked={data.marked}
      />
    );
  }
  switch (place.tab) {
    case 'now':
      return <Now data={data} />;
    case 'brackets':
      return <Brackets data={data} tournament={view.name} />;
    case 'teams':
      return place.calculator === true ? (
        <Calculator tournamentId={data.tournamentId} />
      ) : (
        <Teams data={data} />
      );
    case 'mats':
      return <Mats data={data} />;
    case 'results':
      return <Results tournamentId={data.tournamentId} version={view.counts.done} />;
    case 'entries':
      return <Entries data={data} />;
  }
}
