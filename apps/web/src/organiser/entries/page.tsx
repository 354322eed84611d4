import type { EntryView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { matchesQuery } from '../../parts/find-text.ts';
import { Pager } from '../../parts/pager.tsx';
import { pageOf } from '../../parts/paging.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { useFetched } from '../../parts/use-fetched.ts';
import { leftOutWords, t as shared } from '../../parts/words.ts';
import { fullName } from '../../ui/words.ts';
import { apiOf } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { EntryActions } from './actions.tsx';
import { AddEntry } from './add.tsx';

/** Who is entered: found, seeded, withdrawn and taken back. */
export function EntriesPage({ desk }: { readonly desk: Desk }) {
  const [query, setQuery] = useState('');
  const [onlyOut, setOnlyOut] = useState(false);
  const [page, setPage] = useState(1);
  const [changes, setChanges] = useState(0);
  const fetched = useFetched<readonly EntryView[]>(
    `${apiOf(desk.tournamentId)}/entries`,
    `${desk.view.counts.entries} ${changes}`,
  );
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') return <p class="notice">{fetched.error.message}</p>;
  const found = fetched.value.filter(
    (entry) =>
      (!onlyOut || entry.withdrawn || entry.notDrawn !== null) &&
      matchesQuery(query, fullName(entry), entry.club, entry.divisionName),
  );
  const shown = pageOf(found, page, 100);
  return (
    <section class="card">
      <div class="row-form">
        <SearchField
          label={t('entries.find')}
          query={query}
          onQuery={(text) => {
            setQuery(text);
            setPage(1);
          }}
        />
        <label class="check">
          <input type="checkbox" checked={onlyOut} onChange={() => setOnlyOut(!onlyOut)} />
          <span>{t('entries.only-out')}</span>
        </label>
        <AddEntry
          tournamentId={desk.tournamentId}
          divisions={desk.divisions}
          onDone={() => setChanges(changes + 1)}
        />
      </div>
      <p role="status" class="soft">
        {shared('entries', { count: found.length })}
      </p>
      <ul class="plain-list">
        {shown.items.map((entry) => (
          <li key={entry.entryId} class="line">
            <span>
              <b>{fullName(entry)}</b>
              <small>
                {[entry.club, entry.country, entry.divisionName]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
              <State entry={entry} />
            </span>
            <EntryActions
              tournamentId={desk.tournamentId}
              entry={entry}
              onDone={() => setChanges(changes + 1)}
            />
          </li>
        ))}
      </ul>
      <Pager {...shown} onPage={setPage} />
    </section>
  );
}

function State({ entry }: { readonly entry: EntryView }) {
  const out = leftOutWords(entry);
  if (out !== null) return <small class="guess">{out}</small>;
  return entry.seed === null ? null : <small>{shared('seed', { seed: entry.seed })}</small>;
}
