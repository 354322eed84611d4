import { useState } from 'preact/hooks';
import { PreviewStep } from '../corrections/preview-step.tsx';
import { t } from '../words.ts';
import { Fold } from './fold.tsx';
import type { MeasureProps } from './measures.tsx';

/** Takes somebody back in who left or was put out, once it was seen what that makes. */
export function Reinstate({ tournamentId, entry, onDone }: MeasureProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Fold title={t('entries.reinstate')} open>
      {asked ? (
        <PreviewStep
          tournamentId={tournamentId}
          stream={{ kind: 'entry', id: entry.entryId }}
          proposed={{ type: 'reinstate-entry' }}
          onBack={() => setAsked(false)}
          onDone={onDone}
        />
      ) : (
        <>
          <p>{t('entries.reinstate-text')}</p>
          <p class="actions">
            <button type="button" class="button primary" onClick={() => setAsked(true)}>
              {t('entries.reinstate')}
            </button>
          </p>
        </>
      )}
    </Fold>
  );
}
