import { codeWords } from '../divisions/column-words.ts';
import type { ControlProps } from './control.tsx';
import { recordOf } from './draft.ts';
import { t } from './words.ts';

const numberOr = (text: string): number | string =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Scores by belt and weight; a row without an upper weight holds for all above. */
export function HandicapControl({ option: { form }, value, onChange, vocabulary }: ControlProps) {
  if (form.kind !== 'handicap') return null;
  const rows = (Array.isArray(value) ? value : form.rows).map(recordOf);
  const set = (next: readonly unknown[]) => onChange(next.length === 0 ? undefined : next);
  const change = (at: number, part: object) =>
    set(rows.map((row, i) => (i === at ? { ...row, ...part } : row)));
  const named = (what: string, i: number) => t('row', { what, number: i + 1 });
  return (
    <div class="rows">
      {rows.length === 0 ? <p>{t('handicap.empty')}</p> : null}
      {rows.map(({ rank, maxKg, score }, i) => (
        <div key={i} class="duration-row">
          <select
            aria-label={named(t('handicap.rank'), i)}
            value={String(rank)}
            onChange={({ currentTarget }) => change(i, { rank: currentTarget.value })}
          >
            {form.ranks.map((one) => (
              <option key={one} value={one}>
                {codeWords(one, vocabulary)}
              </option>
            ))}
          </select>
          <input
            aria-label={named(t('handicap.max'), i)}
            placeholder={t('handicap.max')}
            size={8}
            value={maxKg === null ? '' : String(maxKg)}
            onInput={({ currentTarget: { value: text } }) =>
              change(i, { maxKg: text.trim() === '' ? null : numberOr(text) })
            }
          />
          <input
            aria-label={named(t('handicap.score'), i)}
            placeholder={t('handicap.score')}
            size={6}
            value={String(score)}
            onInput={({ currentTarget }) => change(i, { score: numberOr(currentTarget.value) })}
          />
          <button
            type="button"
            class="button"
            aria-label={t('remove-name', { name: named('', i) })}
            onClick={() => set(rows.filter((_row, at) => at !== i))}
          >
            {t('remove')}
          </button>
        </div>
      ))}
      <p>
        <button
          type="button"
          class="button"
          onClick={() => set([...rows, { rank: form.ranks[0] ?? '', maxKg: null, score: 0 }])}
        >
          {t('handicap.add')}
        </button>
      </p>
    </div>
  );
}
