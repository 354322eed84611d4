import type { TournamentSettings } from '@threecount/tournament';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { actOnTournament } from '../act.ts';
import type { Desk } from '../desk.ts';
import { FormatTable } from './format-table.tsx';
import { NumberField } from './number-field.tsx';
import { Rest } from './rest.tsx';
import { StandingRulesForm } from './standing-rules.tsx';
import { t } from './words.ts';

type Set = (changed: Partial<TournamentSettings>) => Promise<unknown>;

/** How divisions are drawn from now on; what is drawn already stays as it is. */
export function DrawSettings({ desk }: { readonly desk: Desk }) {
  const { settings } = desk.view;
  const set: Set = (changed) =>
    actOnTournament(desk.tournamentId, { type: 'set-settings', settings: changed });
  return (
    <section class="card wide draw-settings">
      <h2>{t('settings.title')}</h2>
      <p class="soft">{t('settings.text')}</p>
      <FormatTable formats={settings.formats} onFormats={(formats) => set({ formats })} />
      <StandingRulesForm
        standing={settings.standing}
        onStanding={(standing) => set({ standing })}
      />
      <Calls settings={settings} set={set} />
    </section>
  );
}

interface CallsProps {
  readonly settings: TournamentSettings;
  readonly set: Set;
}

/** How often who does not come is called, and how long everybody rests. */
function Calls({ settings: { calls, rest }, set }: CallsProps) {
  const { busy, error, run } = useCommand();
  return (
    <section aria-label={t('calls.title')} class="calls-and-rest">
      <h3>{t('calls.title')}</h3>
      <div class="row-form">
        <NumberField
          label={t('calls.number')}
          min={0}
          max={9}
          value={calls.number}
          busy={busy}
          onValue={(number) =>
            number !== null && void run(() => set({ calls: { ...calls, number } }))
          }
        />
        <NumberField
          label={t('calls.interval')}
          min={0}
          max={3600}
          value={calls.intervalSeconds}
          busy={busy}
          onValue={(intervalSeconds) =>
            intervalSeconds !== null &&
            void run(() => set({ calls: { ...calls, intervalSeconds } }))
          }
        />
        <Rest rest={rest} busy={busy} onRest={(next) => void run(() => set({ rest: next }))} />
      </div>
      <Problem error={error} />
    </section>
  );
}
