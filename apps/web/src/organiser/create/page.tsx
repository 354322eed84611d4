import type { TournamentView } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../../parts/commands.ts';
import { HintedField } from '../../parts/hinted-field.tsx';
import { Problem } from '../../parts/problem.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { navigate } from '../../ui/router.ts';
import { pagePath } from '../place.ts';
import { BookSelect } from '../rulebooks.tsx';
import { t } from '../words.ts';

/** A new tournament without entries. */
export function CreatePage() {
  const [name, setName] = useState('');
  const [date, setDate] = useState('');
  const [rulebook, setRulebook] = useState('five');
  const command = useCommand();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    await command.run(async () => {
      const body = { name: name.trim(), date: date === '' ? null : date, rulebook };
      const made = await sendCommand<TournamentView>('/api/tournaments', body);
      navigate(pagePath(made.tournamentId, 'overview'), 'replace');
    });
  };
  return (
    <form class="card column-form" onSubmit={submit}>
      <TextField label={t('name')} value={name} onText={setName} required />
      <HintedField label={t('date')} hint={t('date-hint')}>
        {(field) => (
          <input
            {...field}
            type="date"
            value={date}
            onInput={(event) => setDate(event.currentTarget.value)}
          />
        )}
      </HintedField>
      <BookSelect value={rulebook} onChange={setRulebook} />
      <p class="soft">{t('create.trial')}</p>
      <Problem error={command.error} />
      <button type="submit" class="button primary" disabled={command.busy || name.trim() === ''}>
        {t('create.button')}
      </button>
    </form>
  );
}
