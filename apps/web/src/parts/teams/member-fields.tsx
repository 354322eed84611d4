import type { TeamSheetRules } from '@threecount/tournament';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { kgOf } from './kg.ts';
import type { RowField, RowProblem, RowsCheck, TypedRow } from './rows.ts';
import { beltWords, shareText, t } from './words.ts';

interface Props {
  readonly rules: TeamSheetRules;
  readonly rows: readonly TypedRow[];
  readonly checked: RowsCheck;
  readonly onRow: (at: number, change: Partial<TypedRow>) => void;
  /** Id of a list of names to choose from. */
  readonly names?: string;
  /** Said by somebody else than the check: by the server. */
  readonly refused?: { readonly row: number; readonly problem: RowProblem } | null;
  /** More about a row, below its fields. */
  readonly below?: (at: number) => ComponentChildren;
  readonly title: string;
  /** In a dialog: the first free place has the focus. */
  readonly takesFocus?: boolean;
}

/** The places of a team: who, which belt, how heavy, and what each brings; what is wrong stands at its field. */
export function MemberFields(props: Props) {
  const { rules, rows, title, takesFocus = false } = props;
  const free = rows.findIndex(({ name }) => name === '');
  const of = props.checked.check.limit?.of ?? 'weight';
  return (
    <fieldset class="member-rows">
      <legend class="hidden-text">{title}</legend>
      <div class="member-head" aria-hidden="true">
        <span />
        <span>{t('col.name')}</span>
        <span>{t('col.belt')}</span>
        <span>{t('col.weight')}</span>
        <span class="n">{t(`col.share-${of}`)}</span>
      </div>
      {rows.map((row, at) => (
        <MemberRow
          key={at}
          {...props}
          row={row}
          at={at}
          rules={rules}
          of={of}
          takesFocus={takesFocus && at === free}
        />
      ))}
    </fieldset>
  );
}

interface RowProps extends Props {
  readonly row: TypedRow;
  readonly at: number;
  readonly of: 'weight' | 'handicap';
}

function MemberRow({
  rules,
  row,
  at,
  of,
  checked,
  onRow,
  names,
  refused,
  below,
  takesFocus = false,
}: RowProps) {
  const id = useId();
  const n = row.substitute ? at + 1 - rules.size : at + 1;
  const place = t(row.substitute ? 'bench-place' : 'place', { n });
  const own = checked.problems[at] ?? [];
  const said = refused?.row === at ? refused.problem : null;
  // What the check says of a field already is not said twice.
  const isNew = said !== null && !own.some(({ field }) => field === said.field);
  const problems = isNew ? [said, ...own] : own;
  const share = checked.shares[at] ?? null;
  const wrong = (field: RowField) => {
    const has = problems.some((one) => one.field === field && one.missing !== true);
    return has ? { 'aria-invalid': true as const, 'aria-describedby': id } : {};
  };
  const ranks = rules.allowedRanks.includes(row.rank) || row.rank === '' ? [] : [row.rank];
  return (
    <div class={row.substitute ? 'member-row bench' : 'member-row'}>
      <b class="nth num" aria-hidden="true">
        {row.substitute ? t('bench-short', { n }) : n}
      </b>
      <input
        type="text"
        class="who"
        aria-label={t('name-of', { place })}
        placeholder={t('col.name')}
        maxLength={200}
        autocomplete="off"
        autofocus={takesFocus}
        value={row.name}
        {...(names === undefined ? {} : { list: names })}
        onInput={(event) => onRow(at, { name: event.currentTarget.value })}
        {...wrong('name')}
      />
      <select
        aria-label={t('belt-of', { place })}
        value={row.rank}
        onChange={(event) => onRow(at, { rank: event.currentTarget.value })}
        {...wrong('rank')}
      >
        <option value="">{t('belt.none')}</option>
        {[...ranks, ...rules.allowedRanks].map((rank) => (
          <option key={rank} value={rank}>
            {beltWords(rank)}
          </option>
        ))}
      </select>
      <input
        type="text"
        inputMode="decimal"
        class="kg num"
        aria-label={t('weight-of', { place })}
        placeholder={t('col.weight')}
        maxLength={12}
        autocomplete="off"
        value={row.weight}
        onInput={(event) => onRow(at, { weight: event.currentTarget.value })}
        {...wrong('weight')}
      />
      <span class="share num">
        <span class="hidden-text">{t('share-of', { place })} </span>
        {share === null || kgOf(row.weight) === null ? '–' : shareText(of, share)}
      </span>
      <p class="row-problems" id={id}>
        {problems.map(({ text, missing }) => (
          <span key={text} class={missing === true ? 'missing' : ''}>
            {text}
          </span>
        ))}
      </p>
      {below?.(at)}
    </div>
  );
}
