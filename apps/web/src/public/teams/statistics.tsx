import type { DivisionView, TeamStatistics } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { wholeBelt } from '../../parts/line-up/words.ts';
import { t } from '../../parts/teams/words.ts';
import { useFetched } from '../../parts/use-fetched.ts';
import { elapsedText } from '../../ui/clock-text.ts';
import { fullName } from '../../ui/words.ts';
import './statistics.css';
import { bestFirst, boutsIn, type Tally } from './tallies.ts';

/** So many fighters are shown at first. */
const first = 10;

interface Props {
  readonly tournamentId: string;
  readonly view: DivisionView;
}

/** What the teams of a division and their fighters have done so far; nothing before the first bout is over. */
export function Statistics({ tournamentId, view }: Props) {
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/divisions/${encodeURIComponent(view.summary.divisionId)}/team-statistics`;
  const bouts = boutsIn(view);
  const ofTeams = view.summary.column.column.event !== undefined;
  const fetched = useFetched<TeamStatistics>(
    ofTeams ? path : null,
    `${bouts} ${view.summary.matches.done}`,
  );
  if (fetched.kind !== 'there') return null;
  const { teams, fighters } = fetched.value;
  if (teams.every(({ boutsFought }) => boutsFought === 0)) return null;
  return (
    <section class="card statistics">
      <h3>{t('statistics')}</h3>
      <Table
        title={t('statistics.teams')}
        rows={bestFirst(teams).map((row) => ({
          ...row,
          key: row.team.entryId,
          name: fullName(row.team),
          about: row.matchesFought === 0 ? '' : matchWords(row),
        }))}
      />
      <Fighters fighters={fighters} />
    </section>
  );
}

const matchWords = ({ matchesWon, matchesFought }: TeamStatistics['teams'][number]): string =>
  t('statistics.matches', { won: matchesWon, count: matchesFought });

function Fighters({ fighters }: Pick<TeamStatistics, 'fighters'>) {
  const [all, setAll] = useState(false);
  const shown = all ? bestFirst(fighters) : bestFirst(fighters).slice(0, first);
  return (
    <>
      <Table
        title={t('statistics.fighters')}
        rows={shown.map((row) => ({
          ...row,
          key: row.personId,
          about: [fullName(row.team), wholeBelt(row.rank)]
            .filter((part) => part !== '')
            .join(' · '),
        }))}
      />
      {shown.length === fighters.length ? null : (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {t('statistics.all', { count: fighters.length })}
        </button>
      )}
    </>
  );
}

interface Row extends Tally {
  readonly key: string;
  readonly name: string;
  readonly about: string;
}

const columns = ['bouts', 'submissions', 'warnings', 'fastest'] as const;

function Table({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <table class="list">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {columns.map((column) => (
            <th key={column} scope="col" class="n" title={t(`statistics.${column}`)}>
              <span aria-hidden="true">{t(`statistics.${column}-short`)}</span>
              <span class="hidden-text">{t(`statistics.${column}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.name}
              <small>{row.about}</small>
            </th>
            <td class="n">{t('statistics.of', { won: row.boutsWon, fought: row.boutsFought })}</td>
            <td class="n">{row.submissions}</td>
            <td class="n">{row.warnings}</td>
            <td class="n">{row.fastestMs === null ? '–' : elapsedText(row.fastestMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
