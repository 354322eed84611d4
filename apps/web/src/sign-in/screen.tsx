import { Frame } from '../access/frame.tsx';
import { SignIn } from '../access/sign-in.tsx';
import { t } from '../access/words.ts';
import type { ScreenProps } from '../ui/router.ts';

/** `/sign-in?next=/path`. */
export function Screen(_props: ScreenProps) {
  return (
    <Frame title={t('sign-in-title')}>
      <SignIn />
    </Frame>
  );
}
