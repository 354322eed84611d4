import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { api } from '../../ui/api.ts';
import { apiOf } from '../act.ts';
import { t } from '../words.ts';

interface Verification {
  readonly ok: boolean;
  readonly envelopes: number;
  readonly differences: readonly { readonly position: number; readonly message: string }[];
}

/** Derives everything again from the log and shows what differs; nothing is changed. */
export function Verify({ tournamentId }: { readonly tournamentId: string }) {
  const [found, setFound] = useState<Verification | null>(null);
  const command = useCommand();
  const check = () =>
    command.run(async () => {
      setFound(null);
      setFound(await api<Verification>('POST', `${apiOf(tournamentId)}/verify`));
    });
  return (
    <section class="card">
      <h2>{t('verify.title')}</h2>
      <p class="soft">{t('verify.text')}</p>
      <p class="actions">
        <button type="button" class="button" disabled={command.busy} onClick={() => void check()}>
          {t(command.busy ? 'verify.busy' : 'verify.button')}
        </button>
      </p>
      <Problem error={command.error} />
      <div role="status">{found === null ? null : <Found found={found} />}</div>
    </section>
  );
}

function Found({ found }: { readonly found: Verification }) {
  if (found.ok) return <p>{t('verify.ok', { count: found.envelopes })}</p>;
  return (
    <div class="notice">
      <p>{t('verify.bad', { count: found.differences.length })}</p>
      <ul>
        {found.differences.slice(0, 50).map((each) => (
          <li key={`${each.position} ${each.message}`}>
            {t('verify.at', { position: each.position })} {each.message}
          </li>
        ))}
      </ul>
    </div>
  );
}
