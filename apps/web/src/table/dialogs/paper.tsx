import { useSignal } from '@preact/signals';
import type { MatchCard } from '@threecount/tournament';
import { emptyPaper, methodsFor, type PaperForm, paperResultOf } from '../../parts/paper-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { slotWords } from '../../ui/words.ts';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';
import { Confirm, SideChoice, Typed } from './fields.tsx';

/** A result read from paper, when the table had no screen. It is marked so for ever. */
export function PaperDialog(props: {
  readonly model: TableModel;
  readonly card: MatchCard;
  readonly onClose: () => void;
}) {
  const { model, card, onClose } = props;
  const form = useSignal<PaperForm>(emptyPaper);
  const now = form.value;
  const change = (changed: Partial<PaperForm>) => {
    form.value = { ...now, ...changed };
  };
  const read = paperResultOf(now);
  const send = async () => {
    if (!read.ok) return;
    const { result } = read;
    if (await model.command('paper', { matchId: card.matchId, result })) onClose();
  };
  const typed = (name: 'red' | 'blue' | 'elapsed' | 'by', label: string) => (
    <Typed label={label} value={now[name]} onText={(text) => change({ [name]: text })} />
  );
  return (
    <Dialog title={t('paper.title', { number: card.number })} onClose={onClose}>
      <p>{t('paper.about')}</p>
      <fieldset class="plain">
        <legend>{t('paper.winner')}</legend>
        <SideChoice<'nobody'>
          chosen={now.winner === '' ? null : now.winner}
          words={(side) => `${t(`side.${side}`)}: ${slotWords(card[side])}`}
          between={{ code: 'nobody', label: t('nobody'), kind: 'level' }}
          onChoose={(winner) => change({ winner, method: '' })}
        />
      </fieldset>
      <label class="field">
        <span>{t('paper.method')}</span>
        <select
          value={now.method}
          onChange={({ currentTarget: { value } }) =>
            change({ method: methodsFor(now.winner).find((method) => method === value) ?? '' })
          }
        >
          <option value="">{t('choose')}</option>
          {methodsFor(now.winner).map((method) => (
            <option key={method} value={method}>
              {t(`method.${method}`)}
            </option>
          ))}
        </select>
      </label>
      <div class="three">
        {typed('red', t('paper.points', { side: t('side.red') }))}
        {typed('blue', t('paper.points', { side: t('side.blue') }))}
        {typed('elapsed', t('paper.elapsed'))}
      </div>
      {typed('by', t('paper.by'))}
      <Confirm
        model={model}
        label={t('paper.confirm')}
        disabled={!read.ok || model.busy.value}
        onPress={() => void send()}
      />
    </Dialog>
  );
}
