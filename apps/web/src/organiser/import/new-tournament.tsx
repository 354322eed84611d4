import { HintedField } from '../../parts/hinted-field.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { BookSelect } from '../rulebooks.tsx';
import { t } from '../words.ts';

export interface NewDetails {
  readonly name: string;
  /** ISO date, or empty. */
  readonly date: string;
  readonly rulebook: string;
}

interface Props {
  readonly details: NewDetails;
  readonly onChange: (details: NewDetails) => void;
}

/** What the tournament that a list makes is called. */
export function NewTournament({ details, onChange }: Props) {
  return (
    <section class="card">
      <h2>{t('import.new')}</h2>
      <div class="row-form">
        <TextField
          label={t('name')}
          value={details.name}
          onText={(text) => onChange({ ...details, name: text })}
        />
        <HintedField label={t('date')} hint={t('date-hint')}>
          {(field) => (
            <input
              {...field}
              type="date"
              value={details.date}
              onInput={(event) => onChange({ ...details, date: event.currentTarget.value })}
            />
          )}
        </HintedField>
        <BookSelect
          value={details.rulebook}
          onChange={(rulebook) => onChange({ ...details, rulebook })}
        />
      </div>
    </section>
  );
}
