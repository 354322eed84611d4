import type { Sizes } from './format-choices.ts';
import { t } from './words.ts';

/** `3`, `4 to 8`, `9 or more`. */
export function sizeWords({ from, to }: Sizes): string {
  if (to === null) return t('formats.from', { from });
  return from === to ? t('formats.one', { from }) : t('formats.range', { from, to });
}
