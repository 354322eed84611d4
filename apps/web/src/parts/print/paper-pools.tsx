import type { PoolStandings, StandingsRow } from '@threecount/tournament';
import { useContext } from 'preact/hooks';
import { signed } from '../../ui/signed.ts';
import { fullName } from '../../ui/words.ts';
import { PointsShown } from '../points-shown.ts';
import { t } from '../words.ts';

/** The tables of pools on paper. */
export function PaperPools({ pools }: { readonly pools: readonly PoolStandings[] }) {
  const shown = useContext(PointsShown);
  return pools.map(({ pool, rows }) => {
    const begun = rows.some((row) => row.wins + row.losses > 0);
    return (
      <table key={pool} class="paper-list paper-pool">
        {pools.length === 1 ? null : <caption>{t('pool', { pool })}</caption>}
        <thead>
          <tr>
            <th>{t('col.place')}</th>
            <th>{t('col.competitor')}</th>
            <th>{t('col.wins')}</th>
            <th>{t('col.losses')}</th>
            <th>{t('col.submissions-short')}</th>
            {shown ? <th>{t('col.points-table')}</th> : null}
            <th>{t('col.placed-by')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.competitor.entryId} row={row} begun={begun} />
          ))}
        </tbody>
      </table>
    );
  });
}

/** Empty before anything is fought, to be written in. */
function Row({ row, begun }: { readonly row: StandingsRow; readonly begun: boolean }) {
  const shown = useContext(PointsShown);
  const points = `${signed(row.pointsFor)}:${signed(row.pointsAgainst)}`;
  const cells = begun
    ? [row.wins, row.losses, row.submissions, ...(shown ? [points] : []), decidedBy(row)]
    : ['', '', '', ...(shown ? [''] : []), ''];
  return (
    <tr>
      <td>{begun ? row.place : ''}</td>
      <td>
        {fullName(row.competitor)} <small>{row.competitor.club}</small>
      </td>
      {cells.map((cell, index) => (
        <td key={`cell ${index + 1}`}>{cell}</td>
      ))}
    </tr>
  );
}

const decidedBy = ({ placedBy }: StandingsRow): string =>
  placedBy === null ? '' : t(`placed-by.${placedBy}`);
