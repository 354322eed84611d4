import { useState } from 'preact/hooks';
import { matchesQuery } from '../parts/find-text.ts';
import { Pager } from '../parts/pager.tsx';
import { pageOf } from '../parts/paging.ts';
import { SearchField } from '../parts/search-field.tsx';
import { leftOutWords } from '../parts/words.ts';
import { fullName } from '../ui/words.ts';
import type { PublicData } from './data.ts';
import { divisionPath } from './place.ts';
import { t } from './words.ts';

/** Everybody who is entered; of those who do not fight it says so. */
export function Entries({ data }: { readonly data: PublicData }) {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const { entries } = data;
  if (entries === null) return <p class="waiting">{t('loading')}</p>;
  const found = entries
    .filter((entry) =>
      matchesQuery(
        query,
        ...[fullName(entry), entry.club, entry.divisionName],
        ...entry.fighters.map(({ name }) => name),
      ),
    )
    .sort((a, b) => a.familyName.localeCompare(b.familyName));
  const shown = pageOf(found, page, 100);
  return (
    <section>
      <h2>{t('entries')}</h2>
      {entries.length === 0 ? <p class="soft">{t('no-entries')}</p> : null}
      <SearchField
        label={t('find-entry')}
        query={query}
        onQuery={(text) => {
          setQuery(text);
          setPage(1);
        }}
        inside
      />
      <p role="status" class="soft">
        {t('found', { count: found.length })}
      </p>
      <ul class="entry-list card">
        {shown.items.map((entry) => {
          const out = leftOutWords(entry);
          return (
            <li key={entry.entryId} class={data.marked.has(entry.entryId) ? 'marked' : ''}>
              <span>
                <b>{fullName(entry)}</b>
                <small>
                  {[entry.club, entry.country].filter((part) => part !== '').join(' · ')}
                </small>
                {entry.fighters.length === 0 ? null : (
                  <small>{entry.fighters.map(({ name }) => name).join(', ')}</small>
                )}
              </span>
              <a href={divisionPath(data.tournamentId, entry.divisionId)}>{entry.divisionName}</a>
              {out === null ? null : <span class="out">{out}</span>}
            </li>
          );
        })}
      </ul>
      <Pager {...shown} onPage={setPage} />
    </section>
  );
}
