import { useFetched } from '../parts/use-fetched.ts';
import { t } from './words.ts';

interface Unreadable {
  readonly tournamentId: string;
  /** Empty where not even the name could be read. */
  readonly name: string;
  readonly reason: string;
}

/** Tournaments of the data folder that this version cannot follow: they are kept, and leave as a file. */
export function SetAside() {
  const fetched = useFetched<readonly Unreadable[]>('/api/unreadable-tournaments');
  if (fetched.kind !== 'there' || fetched.value.length === 0) return null;
  return (
    <section class="set-aside" aria-label={t('set-aside')}>
      <h2>{t('set-aside')}</h2>
      <p>{t('set-aside-text')}</p>
      <ul>
        {fetched.value.map(({ tournamentId, name, reason }) => (
          <li class="card" key={tournamentId}>
            <h3>{name === '' ? tournamentId : name}</h3>
            <p>{reason}</p>
            <p class="actions">
              <a
                class="button"
                href={`/api/tournaments/${encodeURIComponent(tournamentId)}/export`}
                download
                aria-label={t('export-name', { name: name === '' ? tournamentId : name })}
              >
                {t('export')}
              </a>
              <a class="button" href="/organiser/restore">
                {t('restore')}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
