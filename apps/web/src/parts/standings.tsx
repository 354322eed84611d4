import type { DivisionView, MatchCard, Podium, StandingsRow } from '@threecount/tournament';
import { useContext } from 'preact/hooks';
import { fullName } from '../ui/words.ts';
import { BracketBox } from './bracket/box.tsx';
import './bracket/bracket.css';
import { signed } from '../ui/signed.ts';
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
  return (
    <div class={view.standings.length === 1 ? 'pools' : 'pools several'}>
      {view.standings.map(({ pool, rows }) => {
        const title = view.standings.length === 1 ? t('standings') : t('pool', { pool });
        return (
          <article key={pool} class="card pool">
            <PoolTable title={title} rows={rows} begun={begun} ofTeams={isOfTeams(view)} />
            <h4>{t('matches')}</h4>
            <ol class="pool-matches">
              {matchesOf(view, pool).map((match) => (
                <li key={match.matchId}>
                  <BracketBox match={match} marked={marked} href={pageOf(match)} />
                </li>
              ))}
            </ol>
          </article>
        );
      })}
    </div>
  );
}

/** Those of one pool in the order in which they are fought; where there is one pool alone, all in which all meet. */
function matchesOf(view: DivisionView, pool: number): readonly MatchCard[] {
  const only = view.standings.length === 1;
  return view.rounds
    .filter(
      ({ part, round }) =>
        part === 'pool' && (only || (round.kind === 'pool' && round.pool === pool)),
    )
    .flatMap(({ matches }) => matches);
}

/** Whether a division is for teams. */
export const isOfTeams = (view: Pick<DivisionView, 'rounds'>): boolean =>
  view.rounds.some(({ matches }) => matches.some(({ team }) => team !== null));

interface TableProps {
  readonly title: string;
  readonly rows: readonly StandingsRow[];
  readonly begun: boolean;
  /** Numbers are fighters left then, under every book. */
  readonly ofTeams: boolean;
}

function PoolTable({ title, rows, begun, ofTeams }: TableProps) {
  const shown = useContext(PointsShown) || ofTeams;
  return (
    <>
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
              {shown ? <NumbersColumn ofTeams={ofTeams} /> : null}
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
                    {signed(row.pointsFor)}:{signed(row.pointsAgainst)}
                  </td>
                ) : null}
                <td class="soft">{begun ? placedWords(row, ofTeams) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** What decided a place: numbers of teams are fighters left. */
export function placedWords(
  { placedBy }: Pick<StandingsRow, 'placedBy'>,
  ofTeams: boolean,
): string {
  if (placedBy === null) return t('level');
  return (ofTeams ? t.of(`placed-by-team.${placedBy}`) : null) ?? t(`placed-by.${placedBy}`);
}

function NumbersColumn({ ofTeams }: { readonly ofTeams: boolean }) {
  return ofTeams ? (
    <Column short={t('col.left-table')} long={t('col.left')} />
  ) : (
    <Column short={t('col.points-table')} long={t('col.points')} />
  );
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
              {each.members === undefined || each.members.length === 0 ? null : (
                <small class="members">{each.members.join(', ')}</small>
              )}
              {each.leftOff === undefined ? null : (
                <small class="members">{t('left-off', { count: each.leftOff })}</small>
              )}
            </span>
          </li>
        ))}
      </ol>
      {podium.note === undefined ? null : <p class="soft">{t(`note.${podium.note}`)}</p>}
    </>
  );
}
