import { tellTableWarning } from '@threecount/match';
import { type HandicapRow, handicapWarnings, type OptionForm } from '@threecount/rulebooks';
import { t } from './words.ts';

interface Props {
  readonly form: Extract<OptionForm, { kind: 'handicap' }>;
  readonly rows: readonly HandicapRow[];
}

/** What looks odd about a handicap table. None of it keeps the table from being used. */
export function HandicapDoubts({ form: { expected, ranks }, rows }: Props) {
  if (rows.length === 0) return null;
  const doubts = handicapWarnings({ rows, expected }, ranks);
  return (
    <div class={doubts.length === 0 ? 'soft' : 'notice'}>
      <p role="status">
        {doubts.length === 0 ? t('doubts.none') : t('doubts', { count: doubts.length })}
      </p>
      {doubts.length === 0 ? null : (
        <ul>
          {doubts.map((doubt) => (
            <li key={JSON.stringify(doubt)}>{tellTableWarning(doubt)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
