import type { PaperForm } from '../../parts/paper-form.ts';
import { t } from '../words.ts';

interface Props {
  readonly form: PaperForm;
  readonly onChange: (changed: Partial<PaperForm>) => void;
}

const numbers = ['red', 'blue', 'elapsed'] as const;

/** Points and time of a sheet. */
export function PaperNumbers({ form, onChange }: Props) {
  return (
    <div class="row-form">
      {numbers.map((name) => (
        <label key={name} class="field tiny">
          <span>{t(`paper.${name}`)}</span>
          <input
            type="text"
            inputMode={name === 'elapsed' ? 'text' : 'numeric'}
            maxLength={6}
            value={form[name]}
            onInput={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        </label>
      ))}
    </div>
  );
}
