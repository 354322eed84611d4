import { useSignal } from '@preact/signals';
import type { MatchCard } from '@threecount/tournament';
import { type Absent, absentSides } from '../../parts/calls/absent.ts';
import { t } from '../../parts/calls/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { slotWords } from '../../ui/words.ts';
import { Calls, useCalls } from '../calls.tsx';
import type { TableModel } from '../model.ts';
import { t as table } from '../words.ts';
import { Confirm, SideChoice } from './fields.tsx';
import { Said, useSaid } from './said.tsx';

/** Who did not come: after the last call, or on the word of a named person before it. */
export function NoShowDialog(props: {
  readonly model: TableModel;
  readonly card: MatchCard;
  readonly onClose: () => void;
}) {
  const { model, card, onClose } = props;
  const { left } = useCalls(props);
  const absent = useSignal<Absent | null>(null);
  const { by, reason, said, isSaid } = useSaid();
  const chosen = absent.value;
  const record = async () => {
    if (chosen === null) return;
    const body = {
      matchId: card.matchId,
      absent: absentSides(chosen),
      ...(left === 0 ? {} : { overrule: said }),
    };
    if (await model.command('no-show', body)) onClose();
  };
  return (
    <Dialog title={t('no-show-title', { match: card.number })} onClose={onClose}>
      <p class="actions">
        <Calls model={model} card={card} />
      </p>
      <p>{left === 0 ? t('no-show-after') : t('no-show-before', { count: left })}</p>
      <SideChoice<'both'>
        chosen={chosen}
        words={(side) => `${table(`side.${side}`)}: ${slotWords(card[side])}`}
        between={{ code: 'both', label: t('absent-both'), kind: 'level' }}
        onChoose={(who) => {
          absent.value = who;
        }}
      />
      {left === 0 ? null : <Said by={by} reason={reason} />}
      <Confirm
        model={model}
        label={t('record')}
        disabled={chosen === null || (left > 0 && !isSaid) || model.busy.value}
        onPress={() => void record()}
      />
    </Dialog>
  );
}
