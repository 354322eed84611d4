import { useState } from 'preact/hooks';
import { api } from '../../ui/api.ts';
import { apiOf } from '../act.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import type { Desk } from '../desk.ts';
import { randomSeedText } from '../draw/seed-text.ts';
import { t } from '../words.ts';

/** Lets the program play every match that is left, to try a day out. Only in a trial. */
export function Simulate({ desk }: { readonly desk: Desk }) {
  const [seed, setSeed] = useState(randomSeedText);
  const [played, setPlayed] = useState<number | null>(null);
  const { published, counts } = desk.view;
  const left = counts.matches - counts.done;
  return (
    <section class="card column-form">
      <h2>{t('simulate.title')}</h2>
      <p class="soft">{t(published ? 'simulate.published' : 'simulate.text')}</p>
      {published ? null : (
        <>
          <label class="field narrow">
            <span>{t('simulate.seed')}</span>
            <input
              type="text"
              maxLength={200}
              value={seed}
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </label>
          <p class="actions">
            <ConfirmButton
              label={left === 0 ? t('simulate.none-left') : t('simulate.button', { count: left })}
              title={t('simulate.title')}
              yes={t('simulate.yes')}
              disabled={left === 0 || seed.trim() === ''}
              onYes={async () => {
                const path = `${apiOf(desk.tournamentId)}/simulate`;
                const body = { seedText: seed.trim() };
                setPlayed((await api<{ readonly matches: number }>('POST', path, body)).matches);
              }}
            >
              <p>
                <b>{t('simulate.ask', { count: left })}</b>
              </p>
              <p>{t('simulate.hint')}</p>
            </ConfirmButton>
            <span role="status">
              {played === null ? '' : t('simulate.done', { count: played })}
            </span>
          </p>
        </>
      )}
    </section>
  );
}
