import { useSignal } from '@preact/signals';
import type { MatchCard } from '@threecount/tournament';
import { heldWords } from '../../parts/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { TableModel } from '../model.ts';
import { unfitWords } from '../team/unfit-words.ts';
import { t } from '../words.ts';
import { Confirm, Typed } from './fields.tsx';

/** Takes a match that is held, on the word of a named person. */
export function OverruleDialog(props: {
  readonly model: TableModel;
  readonly card: MatchCard;
  readonly onClose: () => void;
}) {
  const { model, card, onClose } = props;
  const by = useSignal('');
  const reason = useSignal('');
  const overrule = { by: by.value.trim(), reason: reason.value.trim() };
  const open = async () => {
    if (await model.command('open', { matchId: card.matchId, overrule })) onClose();
  };
  return (
    <Dialog title={t('overrule.title', { number: card.number })} onClose={onClose}>
      <ul class="reasons">
        {card.held.map((held) => (
          <li key={`${held.kind} ${held.entryId}`}>{heldWords(held, card)}</li>
        ))}
        {(card.team?.unfit ?? []).map((one) => (
          <li key={`${one.is} ${one.side}`}>{unfitWords(one, card)}</li>
        ))}
      </ul>
      <Typed
        label={t('overrule.by')}
        value={by.value}
        onText={(text) => {
          by.value = text;
        }}
      />
      <Typed
        label={t('reason')}
        value={reason.value}
        maxLength={500}
        onText={(text) => {
          reason.value = text;
        }}
      />
      <Confirm
        model={model}
        label={t('overrule.confirm')}
        disabled={overrule.by === '' || overrule.reason === '' || model.busy.value}
        onPress={() => void open()}
      />
    </Dialog>
  );
}
