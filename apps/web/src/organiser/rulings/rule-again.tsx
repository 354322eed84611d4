import { pairWords } from '../../parts/words.ts';
import { act } from '../act.ts';
import { DialogButton } from '../dialog-button.tsx';
import { t } from '../later/words.ts';
import type { MatchActionProps } from '../results/paper.tsx';
import { RulingForm } from '../ruling-form.tsx';

/** A match whose winner advanced by a ruling is fought by those who should meet after all. */
export function RuleAgainButton({ tournamentId, match, onDone }: MatchActionProps) {
  if (!match.ruled) return null;
  const title = t('rulings.void-title', { number: match.number });
  const stream = { kind: 'match', id: match.matchId } as const;
  return (
    <DialogButton label={t('rulings.again')} spoken={title} title={title}>
      {(close) => (
        <RulingForm
          text={t('rulings.void-text', { pair: pairWords(match) })}
          button={t('rulings.void')}
          onRule={(said) =>
            act(tournamentId, stream, { type: 'rule-match', ruling: 'void', ...said })
          }
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </DialogButton>
  );
}
