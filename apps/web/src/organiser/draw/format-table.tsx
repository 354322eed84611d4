import type { FormatRow } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { Problem } from '../../parts/problem.tsx';
import type { ApiError } from '../../ui/api.ts';
import { joined, split, withEnd } from './format-choices.ts';
import { NumberField } from './number-field.tsx';
import { PlanFields } from './plan-fields.tsx';
import { sizeWords } from './size-words.ts';
import { useWanted } from './use-wanted.ts';
import { t } from './words.ts';
import './draw.css';

interface Props {
  readonly formats: readonly FormatRow[];
  readonly onFormats: (formats: readonly FormatRow[]) => Promise<unknown>;
}

/** The table of formats by size: each row says how divisions of its sizes are fought; a row can be split and joined. */
export function FormatTable({ formats, onFormats }: Props) {
  const { shown, set, error } = useWanted(formats, onFormats);
  const [changed, setChanged] = useState(0);
  return (
    <section aria-label={t('formats.title')}>
      <h3>{t('formats.title')}</h3>
      <ol class="format-rows">
        {shown.map((row, index) => (
          <Row
            key={row.from}
            formats={shown}
            index={index}
            row={row}
            error={changed === row.from ? error : null}
            onFormats={(next) => {
              setChanged(row.from);
              set(next);
            }}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly formats: readonly FormatRow[];
  readonly index: number;
  readonly row: FormatRow;
  /** Why the last change of this row was refused. */
  readonly error: ApiError | null;
  readonly onFormats: (formats: readonly FormatRow[]) => void;
}

function Row({ formats, index, row, error, onFormats }: RowProps) {
  const sizes = sizeWords(row);
  return (
    <li>
      <b class="num">{sizes}</b>
      <div class="format-fields">
        <NumberField
          label={t('formats.to')}
          name={t('formats.to-of', { sizes })}
          placeholder={t('formats.to-any')}
          min={row.from}
          max={100_000}
          value={row.to}
          onValue={(to) => onFormats(withEnd(formats, index, to))}
        />
        <PlanFields
          plan={row.plan}
          sizes={row}
          label={t('formats.of', { sizes })}
          onPlan={(plan) => onFormats(formats.with(index, { ...row, plan }))}
        />
        <RowButtons formats={formats} index={index} row={row} onFormats={onFormats} />
      </div>
      <Problem error={error} />
    </li>
  );
}

function RowButtons({ formats, index, row, onFormats }: Omit<RowProps, 'error'>) {
  const sizes = sizeWords(row);
  const next = joined(formats, index);
  return (
    <span class="format-buttons">
      {row.from === row.to ? null : (
        <button
          type="button"
          class="button"
          aria-label={t('formats.split-of', { size: row.from, sizes })}
          onClick={() => onFormats(split(formats, index))}
        >
          {t('formats.split', { size: row.from })}
        </button>
      )}
      {index === formats.length - 1 ? null : (
        <button
          type="button"
          class="button"
          aria-label={t('formats.join-of', { sizes })}
          disabled={next === null}
          onClick={() => next !== null && onFormats(next)}
        >
          {t('formats.join')}
        </button>
      )}
    </span>
  );
}
