import { act } from '../act.ts';
import { DialogButton } from '../dialog-button.tsx';
import { t } from '../later/words.ts';
import type { MatchActionProps } from '../results/paper.tsx';
import { RulingForm } from '../ruling-form.tsx';
import { SaidPreview } from './said-preview.tsx';

const cancellable = new Set<MatchActionProps['match']['standing']>(['waiting', 'ready', 'held']);

/** Cancels a match that nobody has begun, or lets a cancelled one be fought after all. */
export function CancelButton(props: MatchActionProps) {
  const { match, onDone } = props;
  const isCancelled = match.result?.method === 'cancelled';
  if (!isCancelled && !cancellable.has(match.standing)) return null;
  const verb = isCancelled ? 'restore' : 'cancel';
  const title = t(`off.title-${verb}`, { number: match.number });
  const Form = isCancelled ? Restore : Cancel;
  return (
    <DialogButton label={t(`off.open-${verb}`)} spoken={title} title={title}>
      {(close) => (
        <Form
          {...props}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </DialogButton>
  );
}

function Cancel({ tournamentId, match, onDone }: MatchActionProps) {
  const stream = { kind: 'match', id: match.matchId } as const;
  return (
    <RulingForm
      text={t('off.text-cancel')}
      button={t('off.do-cancel')}
      onRule={(said) => act(tournamentId, stream, { type: 'cancel-match', ...said })}
      onDone={onDone}
    />
  );
}

function Restore({ tournamentId, match, onDone }: MatchActionProps) {
  return (
    <SaidPreview
      tournamentId={tournamentId}
      stream={{ kind: 'match', id: match.matchId }}
      text={t('off.text-restore')}
      propose={(said) => ({ type: 'restore-match', ...said })}
      onDone={onDone}
    />
  );
}
