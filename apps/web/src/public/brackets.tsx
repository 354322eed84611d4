import type { DivisionSummary } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { matchesQuery } from '../parts/find-text.ts';
import { SearchField } from '../parts/search-field.tsx';
import { t as shared } from '../parts/words.ts';
import type { PublicData } from './data.ts';
import { divisionPath } from './place.ts';
import { PrintAll } from './print-all.tsx';
import { t } from './words.ts';

interface Props {
  readonly data: PublicData;
  /** Its name. */
  readonly tournament: string;
}

/** All divisions, each a link to its bracket. */
export function Brackets({ data, tournament }: Props) {
  const [query, setQuery] = useState('');
  const { divisions } = data;
  if (divisions === null) return <p class="waiting">{t('loading')}</p>;
  const shown = divisions.filter((division) => matchesQuery(query, division.name));
  return (
    <section class="printable">
      <h2>{t('divisions')}</h2>
      {divisions.length === 0 ? <p class="soft">{t('no-divisions')}</p> : null}
      {divisions.length < 8 ? null : (
        <SearchField label={t('find-division')} query={query} onQuery={setQuery} inside />
      )}
      <ul class="division-list">
        {shown.map((division) => (
          <li key={division.divisionId}>
            <a class="card" href={divisionPath(data.tournamentId, division.divisionId)}>
              <b>{division.name}</b>
              <span>{factsOf(division)}</span>
            </a>
          </li>
        ))}
      </ul>
      <PrintAll tournamentId={data.tournamentId} tournament={tournament} divisions={shown} />
    </section>
  );
}

function factsOf(division: DivisionSummary): string {
  const facts = [shared('entries', { count: division.entries })];
  if (division.format !== null) facts.push(shared(`format.${division.format}`));
  if (division.matches.total > 0 && division.standing === 'running') {
    facts.push(shared('matches-done', division.matches));
  } else {
    facts.push(shared(`division.${division.standing}`));
  }
  return facts.join(' · ');
}
