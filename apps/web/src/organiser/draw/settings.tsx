import type { TournamentSettings } from '@threecount/tournament';
import { Problem } from '../../parts/problem.tsx';
import { actOnTournament } from '../act.ts';
import type { Desk } from '../desk.ts';
import { FormatTable } from './format-table.tsx';
import { NumberField } from './number-field.tsx';
import { Rest } from './rest.tsx';
import { StandingRulesForm } from './standing-rules.tsx';
import { useWanted } from './use-wanted.ts';
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
function Calls({ settings, set }: CallsProps) {
  const calls = useWanted(settings.calls, (next) => set({ calls: next }));
  const rest = useWanted(settings.rest, (next) => set({ rest: next }));
  const { number, intervalSeconds } = calls.shown;
  return (
    <section aria-label={t('calls.title')} class="calls-and-rest">
      <h3>{t('calls.title')}</h3>
      <div class="row-form">
        <NumberField
          label={t('calls.number')}
          min={0}
          max={9}
          value={number}
          onValue={(next) => next !== null && calls.set({ ...calls.shown, number: next })}
        />
        <NumberField
          label={t('calls.interval')}
          min={0}
          max={3600}
          value={intervalSeconds}
          onValue={(next) => next !== null && calls.set({ ...calls.shown, intervalSeconds: next })}
        />
        <Rest rest={rest.shown} onRest={rest.set} />
      </div>
      <Problem error={calls.error ?? rest.error} />
    </section>
  );
}
