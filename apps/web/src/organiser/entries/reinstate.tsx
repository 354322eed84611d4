import { useState } from 'preact/hooks';
import { PreviewStep } from '../corrections/preview-step.tsx';
import { SaidPreview } from '../corrections/said-preview.tsx';
import { t } from '../words.ts';
import { Fold } from './fold.tsx';
import type { MeasureProps } from './measures.tsx';

/** Takes somebody back in who left or was put out, once it was seen what that makes. */
export function Reinstate(props: MeasureProps) {
  const { tournamentId, entry, measure, onDone } = props;
  const isDisqualified = (measure?.disqualified ?? null) !== null;
  return (
    <Fold title={t('entries.reinstate')} open>
      {isDisqualified ? (
        <SaidPreview
          tournamentId={tournamentId}
          stream={{ kind: 'entry', id: entry.entryId }}
          text={t('entries.reinstate-text')}
          propose={(lifted) => ({ type: 'reinstate-entry', lifted })}
          onDone={onDone}
        />
      ) : (
        <ComeBack {...props} />
      )}
    </Fold>
  );
}

/** Who only withdrew comes back without a ruling. */
function ComeBack({ tournamentId, entry, onDone }: MeasureProps) {
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <PreviewStep
        tournamentId={tournamentId}
        stream={{ kind: 'entry', id: entry.entryId }}
        proposed={{ type: 'reinstate-entry' }}
        onBack={() => setAsked(false)}
        onDone={onDone}
      />
    );
  }
  return (
    <>
      <p>{t('entries.reinstate-text')}</p>
      <p class="actions">
        <button type="button" class="button primary" onClick={() => setAsked(true)}>
          {t('entries.reinstate')}
        </button>
      </p>
    </>
  );
}
