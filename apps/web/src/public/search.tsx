import { useState } from 'preact/hooks';
import { fullName } from '../ui/words.ts';
import { findPeople } from './follow/people.ts';
import type { Follow } from './follow/use-follow.ts';
import { t } from './words.ts';

const most = 12;

/** Finds a competitor by name, club or division, to follow. */
export function Search({ follow }: { readonly follow: Follow }) {
  const [query, setQuery] = useState('');
  const found = findPeople(follow.people, query, most);
  const asked = query.trim() !== '';
  return (
    <search class="search">
      <input
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setQuery('');
        }}
      />
      <p role="status" class={asked ? 'found' : 'hidden-text'}>
        {asked ? foundWords(found.length) : ''}
      </p>
      {found.length === 0 ? null : (
        <ul class="hits">
          {found.map((person) => {
            const on = follow.isFollowed(person);
            return (
              <li key={person.key}>
                <span>
                  <b>{person.name}</b>
                  <small>
                    {[
                      ...person.teams.map(fullName),
                      person.club,
                      ...person.entries.map((entry) => entry.divisionName),
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </small>
                </span>
                <button
                  type="button"
                  class="button"
                  aria-label={t(on ? 'unfollow-name' : 'follow-name', { name: person.name })}
                  onClick={() => {
                    follow.toggle(person);
                    if (!on) setQuery('');
                  }}
                >
                  {t(on ? 'unfollow' : 'follow')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </search>
  );
}

function foundWords(count: number): string {
  if (count === 0) return t('found-none');
  return count === most ? t('found-most', { count }) : t('found', { count });
}
