import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { api } from '../../ui/api.ts';
import { apiOf } from '../act.ts';
import { t } from './words.ts';

/** Draws all again from the seed texts that are recorded, and compares. */
export function DrawCheck({ tournamentId }: { readonly tournamentId: string }) {
  const [ok, setOk] = useState<boolean | null>(null);
  const command = useCommand();
  const check = () =>
    command.run(async () => {
      const path = `${apiOf(tournamentId)}/draw-verification`;
      setOk((await api<{ readonly ok: boolean }>('GET', path)).ok);
    });
  return (
    <section class="card">
      <h2>{t('draw.check')}</h2>
      <p class="soft">{t('draw.check-text')}</p>
      <p class="actions">
        <button type="button" class="button" disabled={command.busy} onClick={() => void check()}>
          {t('draw.check')}
        </button>
        <span role="status">{ok === null ? '' : t(ok ? 'draw.check-ok' : 'draw.check-bad')}</span>
      </p>
      <Problem error={command.error} />
    </section>
  );
}
