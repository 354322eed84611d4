import { useSignal } from '@preact/signals';
import type { MatchCard } from '@threecount/tournament';
import { Dialog } from '../../ui/dialog.tsx';
import { heldWords } from '../logic/held.ts';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';

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
      </ul>
      <label class="field">
        <span>{t('overrule.by')}</span>
        <input
          value={by.value}
          maxLength={200}
          onInput={(event) => {
            by.value = event.currentTarget.value;
          }}
        />
      </label>
      <label class="field">
        <span>{t('reason')}</span>
        <input
          value={reason.value}
          maxLength={500}
          onInput={(event) => {
            reason.value = event.currentTarget.value;
          }}
        />
      </label>
      <button
        type="button"
        class="press confirm"
        disabled={overrule.by === '' || overrule.reason === '' || model.busy.value}
        onClick={() => void open()}
      >
        {t('overrule.confirm')}
      </button>
      {model.refusal.value ? <p class="notice">{model.refusal.value}</p> : null}
    </Dialog>
  );
}
