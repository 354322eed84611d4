import { DialogButton } from '../dialog-button.tsx';
import { t } from '../later/words.ts';
import type { MatchActionProps } from '../results/paper.tsx';
import { SaidPreview } from './said-preview.tsx';

/** Takes the last correction of a result back, once it was seen what that makes. */
export function TakeBackButton({ tournamentId, match, onDone }: MatchActionProps) {
  if (match.corrected.length === 0) return null;
  const title = t('take-back.title', { number: match.number });
  return (
    <DialogButton label={t('take-back.open')} spoken={title} title={title}>
      {(close) => (
        <SaidPreview
          tournamentId={tournamentId}
          stream={{ kind: 'match', id: match.matchId }}
          text={t('take-back.text')}
          propose={(said) => ({ type: 'take-back-correction', ...said })}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </DialogButton>
  );
}
