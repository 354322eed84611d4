import type { PoolStandings, StandingsRow } from '@threecount/tournament';
import { useContext } from 'preact/hooks';
import { signed } from '../../ui/signed.ts';
import { fullName } from '../../ui/words.ts';
import { PointsShown } from '../points-shown.ts';
import { placedWords } from '../standings.tsx';
import { t } from '../words.ts';

/** The tables of pools on paper. */
export function PaperPools({
  pools,
  ofTeams,
}: {
  readonly pools: readonly PoolStandings[];
  /** Numbers are fighters left then. */
  readonly ofTeams: boolean;
}) {
  const shown = useContext(PointsShown) || ofTeams;
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
            {shown ? <th>{t(ofTeams ? 'col.left-table' : 'col.points-table')}</th> : null}
            <th>{t('col.placed-by')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.competitor.entryId} row={row} begun={begun} ofTeams={ofTeams} />
          ))}
        </tbody>
      </table>
    );
  });
}

interface RowProps {
  readonly row: StandingsRow;
  readonly begun: boolean;
  readonly ofTeams: boolean;
}

/** Empty before anything is fought, to be written in. */
function Row({ row, begun, ofTeams }: RowProps) {
  const shown = useContext(PointsShown) || ofTeams;
  const points = `${signed(row.pointsFor)}:${signed(row.pointsAgainst)}`;
  const cells = begun
    ? [row.wins, row.losses, row.submissions, ...(shown ? [points] : []), decidedBy(row, ofTeams)]
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

const decidedBy = (row: StandingsRow, ofTeams: boolean): string =>
  row.placedBy === null ? '' : placedWords(row, ofTeams);
