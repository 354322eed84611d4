import { t } from '../../parts/calls/words.ts';
import { heldWords } from '../../parts/words.ts';
import { formatTime } from '../../ui/i18n.ts';
import { act } from '../act.ts';
import { DialogButton } from '../dialog-button.tsx';
import { RulingForm } from '../ruling-form.tsx';
import type { CallProps } from './call-line.tsx';

interface Props extends CallProps {
  readonly number: number;
  /** Epoch ms before which it is too early; null: it is not. */
  readonly from: number | null;
}

/** A call of somebody who is held, or before its time, by name and reason. */
export function CallAllTheSame({ desk, match, number, from }: Props) {
  const stream = { kind: 'match', id: match.matchId } as const;
  const names = { number, match: match.number };
  const against = match.held.map((reason) => heldWords(reason, match));
  if (from !== null) against.push(t('too-early', { time: formatTime(from) }));
  return (
    <DialogButton
      label={t('overruled-call', { number })}
      spoken={t('overruled-call-name', names)}
      title={t('call-title', names)}
    >
      {(close) => (
        <RulingForm
          text={t('why-held')}
          button={t('do-call')}
          onRule={(overrule) => act(desk.tournamentId, stream, { type: 'call-match', overrule })}
          onDone={close}
        >
          <ul>
            {against.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </RulingForm>
      )}
    </DialogButton>
  );
}
