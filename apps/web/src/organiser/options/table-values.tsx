import type { Standing, TableValues } from '@threecount/rulebooks';
import { TechniqueGrid } from './legality.tsx';
import { spelt, t } from './words.ts';

const range = (from: number | null, below: number | null): string => {
  if (from === null) return t('range.none');
  return below === null ? t('range.from', { from }) : t('range.below', { from, below });
};

const standingText = (standing: Standing): string => t(`standing.${standing}`);

interface Plain {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function plainOf(values: Exclude<TableValues, { kind: 'legality' }>): Plain {
  switch (values.kind) {
    case 'ages':
      return {
        head: [t('head.group'), t('head.gender'), t('head.age'), t('head.standing')],
        rows: values.rows.map(({ group, gender, from, below, standing }) => [
          group,
          gender === null ? t('both') : spelt(gender),
          range(from, below),
          standingText(standing),
        ]),
      };
    case 'levels':
      return {
        head: ['discipline', 'group', 'level', 'months', 'belts', 'standing'].map(
          (key) => t.of(`head.${key}`) ?? key,
        ),
        rows: values.rows.map((row) => [
          spelt(row.discipline),
          row.groups.join(', '),
          row.level,
          range(row.fromMonths, row.belowMonths),
          row.belts.map(spelt).join(', '),
          standingText(row.standing),
        ]),
      };
    case 'weights':
      return {
        head: ['group', 'gender', 'class', 'pounds', 'standing'].map(
          (key) => t.of(`head.${key}`) ?? key,
        ),
        rows: values.rows.map((row) => [
          row.groups.join(', '),
          row.genders.map(spelt).join(', '),
          row.name,
          range(row.fromLb, row.belowLb),
          standingText(row.standing),
        ]),
      };
    case 'handicap':
      return {
        head: [t('handicap.rank'), t('handicap.max'), t('handicap.score')],
        rows: values.rows.map(({ rank, maxKg, score }) => [
          spelt(rank),
          maxKg === null ? t('range.none') : String(maxKg),
          String(score),
        ]),
      };
  }
}

/** The values of a table that the organiser is asked to confirm. */
export function TableValuesView(props: {
  readonly values: TableValues;
  /** The organiser's rows over those of the book. */
  readonly own: Readonly<Record<string, unknown>>;
}) {
  const { values, own } = props;
  if (values.kind === 'legality') {
    if (values.table.rows.length === 0 && Object.keys(own).length === 0)
      return <p>{t('table.empty')}</p>;
    return <TechniqueGrid table={values.table} rows={own} />;
  }
  const { head, rows } = plainOf(values);
  if (rows.length === 0) return <p>{t('table.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, so the keyboard must reach it
    <div class="grid-scroll" tabIndex={0}>
      <table class="values">
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((text, i) => (
                <td key={head[i]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
