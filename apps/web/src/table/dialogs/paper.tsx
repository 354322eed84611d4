import { useSignal } from '@preact/signals';
import type { Method, Side } from '@threecount/match';
import type { MatchCard } from '@threecount/tournament';
import { Dialog } from '../../ui/dialog.tsx';
import { slotWords } from '../../ui/words.ts';
import { emptyPaper, type PaperForm, paperMethods, paperResult } from '../logic/paper.ts';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';

interface PartProps {
  readonly form: PaperForm;
  readonly onChange: (form: PaperForm) => void;
}

function Text(
  props: PartProps & { readonly name: 'red' | 'blue' | 'elapsed' | 'by'; readonly label: string },
) {
  const { form, name, label, onChange } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={form[name]}
        maxLength={200}
        autocomplete="off"
        onInput={(event) => onChange({ ...form, [name]: event.currentTarget.value })}
      />
    </label>
  );
}

function Winner({ form, onChange, card }: PartProps & { readonly card: MatchCard }) {
  const name = (side: Side) => `${t(`side.${side}`)}: ${slotWords(card[side])}`;
  return (
    <fieldset class="plain">
      <legend>{t('paper.winner')}</legend>
      <div class="three">
        {(['red', 'nobody', 'blue'] as const).map((winner) => (
          <button
            key={winner}
            type="button"
            class={`press mark-${winner === 'nobody' ? 'level' : winner}`}
            aria-pressed={form.winner === winner}
            onClick={() => onChange({ ...form, winner })}
          >
            {winner === 'nobody' ? t('nobody') : name(winner)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A result read from paper, when the table had no screen. It is marked so for ever. */
export function PaperDialog(props: {
  readonly model: TableModel;
  readonly card: MatchCard;
  readonly onClose: () => void;
}) {
  const { model, card, onClose } = props;
  const form = useSignal<PaperForm>(emptyPaper);
  const change = (next: PaperForm) => {
    form.value = next;
  };
  const result = paperResult(form.value);
  const send = async () => {
    if (result && (await model.command('paper', { matchId: card.matchId, result }))) onClose();
  };
  const part = { form: form.value, onChange: change };
  return (
    <Dialog title={t('paper.title', { number: card.number })} onClose={onClose}>
      <p>{t('paper.about')}</p>
      <Winner {...part} card={card} />
      <label class="field">
        <span>{t('paper.method')}</span>
        <select
          value={form.value.method}
          onChange={(event) =>
            change({ ...form.value, method: event.currentTarget.value as Method })
          }
        >
          <option value="">{t('choose')}</option>
          {paperMethods.map((method) => (
            <option key={method} value={method}>
              {t(`method.${method}`)}
            </option>
          ))}
        </select>
      </label>
      <div class="three">
        <Text {...part} name="red" label={t('paper.points', { side: t('side.red') })} />
        <Text {...part} name="blue" label={t('paper.points', { side: t('side.blue') })} />
        <Text {...part} name="elapsed" label={t('paper.elapsed')} />
      </div>
      <Text {...part} name="by" label={t('paper.by')} />
      <button
        type="button"
        class="press confirm"
        disabled={!result || model.busy.value}
        onClick={() => void send()}
      >
        {t('paper.confirm')}
      </button>
      {model.refusal.value ? <p class="notice">{model.refusal.value}</p> : null}
    </Dialog>
  );
}
