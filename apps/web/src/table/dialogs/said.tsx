import { type Signal, useSignal } from '@preact/signals';
import type { Overrule } from '@threecount/client';
import { t } from '../../parts/calls/words.ts';
import { Typed } from './fields.tsx';

/** Who decides and why, while it is typed. */
export function useSaid() {
  const by = useSignal('');
  const reason = useSignal('');
  const said: Overrule = { by: by.value.trim(), reason: reason.value.trim() };
  return { by, reason, said, isSaid: said.by !== '' && said.reason !== '' };
}

/** The two fields of it. */
export function Said({
  by,
  reason,
}: {
  readonly by: Signal<string>;
  readonly reason: Signal<string>;
}) {
  return (
    <>
      <Typed
        label={t('by')}
        value={by.value}
        onText={(text) => {
          by.value = text;
        }}
      />
      <Typed
        label={t('reason')}
        value={reason.value}
        maxLength={500}
        onText={(text) => {
          reason.value = text;
        }}
      />
    </>
  );
}
