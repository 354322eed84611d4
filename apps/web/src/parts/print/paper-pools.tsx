import type { PoolStandings } from '@threecount/tournament';
import { fullName } from '../../ui/words.ts';
import { t } from '../words.ts';

/** The tables of pools on paper. */
export function PaperPools({ pools }: { readonly pools: readonly PoolStandings[] }) {
  return pools.map(({ pool, rows }) => {
    const begun = rows.some((row) => row.wins + row.losses > 0);
    return (
      <table key={pool} class="paper-list paper-pool">
        <caption>{t('pool', { pool })}</caption>
        <thead>
          <tr>
            <th>{t('col.place')}</th>
            <th>{t('col.competitor')}</th>
            <th>{t('col.wins')}</th>
            <th>{t('col.losses')}</th>
            <th>{t('col.points-table')}</th>
            <th>{t('col.placed-by')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.competitor.entryId}>
              <td>{begun ? row.place : ''}</td>
              <td>
                {fullName(row.competitor)} <small>{row.competitor.club}</small>
              </td>
              <td>{begun ? row.wins : ''}</td>
              <td>{begun ? row.losses : ''}</td>
              <td>{begun ? `${row.pointsFor}:${row.pointsAgainst}` : ''}</td>
              <td>{begun && row.placedBy !== null ? t(`placed-by.${row.placedBy}`) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}
