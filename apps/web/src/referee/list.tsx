import type { DivisionSummary } from '@threecount/tournament';
import { useEffect } from 'preact/hooks';
import { refereePath } from '../parts/referee-path.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { t } from './words.ts';

/** The divisions of the tournament, to choose from. */
export function DivisionList({ tournamentId }: { readonly tournamentId: string }) {
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/divisions`;
  const fetched = useFetched<readonly DivisionSummary[]>(path);
  useEffect(() => {
    document.title = t('for-officials');
  }, []);
  return (
    <>
      <h1>{t('for-officials')}</h1>
      {fetched.kind === 'loading' ? <p class="waiting">{t('loading')}</p> : null}
      {fetched.kind === 'failed' ? (
        <p class="notice" role="alert">
          {t('failed', { message: fetched.error.message })}
        </p>
      ) : null}
      {fetched.kind === 'there' ? (
        <Choices tournamentId={tournamentId} divisions={fetched.value} />
      ) : null}
    </>
  );
}

interface ChoicesProps {
  readonly tournamentId: string;
  readonly divisions: readonly DivisionSummary[];
}

function Choices({ tournamentId, divisions }: ChoicesProps) {
  if (divisions.length === 0) return <p class="soft">{t('no-divisions')}</p>;
  return (
    <>
      <p>{t('choose-division')}</p>
      <ul class="choices">
        {divisions.map(({ divisionId, name }) => (
          <li key={divisionId}>
            <a class="card" href={refereePath(tournamentId, divisionId)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
