import { TextField } from '../../parts/text-field.tsx';
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
      <TextField label={t('paper.by')} value={form.by} onText={(text) => onChange({ by: text })} />
    </>
  );
}
