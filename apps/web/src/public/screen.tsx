import { t } from '../ui/i18n.ts';
import type { ScreenProps } from '../ui/router.ts';

export function Screen(_props: ScreenProps) {
  return <p class="waiting">{t('loading')}</p>;
}
