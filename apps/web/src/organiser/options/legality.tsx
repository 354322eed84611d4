import type { TechniqueTable } from '@threecount/rulebooks';
import type { ControlProps } from './control.tsx';
import { legalIn, ownTable, recordOf, toggled, withOption } from './draft.ts';
import { spelt, t } from './words.ts';

const own = ' own';
const disciplines = ['gi', 'no-gi'];

/** One of the book's own tables, or the organiser's. */
export function LegalityControl(props: ControlProps) {
  const { option, value, onChange, labelledBy } = props;
  const { form } = option;
  if (form.kind !== 'legality') return null;
  const isOwn = typeof value === 'object' && value !== null;
  const [first = '', ...others] = form.values;
  const rows = recordOf(value);
  const apart = Object.keys(rows).some((key) => disciplines.includes(key));
  return (
    <div class="rows">
      <select
        aria-labelledby={labelledBy}
        value={isOwn ? own : value === undefined || value === first ? '' : String(value)}
        onChange={({ currentTarget: { value: picked } }) => {
          if (picked === own) onChange(form.changes ? {} : ownTable(form.table));
          else onChange(picked === '' ? undefined : picked);
        }}
      >
        <option value="">{t('as-book-is', { value: spelt(first) })}</option>
        {others.map((one) => (
          <option key={one} value={one}>
            {spelt(one)}
          </option>
        ))}
        <option value={own}>{t('legality.own')}</option>
      </select>
      {isOwn && apart ? <p>{t('legality.apart')}</p> : null}
      {isOwn && !apart ? (
        <TechniqueGrid table={form.table} rows={rows} all={!form.changes} onChange={onChange} />
      ) : null}
    </div>
  );
}

interface GridProps {
  readonly table: TechniqueTable;
  /** The organiser's rows. */
  readonly rows: Readonly<Record<string, unknown>>;
  /** The organiser's rows are the whole table: what has none of them is not listed. */
  readonly all?: boolean;
  /** Left out: only shown. */
  readonly onChange?: (value: unknown) => void;
}

/** Technique by column: where it is legal. */
export function TechniqueGrid({ table, rows, all = false, onChange }: GridProps) {
  const seen = all
    ? { ...table, rows: table.rows.map((row) => ({ ...row, clause: null })) }
    : table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, so the keyboard must reach it
    <div class="grid-scroll" tabIndex={0}>
      <table class="technique-grid">
        <thead>
          <tr>
            <th scope="col">{t('legality.technique')}</th>
            {all ? <th scope="col">{t('legality.listed')}</th> : null}
            {table.columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <GridRow
              key={row.technique}
              row={row}
              seen={seen}
              rows={rows}
              all={all}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Omit<GridProps, 'table' | 'onChange'> {
  readonly row: TechniqueTable['rows'][number];
  readonly seen: TechniqueTable;
  readonly onChange: ((value: unknown) => void) | undefined;
}

function GridRow({ row, seen, rows, all, onChange }: RowProps) {
  const { technique, locked, clause } = row;
  const legal = locked ? [] : legalIn(seen, rows, technique);
  const name = spelt(technique);
  const box = (label: string, checked: boolean, press: () => void) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={locked || onChange === undefined}
      onChange={press}
    />
  );
  return (
    <tr>
      <th scope="row">
        {name}
        {locked ? <small> {t('legality.locked', { clause: clause ?? '' })}</small> : null}
      </th>
      {all ? (
        <td>
          {box(
            t('legality.cell', { technique: name, column: t('legality.listed') }),
            legal !== null,
            () => onChange?.(withOption(rows, technique, legal === null ? [] : undefined)),
          )}
        </td>
      ) : null}
      {seen.columns.map(({ id, label }) => (
        <td key={id}>
          {box(
            t('legality.cell', { technique: name, column: label }),
            legal?.includes(id) === true,
            () => onChange?.(toggled(seen, rows, technique, id)),
          )}
        </td>
      ))}
    </tr>
  );
}
