import type { ThirdPlace, TournamentSettings } from '@threecount/tournament';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { actOnTournament } from '../act.ts';
import type { Desk } from '../desk.ts';
import { t } from '../words.ts';
import { Rest } from './rest.tsx';
import { roundRobinOf, roundRobins } from './round-robin.ts';

const thirdPlaces: readonly ThirdPlace[] = ['fought', 'shared', 'none'];
const twos: readonly TournamentSettings['twoEntries'][] = ['best-of-three', 'single-match'];

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
      <div class="row-form">
        <label class="field">
          <span>{t('settings.third')}</span>
          <select
            value={settings.thirdPlace}
            disabled={command.busy}
            onChange={(event) => {
              const value = thirdPlaces.find((each) => each === event.currentTarget.value);
              if (value !== undefined) set({ thirdPlace: value });
            }}
          >
            {thirdPlaces.map((each) => (
              <option key={each} value={each}>
                {t(`settings.third-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t('settings.robin')}</span>
          <select
            value={roundRobins.find((each) => same(each, settings.roundRobin)) ?? 'none'}
            disabled={command.busy}
            onChange={(event) => set({ roundRobin: roundRobinOf(event.currentTarget.value) })}
          >
            <option value="none">{t('settings.robin-none')}</option>
            {roundRobins.map((each) => (
              <option key={each} value={each}>
                {t('settings.robin-sizes', { sizes: each })}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t('settings.two')}</span>
          <select
            value={settings.twoEntries}
            disabled={command.busy}
            onChange={(event) => {
              const value = twos.find((each) => each === event.currentTarget.value);
              if (value !== undefined) set({ twoEntries: value });
            }}
          >
            {twos.map((each) => (
              <option key={each} value={each}>
                {t(`settings.two-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <Rest rest={settings.rest} busy={command.busy} onRest={(rest) => set({ rest })} />
      </div>
      <Problem error={command.error} />
    </section>
  );
}

function same(text: string, range: TournamentSettings['roundRobin']): boolean {
  const other = roundRobinOf(text);
  return other?.from === range?.from && other?.to === range?.to;
}
