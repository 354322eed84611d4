import { useRef, useState } from 'preact/hooks';
import { useCommand } from '../parts/commands.ts';
import { HintedField } from '../parts/hinted-field.tsx';
import { Problem } from '../parts/problem.tsx';
import { setUp } from '../parts/session.ts';
import { navigate } from '../ui/router.ts';
import './access.css';
import { leastLength, type PasswordFault, passwordFault } from './password.ts';
import { t } from './words.ts';

/** Sets the password by the one-time link; the token stands after `#`, so that no server log holds it. */
export function Setup() {
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [shown, setShown] = useState(false);
  const [fault, setFault] = useState<PasswordFault | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const command = useCommand();
  if (token === '') return <p class="notice">{t('setup-no-token')}</p>;

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const found = passwordFault(password, again);
    setFault(found);
    if (found !== null) {
      firstField.current?.focus();
      return;
    }
    if (await command.run(() => setUp(token, password))) navigate('/', 'replace');
  };
  const kind = shown ? ({ type: 'text' } as const) : ({ type: 'password' } as const);
  return (
    <form class="card" onSubmit={submit} noValidate>
      <p>{t('setup-text')}</p>
      <HintedField label={t('password')} hint={t('password-hint', { count: leastLength })}>
        {(field) => (
          <input
            {...field}
            ref={firstField}
            {...kind}
            autocomplete="new-password"
            value={password}
            aria-invalid={fault !== null}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </HintedField>
      <label class="field">
        <span>{t('password-again')}</span>
        <input
          {...kind}
          autocomplete="new-password"
          value={again}
          aria-invalid={fault?.kind === 'not-same'}
          onInput={(event) => setAgain(event.currentTarget.value)}
        />
      </label>
      <label class="check">
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        <span>{t('show-password')}</span>
      </label>
      <p class={fault === null ? 'hidden-text' : 'notice'} role="alert">
        {fault === null ? '' : faultWords(fault)}
      </p>
      <Problem error={command.error} />
      {command.error?.status === 403 ? <p>{t('setup-old')}</p> : null}
      <button type="submit" class="button primary" disabled={command.busy}>
        {t('set-password')}
      </button>
    </form>
  );
}

function faultWords(fault: PasswordFault): string {
  return fault.kind === 'too-short'
    ? t('too-short', { count: leastLength, has: fault.has })
    : t('not-same');
}
