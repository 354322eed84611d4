import { Frame } from '../access/frame.tsx';
import { Setup } from '../access/setup.tsx';
import { t } from '../access/words.ts';
import type { ScreenProps } from '../ui/router.ts';

/** `/setup#token`: the one-time link. */
export function Screen(_props: ScreenProps) {
  return (
    <Frame title={t('setup-title')}>
      <Setup />
    </Frame>
  );
}
