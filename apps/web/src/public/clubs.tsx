import type { ClubStandings } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { ClubTable, clubGroupWords } from '../parts/club-table.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { t as shared } from '../parts/words.ts';
import './clubs.css';
import { t } from './words.ts';

/** So many clubs are shown at first. */
const first = 10;

/** The standings of clubs, of all divisions or of one group; nothing before the first medal. */
export function Clubs({
  tournamentId,
  version,
}: {
  readonly tournamentId: string;
  readonly version: number;
}) {
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/standings`;
  const fetched = useFetched<ClubStandings>(path, version);
  const [chosen, setChosen] = useState('');
  const [all, setAll] = useState(false);
  if (fetched.kind !== 'there') return null;
  const { groups, rules } = fetched.value;
  const group = groups.find((each) => (each.group ?? '') === chosen) ?? groups[0];
  if (group === undefined || groups[0]?.rows.length === 0) return null;
  const rest = group.rows.length - first;
  return (
    <section class="card clubs">
      <h3>{shared(`clubs.title-${rules.by}`)}</h3>
      <p class="files">
        {groups.length < 3 ? null : (
          <label>
            <span class="hidden-text">{shared('clubs.group')}</span>
            <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
              {groups.map((each) => (
                <option key={each.group ?? ''} value={each.group ?? ''}>
                  {clubGroupWords(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        <a class="button" href={`${path}?format=csv`} download>
          {t('clubs-csv')}
        </a>
      </p>
      <ClubTable group={group} {...(all ? {} : { most: first })} />
      {all || rest <= 0 ? null : (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {t('clubs-all', { count: group.rows.length })}
        </button>
      )}
    </section>
  );
}
