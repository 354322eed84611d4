import { hornSetting, setHorn } from './browser-horn.ts';
import { t } from './words.ts';

/** Switches the sound at the end of a period, for this browser. */
export function HornSwitch({ kind = 'button' }: { readonly kind?: string }) {
  const setting = hornSetting.value;
  return (
    <button type="button" class={kind} onClick={() => setHorn(setting === 'off')}>
      {t(`horn.${setting}`)}
    </button>
  );
}
