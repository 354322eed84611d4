import type { Desk } from '../desk.ts';
import { pagePath } from '../place.ts';
import { useOptions } from './use-options.ts';
import { t } from './words.ts';

/** Says that divisions have no match time, where the book lets the organiser set one. */
export function NoTime({ desk }: { readonly desk: Desk }) {
  const fetched = useOptions(desk.tournamentId);
  const count = desk.divisions.filter(({ durationMs }) => durationMs === null).length;
  const settable =
    fetched.kind === 'there' && fetched.value.options.some(({ form }) => form.kind === 'durations');
  if (count === 0 || !settable) return null;
  return (
    <p class="notice">
      {t('no-time', { count })}{' '}
      <a href={pagePath(desk.tournamentId, 'options')}>{t('no-time-go')}</a>
    </p>
  );
}
