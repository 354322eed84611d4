import type { FormatPlan, FormatRow } from '@threecount/tournament';
import { useCommand } from '../../parts/commands.ts';
import { Problem } from '../../parts/problem.tsx';
import { joined, split, withEnd } from './format-choices.ts';
import { NumberField } from './number-field.tsx';
import { PlanFields } from './plan-fields.tsx';
import { sizeWords } from './size-words.ts';
import { t } from './words.ts';
import './draw.css';

interface Props {
  readonly formats: readonly FormatRow[];
  readonly onFormats: (formats: readonly FormatRow[]) => Promise<unknown>;
}

/** The table of formats by size: each row says how divisions of its sizes are fought; a row can be split and joined. */
export function FormatTable({ formats, onFormats }: Props) {
  return (
    <section aria-label={t('formats.title')}>
      <h3>{t('formats.title')}</h3>
      <ol class="format-rows">
        {formats.map((row, index) => (
          <Row
            key={row.from}
            row={row}
            onPlan={(plan) => onFormats(formats.with(index, { ...row, plan }))}
            onEnd={(to) => onFormats(withEnd(formats, index, to))}
            onSplit={() => onFormats(split(formats, index))}
            joined={joined(formats, index)}
            isLast={index === formats.length - 1}
            onJoin={onFormats}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly row: FormatRow;
  readonly joined: readonly FormatRow[] | null;
  readonly isLast: boolean;
  readonly onPlan: (plan: FormatPlan) => Promise<unknown>;
  readonly onEnd: (to: number | null) => Promise<unknown>;
  readonly onSplit: () => Promise<unknown>;
  readonly onJoin: (formats: readonly FormatRow[]) => Promise<unknown>;
}

function Row({ row, joined: next, isLast, onPlan, onEnd, onSplit, onJoin }: RowProps) {
  const { busy, error, run } = useCommand();
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
          busy={busy}
          onValue={(to) => void run(() => onEnd(to))}
        />
        <PlanFields
          plan={row.plan}
          sizes={row}
          label={t('formats.of', { sizes })}
          busy={busy}
          onPlan={(plan) => void run(() => onPlan(plan))}
        />
        <span class="format-buttons">
          {row.from === row.to ? null : (
            <button
              type="button"
              class="button"
              aria-label={t('formats.split-of', { size: row.from, sizes })}
              disabled={busy}
              onClick={() => void run(onSplit)}
            >
              {t('formats.split', { size: row.from })}
            </button>
          )}
          {isLast ? null : (
            <button
              type="button"
              class="button"
              aria-label={t('formats.join-of', { sizes })}
              disabled={busy || next === null}
              onClick={() => next !== null && void run(() => onJoin(next))}
            >
              {t('formats.join')}
            </button>
          )}
        </span>
      </div>
      <Problem error={error} />
    </li>
  );
}
