import { useSignal } from '@preact/signals';
import type { Side, SubmissionBy } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { Dialog } from '../../ui/dialog.tsx';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';

/** Who submitted whom, how, and, if wanted, by what; what is illegal in this division says so. */
export function SubmissionDialog(props: {
  readonly model: TableModel;
  readonly side: Side;
  readonly screen: ScreenRules;
  readonly onClose: () => void;
}) {
  const { model, side, screen, onClose } = props;
  const technique = useSignal<string | null>(null);
  const call = (code: string) => {
    model.act({
      do: 'submission',
      side,
      by: code as SubmissionBy,
      ...(technique.value === null ? {} : { technique: technique.value }),
    });
    onClose();
  };
  return (
    <Dialog
      title={t('submission.title', { side: t(`side.${side}`) })}
      onClose={onClose}
      kind="wide"
    >
      <h3>{t('submission.by')}</h3>
      <Choices
        keys
        choices={screen.submissions.map(({ code, label, clause }) => ({
          code,
          label,
          note: clause,
        }))}
        onChoose={call}
      />
      {screen.legality.length > 0 ? (
        <>
          <h3>{t('submission.technique')}</h3>
          <p class="small">{t('submission.technique-first')}</p>
          <Choices
            chosen={technique.value}
            choices={screen.legality.map(({ code, label, legal, clause }) => ({
              code,
              label,
              note: `${t(`legal.${legal}`)} · ${clause}`,
              kind: `small-choice ${legal}`,
            }))}
            onChoose={(code) => {
              technique.value = technique.value === code ? null : code;
            }}
          />
        </>
      ) : null}
    </Dialog>
  );
}
