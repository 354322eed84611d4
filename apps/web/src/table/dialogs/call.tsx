import type { MatchCard } from '@threecount/tournament';
import { t } from '../../parts/calls/words.ts';
import { heldWords } from '../../parts/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { formatTime } from '../../ui/i18n.ts';
import { useCalls } from '../calls.tsx';
import type { TableModel } from '../model.ts';
import { Confirm } from './fields.tsx';
import { Said, useSaid } from './said.tsx';

/** A call of somebody who is held, or before its time, on the word of a named person. */
export function CallDialog(props: {
  readonly model: TableModel;
  readonly card: MatchCard;
  readonly onClose: () => void;
}) {
  const { model, card, onClose } = props;
  const { next, from } = useCalls(props);
  const { by, reason, said, isSaid } = useSaid();
  const against = card.held.map((held) => heldWords(held, card));
  if (from !== null) against.push(t('too-early', { time: formatTime(from) }));
  const call = async () => {
    if (await model.command('call', { matchId: card.matchId, overrule: said })) onClose();
  };
  const title = t('call-title', { number: next ?? card.calls.length, match: card.number });
  return (
    <Dialog title={title} onClose={onClose}>
      {against.length === 0 ? null : (
        <>
          <p>{t('why-held')}</p>
          <ul class="reasons">
            {against.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <Said by={by} reason={reason} />
      <Confirm
        model={model}
        label={t('do-call')}
        disabled={!isSaid || next === null || model.busy.value}
        onPress={() => void call()}
      />
    </Dialog>
  );
}
