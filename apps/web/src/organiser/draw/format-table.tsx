import type { FormatRow } from '@threecount/tournament';
import { t } from '../words.ts';
import { choiceOf, choices, choicesFor, joined, split } from './format-choices.ts';

interface Props {
  readonly formats: readonly FormatRow[];
  readonly busy: boolean;
  readonly onFormats: (formats: readonly FormatRow[]) => void;
}

/** The table of formats by size: each row says how divisions of its sizes are fought; a row can be split and joined. */
export function FormatTable({ formats, busy, onFormats }: Props) {
  return (
    <table class="list formats">
      <thead>
        <tr>
          <th scope="col">{t('formats.sizes')}</th>
          <th scope="col">{t('formats.format')}</th>
          <th scope="col">
            <span class="hidden-text">{t('formats.change')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {formats.map((row, index) => {
          const sizes = sizeWords(row);
          return (
            <tr key={row.from}>
              <th scope="row" class="num">
                {sizes}
              </th>
              <td>
                <select
                  aria-label={t('formats.of', { sizes })}
                  value={choiceOf(row.plan)}
                  disabled={busy}
                  onChange={(event) => {
                    const choice = choices.find(({ id }) => id === event.currentTarget.value);
                    if (choice !== undefined) {
                      onFormats(formats.with(index, { ...row, plan: choice.plan }));
                    }
                  }}
                >
                  {choicesFor(row).map(({ id }) => (
                    <option key={id} value={id}>
                      {t(`formats.${id}`)}
                    </option>
                  ))}
                </select>
              </td>
              <td class="steps">
                <button
                  type="button"
                  class="button"
                  disabled={busy || row.from === row.to}
                  onClick={() => onFormats(split(formats, index))}
                >
                  {t('formats.split', { size: row.from })}
                </button>
                <button
                  type="button"
                  class="button"
                  disabled={busy || joined(formats, index) === null}
                  onClick={() => {
                    const next = joined(formats, index);
                    if (next !== null) onFormats(next);
                  }}
                >
                  {t('formats.join')}
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function sizeWords({ from, to }: FormatRow): string {
  if (to === null) return t('formats.from', { from });
  return from === to ? t('formats.one', { from }) : t('formats.range', { from, to });
}
