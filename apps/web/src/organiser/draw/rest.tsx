import type { TournamentSettings } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { t } from './words.ts';

type RestSetting = TournamentSettings['rest'];

interface Props {
  readonly rest: RestSetting;
  readonly onRest: (rest: RestSetting) => void;
}

/** How long a competitor rests between two matches: one match length, or minutes. */
export function Rest({ rest, onRest }: Props) {
  const [minutes, setMinutes] = useState(typeof rest === 'number' ? String(rest / 60) : '');
  const byMinutes = typeof rest === 'number';
  return (
    <>
      <label class="field">
        <span>{t('settings.rest')}</span>
        <select
          value={byMinutes ? 'minutes' : 'match-length'}
          onChange={(event) => {
            if (event.currentTarget.value === 'match-length') onRest('match-length');
            else {
              setMinutes('5');
              onRest(300);
            }
          }}
        >
          <option value="match-length">{t('settings.rest-length')}</option>
          <option value="minutes">{t('settings.rest-minutes')}</option>
        </select>
      </label>
      {byMinutes ? (
        <label class="field">
          <span>{t('settings.minutes')}</span>
          <input
            type="number"
            min="0"
            max="1440"
            step="0.5"
            value={minutes}
            onInput={(event) => setMinutes(event.currentTarget.value)}
            onChange={() => {
              const value = Number(minutes);
              if (minutes.trim() !== '' && value >= 0) onRest(Math.round(value * 60));
            }}
          />
        </label>
      ) : null}
    </>
  );
}
