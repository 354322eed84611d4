import type { ImportPreview, PreviewRow } from '@threecount/tournament';
import { useMemo, useState } from 'preact/hooks';
import { Pager } from '../../parts/pager.tsx';
import { pageOf } from '../../parts/paging.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { t as shared } from '../../parts/words.ts';
import { t } from '../words.ts';
import { fates, filterRows, type RowFilter } from './preview-rows.ts';

interface Props {
  readonly rows: readonly PreviewRow[];
  readonly counts: ImportPreview['counts'];
}

const pageSize = 200;

/** Every row of the list with what becomes of it, by fate and by text. */
export function PreviewRows({ rows, counts }: Props) {
  const [filter, setFilter] = useState<RowFilter>({ fate: null, query: '' });
  const [page, setPage] = useState(1);
  const found = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const shown = pageOf(found, page, pageSize);
  const change = (next: RowFilter): void => {
    setFilter(next);
    setPage(1);
  };
  return (
    <section class="card">
      <h2>{t('import.each-row')}</h2>
      <div class="row-form">
        <label class="field narrow">
          <span>{t('import.show')}</span>
          <select
            value={filter.fate ?? ''}
            onChange={(event) => {
              const fate = fates.find((each) => each === event.currentTarget.value) ?? null;
              change({ ...filter, fate });
            }}
          >
            <option value="">
              {shared('show-all')} ({rows.length})
            </option>
            {fates.map((fate) => (
              <option key={fate} value={fate}>
                {t(`fate.${fate}`)} ({counts[fate]})
              </option>
            ))}
          </select>
        </label>
        <SearchField
          label={t('import.filter')}
          query={filter.query}
          onQuery={(text) => change({ ...filter, query: text })}
        />
      </div>
      <p role="status" class="soft">
        {t('import.rows-shown', { count: shown.total })}
      </p>
      <RowTable rows={shown.items} />
      <Pager {...shown} onPage={setPage} />
    </section>
  );
}

/** Rows of a list as a table. */
export function RowTable({ rows }: { readonly rows: readonly PreviewRow[] }) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={t('import.each-row')}>
      <table class="list">
        <thead>
          <tr>
            <th class="n">{t('col.row')}</th>
            <th>{t('col.fate')}</th>
            <th>{t('col.name')}</th>
            <th>{t('col.club')}</th>
            <th>{t('col.division')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} class={`fate-row ${row.fate}`}>
              <td class="n">{row.row}</td>
              <td>
                <b>{t(`fate-one.${row.fate}`)}</b>
                {whyWords(row).map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </td>
              <th scope="row">{row.name || '–'}</th>
              <td>{row.club}</td>
              <td>{row.division}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function whyWords(row: PreviewRow): readonly string[] {
  const reason = row.reason === null ? null : (shared.of(`not-drawn.${row.reason}`) ?? row.reason);
  const why = [row.column === null ? null : t('import.column', { column: row.column }), reason];
  const line = why.filter((part) => part !== null).join(': ');
  return [line, ...row.notes].filter((part) => part !== '');
}
