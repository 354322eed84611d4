import { useId } from 'preact/hooks';
import { t } from '../words.ts';
import type { SessionRow } from './rows.ts';

interface Props {
  readonly rows: readonly SessionRow[];
  readonly onRows: (rows: readonly SessionRow[]) => void;
  /** The day of a new row. */
  readonly day: string;
}

/** Sessions, each with its day, start and end. */
export function SessionFields({ rows, onRows, day }: Props) {
  const set = (index: number, changed: Partial<SessionRow>): void =>
    onRows(rows.map((row, i) => (i === index ? { ...row, ...changed } : row)));
  return (
    <>
      {rows.map((row, index) => (
        <fieldset key={index} class="day-row">
          <legend>{t('day.session', { number: index + 1 })}</legend>
          <Field
            label={t('day.date')}
            type="date"
            value={row.day}
            onText={(to) => set(index, { day: to })}
          />
          <Field
            label={t('day.start')}
            type="time"
            value={row.start}
            onText={(to) => set(index, { start: to })}
          />
          <Field
            label={t('day.session-end')}
            type="time"
            value={row.end}
            onText={(to) => set(index, { end: to })}
          />
          <button
            type="button"
            class="button"
            aria-label={t('day.remove-session', { number: index + 1 })}
            onClick={() => onRows(rows.filter((_, i) => i !== index))}
          >
            {t('day.remove')}
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        class="button"
        onClick={() => onRows([...rows, { day: rows.at(-1)?.day ?? day, start: '', end: '' }])}
      >
        {t('day.add-session')}
      </button>
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly type: 'date' | 'time' | 'number' | 'text';
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** One typed value with its label above. */
export function Field({ label, type, value, onText }: FieldProps) {
  const id = useId();
  const onInput = (event: { readonly currentTarget: HTMLInputElement }): void =>
    onText(event.currentTarget.value);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {type === 'number' ? (
        <input id={id} type="number" min={1} max={720} value={value} onInput={onInput} />
      ) : type === 'text' ? (
        <input id={id} type="text" maxLength={100} value={value} onInput={onInput} />
      ) : (
        <input id={id} type={type} value={value} onInput={onInput} />
      )}
    </div>
  );
}
