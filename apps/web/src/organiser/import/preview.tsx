import type { ImportPreview } from '@threecount/tournament';
import { t } from '../words.ts';
import { PreviewDivisions } from './divisions.tsx';
import { type DateOrder, dateOrders } from './mapping.ts';
import { MappingTable } from './mapping-table.tsx';
import { fates } from './preview-rows.ts';
import { PreviewRows } from './rows.tsx';

interface Props {
  readonly preview: ImportPreview;
  /** The order that was chosen; null: as it was found. */
  readonly dateOrder: DateOrder | null;
  readonly busy: boolean;
  readonly onMapping: (mapping: Readonly<Record<string, string>>) => void;
  readonly onDateOrder: (order: DateOrder) => void;
  readonly onImport: () => void;
}

/** What an import would make of a list, before it is done. */
export function PreviewView(props: Props) {
  const { preview, busy } = props;
  const { file, counts, problems } = preview;
  const taken = counts.imported + counts['not-drawn'] + counts.merged;
  const facts = [
    t('import.rows', { count: file.rows }),
    file.format.toUpperCase(),
    file.separator === null
      ? null
      : t('import.separator', { separator: separatorWords(file.separator) }),
    file.encoding === null ? null : t('import.encoding', { encoding: file.encoding }),
  ];
  return (
    <>
      <section class="card" aria-busy={busy}>
        <h2>{t('import.found')}</h2>
        <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
        {problems.length === 0 ? null : (
          <div class="notice" role="alert">
            <p>
              <b>{t('import.stopped')}</b>
            </p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        <dl class="fates">
          {fates.map((fate) => (
            <div key={fate} class={counts[fate] > 0 ? `fate ${fate}` : 'fate'}>
              <dt>{t(`fate.${fate}`)}</dt>
              <dd class="num">{counts[fate]}</dd>
            </div>
          ))}
        </dl>
        <p class="actions">
          <button
            type="button"
            class="button primary"
            disabled={busy || problems.length > 0}
            onClick={props.onImport}
          >
            {taken === 0 ? t('import.do-nothing') : t('import.do', { count: taken })}
          </button>
          {counts.refused > 0 ? <span class="soft">{t('import.refused-stay')}</span> : null}
        </p>
      </section>
      <section class="card">
        <h2>{t('import.columns')}</h2>
        <p class="soft">{t('import.columns-text')}</p>
        <label class="field narrow">
          <span>{t('import.dates')}</span>
          <select
            value={props.dateOrder ?? ''}
            disabled={busy}
            onChange={(event) => {
              const order = dateOrders.find((each) => each === event.currentTarget.value);
              if (order !== undefined) props.onDateOrder(order);
            }}
          >
            {props.dateOrder === null ? <option value="">{t('import.dates-found')}</option> : null}
            {dateOrders.map((order) => (
              <option key={order} value={order}>
                {t(`import.dates-${order}`)}
              </option>
            ))}
          </select>
        </label>
        <MappingTable preview={preview} busy={busy} onMapping={props.onMapping} />
      </section>
      {preview.rows.length === 0 ? null : <PreviewRows rows={preview.rows} counts={counts} />}
      {preview.divisions.length === 0 ? null : <PreviewDivisions divisions={preview.divisions} />}
    </>
  );
}

function separatorWords(separator: string): string {
  return t.of(`separator.${separator}`) ?? separator;
}
