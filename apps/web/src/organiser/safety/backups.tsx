import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { useServerNow } from '../../parts/server-time.ts';
import { instantText } from '../../parts/time.ts';
import { useFetched } from '../../parts/use-fetched.ts';
import { api } from '../../ui/api.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { t } from '../words.ts';
import { type Copy, copiesByAge, sinceOf, sizeText } from './copies.ts';

/** The automatic copies of everything on this machine, each to be put back. */
export function Backups() {
  const [changes, setChanges] = useState(0);
  const [restored, setRestored] = useState<string | null>(null);
  const fetched = useFetched<readonly Copy[]>('/api/backups', changes);
  const now = useServerNow(30_000);
  const command = useCommand();
  const again = (): void => setChanges((count) => count + 1);
  const copies = fetched.kind === 'there' ? copiesByAge(fetched.value) : [];
  return (
    <section class="card">
      <h2>{t('backups.title')}</h2>
      <p class="soft">{t('backups.text')}</p>
      <p class="actions">
        <button
          type="button"
          class="button"
          disabled={command.busy}
          onClick={() => {
            void command
              .run(() => api('POST', '/api/backups'))
              .then((made) => {
                if (made) again();
              });
          }}
        >
          {t('backups.make')}
        </button>
      </p>
      <Problem error={command.error ?? (fetched.kind === 'failed' ? fetched.error : null)} />
      <p role="status">{restored === null ? '' : t('backups.restored', { name: restored })}</p>
      {fetched.kind === 'there' && copies.length === 0 ? <p>{t('backups.none')}</p> : null}
      <ul class="plain-list">
        {copies.map((copy) => (
          <li key={copy.name} class="line">
            <span>
              <b class="num">{instantText(copy.atMs)}</b>
              <small>
                {[
                  t.of(`backup-reason.${copy.reason}`) ?? copy.reason,
                  sinceWords(copy.atMs, now),
                  sizeText(copy.size),
                ].join(' · ')}
              </small>
            </span>
            <ConfirmButton
              label={t('backups.restore')}
              name={t('backups.restore-name', { when: instantText(copy.atMs) })}
              title={t('backups.ask')}
              yes={t('backups.yes')}
              onYes={async () => {
                await api('POST', `/api/backups/${encodeURIComponent(copy.name)}/restore`);
                setRestored(instantText(copy.atMs));
                again();
              }}
            >
              <p>
                <b>
                  {t('backups.lost', {
                    when: instantText(copy.atMs),
                    since: sinceWords(copy.atMs, now),
                  })}
                </b>
              </p>
              <p>{t('backups.kept')}</p>
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sinceWords(at: number, now: number): string {
  const since = sinceOf(now - at);
  return t(`since.${since.unit}`, { count: since.count });
}
