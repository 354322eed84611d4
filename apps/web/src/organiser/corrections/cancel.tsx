import { act } from '../act.ts';
import { DialogButton } from '../dialog-button.tsx';
import { t } from '../later/words.ts';
import type { MatchActionProps } from '../results/paper.tsx';
import { RulingForm } from '../ruling-form.tsx';

const cancellable = new Set<MatchActionProps['match']['standing']>(['waiting', 'ready', 'held']);

/** Cancels a match that nobody has begun, or lets a cancelled one be fought after all. */
export function CancelButton({ tournamentId, match, onDone }: MatchActionProps) {
  const isCancelled = match.result?.method === 'cancelled';
  if (!isCancelled && !cancellable.has(match.standing)) return null;
  const verb = isCancelled ? 'restore' : 'cancel';
  const title = t(`${verb}.title`, { number: match.number });
  const stream = { kind: 'match', id: match.matchId } as const;
  return (
    <DialogButton label={t(`${verb}.open`)} spoken={title} title={title}>
      {(close) => (
        <RulingForm
          text={t(`${verb}.text`)}
          button={t(`${verb}.do`)}
          onRule={(said) => act(tournamentId, stream, { type: `${verb}-match`, ...said })}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </DialogButton>
  );
}
