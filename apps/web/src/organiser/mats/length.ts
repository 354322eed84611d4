import { t } from '../words.ts';

/** A length in minutes as people say it: `about 45 min`, `about 9 h 23 min`. */
export function lengthWords(minutes: number): string {
  if (minutes < 60) return t('length.minutes', { minutes });
  return t('length.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
