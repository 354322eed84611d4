import type { DivisionView } from '@threecount/tournament';
import { useFetched } from '../../parts/use-fetched.ts';
import { apiOf } from '../act.ts';
import { t } from '../later/words.ts';
import { t as organiser } from '../words.ts';
import { type LatePlace, lateChoices } from './late-choice.ts';

interface Props {
  readonly tournamentId: string;
  readonly divisionId: string;
  /** Null: none is chosen. */
  readonly chosen: LatePlace | null;
  readonly onChoose: (place: LatePlace | null) => void;
  /** What was done so far: the places are asked for again. */
  readonly version?: number;
}

/** Where somebody can still come into a drawn division; says so where nowhere. */
export function LatePlaceField({ tournamentId, divisionId, chosen, onChoose, version = 0 }: Props) {
  const path = `${apiOf(tournamentId)}/divisions/${encodeURIComponent(divisionId)}`;
  const fetched = useFetched<DivisionView>(path, version);
  if (fetched.kind === 'loading') return <p>{organiser('loading')}</p>;
  if (fetched.kind === 'failed') return <p class="notice">{fetched.error.message}</p>;
  const choices = lateChoices(fetched.value);
  if (choices.length === 0) {
    const division = fetched.value.summary.name;
    return (
      <p class="notice" role="alert">
        {t('late.none', { division })}
      </p>
    );
  }
  return (
    <label class="field">
      <span>{t('late.place')}</span>
      <select
        required
        value={chosen === null ? '' : JSON.stringify(chosen)}
        onChange={({ currentTarget: { value } }) =>
          onChoose(choices.find(({ key }) => key === value)?.place ?? null)
        }
      >
        <option value="">{t('late.choose')}</option>
        {choices.map(({ key, words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
