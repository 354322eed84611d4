import { useState } from 'preact/hooks';
import { useCommand } from '../parts/commands.ts';
import { Problem } from '../parts/problem.tsx';
import { signIn, signOut, useSession } from '../parts/session.ts';
import { navigate } from '../ui/router.ts';
import './access.css';
import { nextPath } from './password.ts';
import { t } from './words.ts';

/** Signs the organiser in by password, or out. */
export function SignIn() {
  const session = useSession();
  const [password, setPassword] = useState('');
  const command = useCommand();
  const next = nextPath(location.search);
  if (session?.role === 'organiser') {
    return (
      <div class="card">
        <p>{t('already')}</p>
        <p class="actions">
          <a class="button primary" href={next}>
            {t('go-on')}
          </a>
          <button
            type="button"
            class="button"
            disabled={command.busy}
            onClick={() => void command.run(signOut)}
          >
            {t('sign-out')}
          </button>
        </p>
        <Problem error={command.error} />
      </div>
    );
  }
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await command.run(() => signIn(password))) navigate(next, 'replace');
  };
  return (
    <form class="card" onSubmit={submit}>
      {/* For the browser's store of passwords: it files a password under a name. */}
      <input
        class="hidden-text"
        type="text"
        name="username"
        autocomplete="username"
        value="organiser"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <label class="field">
        <span>{t('password')}</span>
        <input
          type="password"
          autocomplete="current-password"
          required
          value={password}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      <Problem error={command.error} />
      <button type="submit" class="button primary" disabled={command.busy || password === ''}>
        {t('sign-in')}
      </button>
      {session?.setupNeeded === true ? <p>{t('sign-in-hint')}</p> : null}
    </form>
  );
}
