import type { DivisionSummary, DivisionView } from '@threecount/tournament';
import { useEffect, useState } from 'preact/hooks';
import { useCommand } from '../parts/commands.ts';
import { Sheets } from '../parts/print/sheets.tsx';
import { Problem } from '../parts/problem.tsx';
import { api } from '../ui/api.ts';
import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  /** Its name. */
  readonly tournament: string;
  readonly divisions: readonly DivisionSummary[];
}

/** So many divisions are asked for at a time. */
const atOnce = 4;

/** Prints the brackets and lists of several divisions in one go, each with sheets of its own. */
export function PrintAll({ tournamentId, tournament, divisions }: Props) {
  const [views, setViews] = useState<readonly DivisionView[]>([]);
  const { busy, error, run } = useCommand();
  const drawn = divisions.filter(({ format }) => format !== null && format !== 'alone');
  useEffect(() => {
    if (views.length === 0) return;
    const forget = (): void => setViews([]);
    addEventListener('afterprint', forget);
    print();
    return () => removeEventListener('afterprint', forget);
  }, [views]);
  if (drawn.length === 0) return null;
  return (
    <>
      <p class="files">
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => void run(async () => setViews(await viewsOf(tournamentId, drawn)))}
        >
          {t('print-all', { count: drawn.length })}
        </button>
      </p>
      <Problem error={error} />
      {views.map((view) => (
        <Sheets key={view.summary.divisionId} view={view} tournament={tournament} form="picture" />
      ))}
    </>
  );
}

async function viewsOf(
  tournamentId: string,
  divisions: readonly DivisionSummary[],
): Promise<readonly DivisionView[]> {
  const base = `/api/tournaments/${encodeURIComponent(tournamentId)}/divisions`;
  const views: DivisionView[] = [];
  for (let from = 0; from < divisions.length; from += atOnce) {
    const some = divisions.slice(from, from + atOnce);
    const paths = some.map(({ divisionId }) => `${base}/${encodeURIComponent(divisionId)}`);
    views.push(...(await Promise.all(paths.map((path) => api<DivisionView>('GET', path)))));
  }
  return views;
}
