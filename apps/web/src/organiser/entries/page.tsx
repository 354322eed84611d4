import type { EntryMeasure, EntryView } from '@threecount/tournament';
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
import { ShowMatch } from '../show-match/show-match.tsx';
import { t } from '../words.ts';
import { EntryActions } from './actions.tsx';
import { AddEntry } from './add.tsx';
import { holdWords, outWords } from './hold-time.ts';

/** Who is entered: found, seeded, held back, put out and taken back; late entries and show matches. */
export function EntriesPage({ desk }: { readonly desk: Desk }) {
  const [query, setQuery] = useState('');
  const [onlyOut, setOnlyOut] = useState(false);
  const [page, setPage] = useState(1);
  const [changes, setChanges] = useState(0);
  const fetched = useFetched<readonly EntryView[]>(
    `${apiOf(desk.tournamentId)}/entries`,
    `${desk.view.counts.entries} ${changes}`,
  );
  const measures = useFetched<readonly EntryMeasure[]>(
    `${apiOf(desk.tournamentId)}/entry-measures`,
    `${desk.view.counts.done} ${changes}`,
  );
  const measured = new Map(
    (measures.kind === 'there' ? measures.value : []).map((one) => [one.entryId, one]),
  );
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') return <p class="notice">{fetched.error.message}</p>;
  const found = fetched.value.filter(
    (entry) =>
      (!onlyOut || entry.withdrawn || entry.notDrawn !== null || measured.has(entry.entryId)) &&
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
        <span class="actions">
          <AddEntry
            tournamentId={desk.tournamentId}
            divisions={desk.divisions}
            onDone={() => setChanges(changes + 1)}
          />
          <ShowMatch desk={desk} onDone={() => setChanges(changes + 1)} />
        </span>
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
              <State entry={entry} measure={measured.get(entry.entryId) ?? null} />
            </span>
            <EntryActions
              tournamentId={desk.tournamentId}
              entry={entry}
              measure={measured.get(entry.entryId) ?? null}
              timeZone={desk.view.timeZone}
              onDone={() => setChanges(changes + 1)}
            />
          </li>
        ))}
      </ul>
      <Pager {...shown} onPage={setPage} />
    </section>
  );
}

interface StateProps {
  readonly entry: EntryView;
  readonly measure: EntryMeasure | null;
}

function State({ entry, measure }: StateProps) {
  const disqualified = measure?.disqualified ?? null;
  const hold = measure?.hold ?? null;
  const told = [
    disqualified === null ? leftOutWords(entry) : outWords(disqualified),
    hold === null ? null : holdWords(hold),
  ].filter((words) => words !== null);
  if (told.length === 0) {
    return entry.seed === null ? null : <small>{shared('seed', { seed: entry.seed })}</small>;
  }
  return (
    <>
      {told.map((words) => (
        <small key={words} class="guess">
          {words}
        </small>
      ))}
    </>
  );
}
