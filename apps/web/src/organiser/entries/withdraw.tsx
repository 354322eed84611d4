import { useState } from 'preact/hooks';
import { HintedField } from '../../parts/hinted-field.tsx';
import { PreviewStep } from '../corrections/preview-step.tsx';
import { t as later } from '../later/words.ts';
import { t } from '../words.ts';
import type { MeasureProps } from './measures.tsx';

/** Somebody leaves, or a team does: why, then what follows in the bracket, then it is done. */
export function Withdraw({ tournamentId, entry, onDone }: MeasureProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <PreviewStep
        tournamentId={tournamentId}
        stream={{ kind: 'entry', id: entry.entryId }}
        proposed={{ type: 'withdraw-entry', reason: reason.trim() }}
        button={t('entries.withdraw')}
        onBack={() => setAsked(false)}
        onDone={onDone}
      />
    );
  }
  return (
    <form
      class="column-form"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      <HintedField label={t('entries.reason')} hint={t('entries.withdraw-text')}>
        {(field) => (
          <input
            {...field}
            type="text"
            required
            maxLength={500}
            value={reason}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </HintedField>
      <p class="actions">
        <button type="submit" class="button primary" disabled={reason.trim() === ''}>
          {later('correct.preview')}
        </button>
      </p>
    </form>
  );
}
