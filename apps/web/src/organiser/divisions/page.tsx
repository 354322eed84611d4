import type { DivisionSummary } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { matchesQuery } from '../../parts/find-text.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { clockText } from '../../parts/time.ts';
import { t as shared } from '../../parts/words.ts';
import type { Desk } from '../desk.ts';
import { NoTime } from '../options/no-time.tsx';
import { useVocabulary } from '../rulebooks.tsx';
import { t } from '../words.ts';
import { ColumnEditor } from './column-editor.tsx';
import { columnWords } from './column-words.ts';
import { ConfirmGuesses } from './confirm-guesses.tsx';

type Show = 'all' | 'guessed' | 'spans';

/** All divisions with the book's column of each, to be confirmed or corrected. */
export function DivisionsPage({ desk }: { readonly desk: Desk }) {
  const [query, setQuery] = useState('');
  const [show, setShow] = useState<Show>('all');
  const [edited, setEdited] = useState<string | null>(null);
  const vocabulary = useVocabulary(desk.view.rulebook.id);
  const shown = desk.divisions.filter(
    (division) => matchesQuery(query, division.name) && isShown(division, show),
  );
  const editing = desk.divisions.find((division) => division.divisionId === edited);
  if (desk.divisions.length === 0) return <p class="card">{t('divisions.none')}</p>;
  return (
    <section class="card">
      <p class="soft">{t('divisions.text')}</p>
      <NoTime desk={desk} />
      <div class="row-form">
        <SearchField label={t('divisions.find')} query={query} onQuery={setQuery} />
        <label class="field narrow">
          <span>{t('import.show')}</span>
          <select
            value={show}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setShow(value === 'guessed' || value === 'spans' ? value : 'all');
            }}
          >
            <option value="all">{shared('show-all')}</option>
            <option value="guessed">{t('divisions.only-guessed')}</option>
            <option value="spans">{t('divisions.only-spans')}</option>
          </select>
        </label>
      </div>
      <div class="actions">
        <p role="status" class="soft">
          {t('divisions.shown', { count: shown.length })}
        </p>
        <ConfirmGuesses tournamentId={desk.tournamentId} divisions={shown} />
      </div>
      <ul class="plain-list">
        {shown.map((division) => (
          <li key={division.divisionId} class="line">
            <span>
              <b>{division.name}</b>
              <small>{factsOf(division)}</small>
              <small>
                {columnWords(division.column.column, vocabulary)}{' '}
                <span class={division.column.standing === 'guessed' ? 'guess' : ''}>
                  ({t(`standing.${division.column.standing}`)})
                </span>
              </small>
              {division.column.alternatives.length === 0 ? null : (
                <small class="guess">
                  {t('divisions.shorter', {
                    others: division.column.alternatives
                      .map((each) => columnWords(each, vocabulary))
                      .join('; '),
                  })}
                </small>
              )}
              {division.otherLengths.map(({ number, lengthMs }) => (
                <small key={number} class="guess">
                  {t('divisions.other-length', { number, length: clockText(lengthMs) })}
                </small>
              ))}
            </span>
            <button
              type="button"
              class="button"
              aria-label={t('divisions.correct-name', { name: division.name })}
              onClick={() => setEdited(division.divisionId)}
            >
              {t(division.column.standing === 'guessed' ? 'divisions.check' : 'divisions.correct')}
            </button>
          </li>
        ))}
      </ul>
      {editing === undefined || vocabulary === null ? null : (
        <ColumnEditor
          key={editing.divisionId}
          tournamentId={desk.tournamentId}
          division={editing}
          vocabulary={vocabulary}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

function isShown(division: DivisionSummary, show: Show): boolean {
  if (show === 'guessed') return division.column.standing === 'guessed';
  return show === 'all' || division.column.alternatives.length > 0;
}

function factsOf(division: DivisionSummary): string {
  const length =
    division.durationMs === null
      ? shared('no-duration')
      : t('divisions.length', { length: clockText(division.durationMs) });
  return [
    shared('entries', { count: division.entries }),
    shared(`division.${division.standing}`),
    length,
  ].join(' · ');
}
