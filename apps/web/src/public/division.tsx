import type { DivisionView, MatchCard } from '@threecount/tournament';
import { Bracket } from '../parts/bracket/bracket.tsx';
import { isTold, matchPath } from '../parts/match-path.ts';
import { PodiumView, Standings } from '../parts/standings.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { leftOutWords, t as shared } from '../parts/words.ts';
import { useTopic } from '../ui/live.ts';
import { fullName } from '../ui/words.ts';
import { tabPath } from './place.ts';
import { DivisionRulesCard } from './rules.tsx';
import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  readonly divisionId: string;
  readonly marked: ReadonlySet<string>;
}

/** One division: its podium, its bracket or table, and who is entered. */
export function DivisionPage({ tournamentId, divisionId, marked }: Props) {
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/divisions/${encodeURIComponent(divisionId)}`;
  const first = useFetched<DivisionView>(path);
  const live = useTopic<DivisionView>(tournamentId, `division:${divisionId}`).snapshot.value;
  const view = live ?? (first.kind === 'there' ? first.value : null);
  if (view === null) {
    return first.kind === 'failed' ? (
      <p class="notice" role="alert">
        {t('failed', { message: first.error.message })}
      </p>
    ) : (
      <p class="waiting">{t('loading')}</p>
    );
  }
  const { summary, podium } = view;
  return (
    <section class="division">
      <p class="crumb">
        <a href={tabPath(tournamentId, 'brackets')}>{t('back-to-brackets')}</a>
      </p>
      <h2>{summary.name}</h2>
      <p class="soft">
        {[
          shared('entries', { count: summary.entries }),
          summary.format === null ? null : shared(`format.${summary.format}`),
          summary.matches.total === 0 ? null : shared('matches-done', summary.matches),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {podium.kind === 'open' ? null : (
        <section class="card">
          <h3>{shared('podium')}</h3>
          <PodiumView podium={podium} />
        </section>
      )}
      <Contest tournamentId={tournamentId} view={view} marked={marked} />
      {view.seedText === null ? null : (
        <p class="soft">{t('draw-seed', { seed: view.seedText })}</p>
      )}
      <DivisionRulesCard key={divisionId} tournamentId={tournamentId} divisionId={divisionId} />
      <Entered view={view} />
    </section>
  );
}

function Contest({
  tournamentId,
  view,
  marked,
}: {
  readonly tournamentId: string;
  readonly view: DivisionView;
  readonly marked: ReadonlySet<string>;
}) {
  const { standing, format } = view.summary;
  const pageOf = (match: MatchCard) =>
    isTold(match) ? matchPath(tournamentId, match.matchId) : null;
  if (standing === 'empty') return <p class="soft">{t('empty-text')}</p>;
  if (format === null) return <p class="soft">{t('not-drawn-text')}</p>;
  if (format === 'alone') return <p class="soft">{t('alone-text')}</p>;
  return (
    <>
      {view.standings.length === 0 ? null : (
        <Standings view={view} marked={marked} pageOf={pageOf} />
      )}
      <Bracket view={view} marked={marked} pageOf={pageOf} />
    </>
  );
}

function Entered({ view }: { readonly view: DivisionView }) {
  if (view.entries.length === 0) return null;
  return (
    <section class="card entered-card">
      <h3>{t('entered')}</h3>
      <ul class="entered">
        {view.entries.map((entry) => {
          const out = leftOutWords(entry);
          return (
            <li key={entry.entryId}>
              <b>{fullName(entry)}</b>{' '}
              <small>
                {[
                  entry.club,
                  entry.country,
                  entry.seed === null ? '' : shared('seed', { seed: entry.seed }),
                  out ?? '',
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
