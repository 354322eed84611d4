import { t } from '../words.ts';
import type { PaperForm } from './paper-form.ts';

interface Props {
  readonly form: PaperForm;
  readonly onChange: (changed: Partial<PaperForm>) => void;
}

const numbers = ['red', 'blue', 'minutes', 'seconds'] as const;

/** Points, time and signature of a sheet. */
export function PaperNumbers({ form, onChange }: Props) {
  return (
    <>
      <div class="row-form">
        {numbers.map((name) => (
          <label key={name} class="field tiny">
            <span>{t(`paper.${name}`)}</span>
            <input
              type="text"
              inputMode="numeric"
              maxLength={4}
              value={form[name]}
              onInput={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
      <label class="field">
        <span>{t('paper.by')}</span>
        <input
          type="text"
          maxLength={200}
          value={form.by}
          onInput={(event) => onChange({ by: event.currentTarget.value })}
        />
      </label>
    </>
  );
}
