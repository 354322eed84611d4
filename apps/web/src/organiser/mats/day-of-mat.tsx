import type { MatSummary } from '@threecount/tournament';
import { lateMinutes } from '../../parts/late.ts';
import { spanWords, timeWords } from '../../parts/words.ts';
import { t } from '../words.ts';

interface Props {
  readonly mat: MatSummary;
  /** False where its delay is told already. */
  readonly withLate?: boolean;
}

/** What is left of a mat's day: matches, delay, planned end, breaks. */
export function DayOfMat({ mat, withLate = true }: Props) {
  const late = withLate ? lateMinutes(mat) : null;
  return (
    <p class="soft">
      {t('mats.left', { count: mat.left })}
      {mat.plannedEnd === null ? null : <> · {t('day.end', { time: timeWords(mat.plannedEnd) })}</>}
      {late === null ? null : (
        <>
          {' '}
          <span class="pill warn">{t('hall.behind', { count: late })}</span>
        </>
      )}
      {mat.plannedBreaks.map(({ start, end, name }) => (
        <span key={start} class="break-line">
          {name === '' ? t('day.break') : name} {spanWords(start, end)}
        </span>
      ))}
    </p>
  );
}
