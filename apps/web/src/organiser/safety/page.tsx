import { apiOf } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { Backups } from './backups.tsx';
import { RestoreFile } from './restore-file.tsx';
import { Simulate } from './simulate.tsx';
import { Verify } from './verify.tsx';

/** What keeps a tournament safe: check, file, copies; and trying the day out. */
export function SafetyPage({ desk }: { readonly desk: Desk }) {
  return (
    <>
      <Verify tournamentId={desk.tournamentId} />
      <section class="card">
        <h2>{t('export.title')}</h2>
        <p class="soft">{t('export.text')}</p>
        <p class="actions">
          <a class="button" href={`${apiOf(desk.tournamentId)}/export`} download>
            {t('export.button')}
          </a>
        </p>
      </section>
      <section class="card">
        <h2>{t('restore.title')}</h2>
        <RestoreFile />
      </section>
      <Backups />
      <Simulate desk={desk} />
    </>
  );
}
