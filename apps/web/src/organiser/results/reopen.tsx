import { act } from '../act.ts';
import { DialogButton } from '../dialog-button.tsx';
import { RulingForm } from '../ruling-form.tsx';
import { t } from '../words.ts';
import type { MatchActionProps } from './paper.tsx';

/** Opens a confirmed result again, by name and with a reason. */
export function ReopenButton({ tournamentId, match, onDone }: MatchActionProps) {
  if (match.standing !== 'confirmed') return null;
  const title = t('reopen.title', { number: match.number });
  const stream = { kind: 'match', id: match.matchId } as const;
  return (
    <DialogButton label={t('reopen.open')} spoken={title} title={title}>
      {(close) => (
        <RulingForm
          text={t('reopen.text')}
          button={t('reopen.open')}
          onRule={(ruling) => act(tournamentId, stream, { type: 'reopen-result', ...ruling })}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </DialogButton>
  );
}
