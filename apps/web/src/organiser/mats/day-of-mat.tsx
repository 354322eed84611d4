import type { MatSummary, TournamentView } from '@threecount/tournament';
import { lateMinutes } from '../../parts/late.ts';
import { spanWords, timeWords } from '../../parts/words.ts';
import { t } from '../words.ts';
import { overrunOf } from './overrun.ts';

interface Props {
  readonly mat: MatSummary;
  readonly view: Pick<TournamentView, 'sessions' | 'timeZone'>;
  /** False where its delay is told already. */
  readonly withLate?: boolean;
}

/** What is left of a mat's day: matches, delay, planned end (with a warning where that is not within its day), breaks. */
export function DayOfMat({ mat, view, withLate = true }: Props) {
  const late = withLate ? lateMinutes(mat) : null;
  const over = overrunOf(mat, view.sessions, view.timeZone);
  return (
    <p class="soft">
      {t('mats.left', { count: mat.left })}
      {mat.plannedEnd === null ? null : <> · {t('day.end', { time: timeWords(mat.plannedEnd) })}</>}
      {over === null ? null : (
        <>
          {' '}
          <span class="pill warn">{t(`day.over-${over}`)}</span>
        </>
      )}
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
