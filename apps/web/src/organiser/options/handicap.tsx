import type { HandicapRow } from '@threecount/rulebooks';
import { useEffect, useRef } from 'preact/hooks';
import { codeWords } from '../divisions/column-words.ts';
import type { ControlProps } from './control.tsx';
import { recordOf } from './draft.ts';
import { draftFault } from './faults.ts';
import { HandicapDoubts } from './handicap-doubts.tsx';
import { HandicapPaste } from './handicap-paste.tsx';
import { NumberInput } from './number-input.tsx';
import { t } from './words.ts';

type Row = Readonly<Record<string, unknown>>;

/** Scores by belt and weight; a row without an upper weight holds for all above. */
export function HandicapControl({ option: { form }, value, onChange, vocabulary }: ControlProps) {
  const list = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number | null>(null);
  // Whoever adds or removes a row by the keyboard stays in the table.
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelectorAll('select')[toFocus.current]?.focus();
    toFocus.current = null;
  });
  if (form.kind !== 'handicap') return null;
  const rows = (Array.isArray(value) ? value : form.rows).map(recordOf);
  const set = (next: readonly unknown[]) => onChange(next.length === 0 ? undefined : next);
  const belts = form.ranks.map((rank) => ({ rank, names: [codeWords(rank, vocabulary)] }));
  return (
    <div class="rows" ref={list}>
      <p class="soft">{t(rows.length === 0 ? 'handicap.empty' : 'handicap.row')}</p>
      {rows.map((row, i) => (
        <HandicapLine
          key={i}
          row={row}
          place={i}
          belts={belts}
          onChange={(part) => set(rows.map((one, at) => (at === i ? { ...one, ...part } : one)))}
          onRemove={() => {
            toFocus.current = Math.max(0, Math.min(i, rows.length - 2));
            set(rows.filter((_row, at) => at !== i));
          }}
        />
      ))}
      <p>
        <button
          type="button"
          class="button"
          onClick={() => {
            toFocus.current = rows.length;
            const rank = rows.at(-1)?.['rank'] ?? form.ranks[0] ?? '';
            set([...rows, { rank, maxKg: null, score: '' }]);
          }}
        >
          {t('handicap.add')}
        </button>
      </p>
      <HandicapPaste belts={belts} onTake={set} />
      {draftFault(form, rows) === null ? (
        <HandicapDoubts form={form} rows={rows as unknown as readonly HandicapRow[]} />
      ) : null}
    </div>
  );
}

interface LineProps {
  readonly row: Row;
  readonly place: number;
  readonly belts: readonly { readonly rank: string; readonly names: readonly string[] }[];
  readonly onChange: (part: Row) => void;
  readonly onRemove: () => void;
}

function HandicapLine({
  row: { rank, maxKg, score },
  place,
  belts,
  onChange,
  onRemove,
}: LineProps) {
  const named = (what: string) => t('row', { what, number: place + 1 });
  return (
    <div class="duration-row">
      <select
        aria-label={named(t('handicap.rank'))}
        value={String(rank)}
        onChange={({ currentTarget }) => onChange({ rank: currentTarget.value })}
      >
        {belts.map(({ rank: one, names }) => (
          <option key={one} value={one}>
            {names[0]}
          </option>
        ))}
      </select>
      <NumberInput
        label={named(t('handicap.max'))}
        placeholder={t('handicap.open')}
        size={8}
        value={maxKg === null ? undefined : maxKg}
        invalid={maxKg !== null && !(typeof maxKg === 'number' && maxKg > 0)}
        onChange={(kg) => onChange({ maxKg: kg ?? null })}
      />
      <NumberInput
        label={named(t('handicap.score'))}
        placeholder={t('handicap.score')}
        size={6}
        value={score === '' ? undefined : score}
        invalid={typeof score !== 'number'}
        onChange={(points) => onChange({ score: points ?? '' })}
      />
      <button
        type="button"
        class="button"
        aria-label={t('remove-name', { name: named(t('handicap.score')) })}
        onClick={onRemove}
      >
        {t('remove')}
      </button>
    </div>
  );
}
