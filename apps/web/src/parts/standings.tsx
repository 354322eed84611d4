import type { DivisionView, MatchCard, Podium, StandingsRow } from '@threecount/tournament';
import { useContext } from 'preact/hooks';
import { fullName } from '../ui/words.ts';
import { MatchCardView } from './match-card.tsx';
import { PointsShown } from './points-shown.ts';
import { noPodiumWords, t } from './words.ts';

/** The tables of those who all meet, pool by pool, with their matches below. */
export function Standings({
  view,
  marked,
  pageOf = () => null,
}: {
  readonly view: DivisionView;
  readonly marked?: ReadonlySet<string>;
  /** The page of a match, where there is something to tell. */
  readonly pageOf?: (match: MatchCard) => string | null;
}) {
  const begun = view.summary.matches.done > 0;
  const matches = view.rounds
    .filter((round) => round.part === 'pool')
    .flatMap((round) => round.matches);
  return (
    <>
      {view.standings.map(({ pool, rows }) => (
        <PoolTable
          key={pool}
          title={view.standings.length === 1 ? t('standings') : t('pool', { pool })}
          rows={rows}
          begun={begun}
        />
      ))}
      <section>
        <h3>{t('matches')}</h3>
        <ol class="cards">
          {matches.map((match) => (
            <li key={match.matchId}>
              <MatchCardView
                match={match}
                {...(marked === undefined ? {} : { marked })}
                page={pageOf(match)}
              />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function PoolTable({
  title,
  rows,
  begun,
}: {
  readonly title: string;
  readonly rows: readonly StandingsRow[];
  readonly begun: boolean;
}) {
  const shown = useContext(PointsShown);
  return (
    <section class="card">
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={title}>
        <table class="list">
          <thead>
            <tr>
              <Column short={t('col.place-short')} long={t('col.place')} />
              <th>{t('col.competitor')}</th>
              <Column short={t('col.wins-short')} long={t('col.wins')} />
              <Column short={t('col.losses-short')} long={t('col.losses')} />
              <Column short={t('col.submissions-short')} long={t('col.submissions')} />
              {shown ? <Column short={t('col.points-table')} long={t('col.points')} /> : null}
              <th>{t('col.placed-by')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.competitor.entryId}>
                <td class="n">{begun ? row.place : '–'}</td>
                <th scope="row">
                  {fullName(row.competitor)}
                  <small>{row.competitor.club}</small>
                </th>
                <td class="n">{row.wins}</td>
                <td class="n">{row.losses}</td>
                <td class="n">{row.submissions}</td>
                {shown ? (
                  <td class="n">
                    {row.pointsFor}:{row.pointsAgainst}
                  </td>
                ) : null}
                <td class="soft">{begun ? placedWords(row) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function placedWords(row: StandingsRow): string {
  return row.placedBy === null ? t('level') : t(`placed-by.${row.placedBy}`);
}

/** A narrow column of numbers: short for the eye, in full for whoever listens. */
function Column({ short, long }: { readonly short: string; readonly long: string }) {
  return (
    <th class="n" scope="col" title={long}>
      <span aria-hidden="true">{short}</span>
      <span class="hidden-text">{long}</span>
    </th>
  );
}

/** Who stands on the podium, or why nobody does. */
export function PodiumView({ podium }: { readonly podium: Podium }) {
  if (podium.kind === 'open') return <p class="soft">{t('podium-open')}</p>;
  if (podium.kind === 'none') return <p class="soft">{noPodiumWords(podium)}</p>;
  return (
    <>
      <ol class="podium">
        {podium.places.map((each) => (
          <li key={each.competitor.entryId}>
            <span class="medal">{t(`place.${each.place}`)}</span>
            <span>
              <b>{fullName(each.competitor)}</b> <small>{each.competitor.club}</small>
            </span>
          </li>
        ))}
      </ol>
      {podium.note === undefined ? null : <p class="soft">{t(`note.${podium.note}`)}</p>}
    </>
  );
}
