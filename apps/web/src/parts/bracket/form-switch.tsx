import { t } from '../words.ts';
import type { BracketForm } from './form.ts';
import './bracket.css';

interface Props {
  /** Null where there is no picture to choose. */
  readonly form: BracketForm | null;
  readonly onForm: (form: BracketForm) => void;
}

/** Picture or list, on the screen and on paper. */
export function FormSwitch({ form, onForm }: Props) {
  return (
    <fieldset class="switch">
      <legend class="hidden-text">{t('show-as')}</legend>
      {form === null
        ? null
        : (['picture', 'list'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="bracket-form"
                checked={form === each}
                onChange={() => onForm(each)}
              />
              <span>{t(`as-${each}`)}</span>
            </label>
          ))}
      <button type="button" class="button" onClick={() => print()}>
        {t('print')}
      </button>
    </fieldset>
  );
}
