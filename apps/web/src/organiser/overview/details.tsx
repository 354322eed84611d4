import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { actOnTournament } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';

/** Name and date of the tournament, to be changed. */
export function Details({ desk }: { readonly desk: Desk }) {
  const { view, tournamentId } = desk;
  const [name, setName] = useState(view.name);
  const [date, setDate] = useState(view.date ?? '');
  const command = useCommand();
  const changed = name.trim() !== view.name || date !== (view.date ?? '');
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    await command.run(async () => {
      if (name.trim() !== view.name) {
        await actOnTournament(tournamentId, { type: 'rename-tournament', name: name.trim() });
      }
      if (date !== (view.date ?? '')) {
        await actOnTournament(tournamentId, { type: 'set-date', date: date === '' ? null : date });
      }
    });
  };
  return (
    <form class="row-form" onSubmit={save}>
      <TextField label={t('name')} value={name} onText={setName} required />
      <label class="field">
        <span>{t('date')}</span>
        <input type="date" value={date} onInput={(event) => setDate(event.currentTarget.value)} />
      </label>
      <button
        type="submit"
        class="button"
        disabled={command.busy || !changed || name.trim() === ''}
      >
        {t('save')}
      </button>
      <Problem error={command.error} />
    </form>
  );
}
