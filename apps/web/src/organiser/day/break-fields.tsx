import { t } from '../words.ts';
import type { BreakRow } from './rows.ts';
import { Field } from './session-fields.tsx';

interface Props {
  readonly rows: readonly BreakRow[];
  readonly onRows: (rows: readonly BreakRow[]) => void;
  /** The day of a new row. */
  readonly day: string;
}

/** Breaks, each with its day, start, length and name. */
export function BreakFields({ rows, onRows, day }: Props) {
  const set = (index: number, changed: Partial<BreakRow>): void =>
    onRows(rows.map((row, i) => (i === index ? { ...row, ...changed } : row)));
  const added = { day: rows.at(-1)?.day ?? day, start: '', minutes: '30', name: '' };
  return (
    <>
      {rows.map((row, index) => (
        <fieldset key={index} class="day-row">
          <legend>{t('day.break-number', { number: index + 1 })}</legend>
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
            label={t('day.minutes')}
            type="number"
            value={row.minutes}
            onText={(to) => set(index, { minutes: to })}
          />
          <Field
            label={t('day.break-name')}
            type="text"
            value={row.name}
            onText={(to) => set(index, { name: to })}
          />
          <button
            type="button"
            class="button"
            aria-label={t('day.remove-break', { number: index + 1 })}
            onClick={() => onRows(rows.filter((_, i) => i !== index))}
          >
            {t('day.remove')}
          </button>
        </fieldset>
      ))}
      <button type="button" class="button" onClick={() => onRows([...rows, added])}>
        {t('day.add-break')}
      </button>
    </>
  );
}
