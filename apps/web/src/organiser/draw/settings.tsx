import type { TournamentSettings } from '@threecount/tournament';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { actOnTournament } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { FormatTable } from './format-table.tsx';
import { Rest } from './rest.tsx';

/** How divisions are drawn from now on; what is drawn already stays as it is. */
export function DrawSettings({ desk }: { readonly desk: Desk }) {
  const { settings } = desk.view;
  const command = useCommand();
  const set = (changed: Partial<TournamentSettings>): void => {
    void command.run(() =>
      actOnTournament(desk.tournamentId, { type: 'set-settings', settings: changed }),
    );
  };
  return (
    <section class="card">
      <h2>{t('settings.title')}</h2>
      <p class="soft">{t('settings.text')}</p>
      <FormatTable
        formats={settings.formats}
        busy={command.busy}
        onFormats={(formats) => set({ formats })}
      />
      <div class="row-form">
        <Rest rest={settings.rest} busy={command.busy} onRest={(rest) => set({ rest })} />
      </div>
      <Problem error={command.error} />
    </section>
  );
}
